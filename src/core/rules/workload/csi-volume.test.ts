import { testRule } from '../../testing/test-rule.ts'
import { csiVolume } from './csi-volume.ts'

const volumes = ['csi:smb.csi.k8s.io:/x']

testRule(csiVolume, {
  valid: [{}, { kubernetesVersion: '1.17', volumes: ['emptyDir::/x'] }],
  invalid: [
    {
      given: { volumes, kubernetesVersion: '1.17' },
      severity: 'warning',
      basis: 'unsupported',
      message: /Up to Kubernetes 1\.17/,
    },
    { given: { volumes, kubernetesVersion: '1.18' }, severity: 'info', message: /node\.$/ },
    { given: { volumes }, severity: 'info', message: /as HostProcess/ },
  ],
})
