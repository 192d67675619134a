import { testLint } from '../../testing/test-lint.ts'
import { kubeadmFilePermissions } from './kubeadm-file-permissions.ts'

const machine = (permissions: unknown) => ({
  apiVersion: 'bootstrap.cluster.x-k8s.io/v1beta1',
  kind: 'KubeadmConfigTemplate',
  metadata: { name: 'win' },
  spec: { template: { spec: { files: [{ path: 'C:/a.ps1', content: '', permissions }] } } },
})

testLint(kubeadmFilePermissions, {
  valid: [
    { name: 'text', document: machine('0744') },
    { name: 'none', document: machine(undefined) },
  ],
  invalid: [
    {
      name: 'a number',
      document: machine(0o744),
      messages: [/files\[0\]\.permissions is a number, 484/],
      severity: 'warning',
    },
  ],
})
