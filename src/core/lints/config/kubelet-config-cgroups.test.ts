import { testLint } from '../../testing/test-lint.ts'
import { kubeletConfigCgroups } from './kubelet-config-cgroups.ts'

const header = 'apiVersion: kubelet.config.k8s.io/v1beta1\nkind: KubeletConfiguration\n'

testLint(kubeletConfigCgroups, {
  valid: [
    {
      name: 'both off',
      text: `${header}cgroupsPerQOS: false\nenforceNodeAllocatable: []\n`,
      known: { kubernetesVersion: '1.25' },
    },
    {
      name: 'a version that no longer minds',
      text: `${header}cgroupsPerQOS: true\n`,
      known: { kubernetesVersion: '1.31' },
    },
  ],
  invalid: [
    {
      name: 'both on',
      text: `${header}cgroupsPerQOS: true\nenforceNodeAllocatable: [pods]\n`,
      known: { kubernetesVersion: '1.25' },
      messages: [/cgroupsPerQOS is true/, /enforceNodeAllocatable is pods/],
      severity: 'error',
      basis: 'refused',
    },
  ],
})
