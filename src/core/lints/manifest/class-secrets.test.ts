import { testLint } from '../../testing/test-lint.ts'
import { classSecrets } from './class-secrets.ts'

const storage = (parameters: object) => ({
  apiVersion: 'storage.k8s.io/v1',
  kind: 'StorageClass',
  metadata: { name: 'smb' },
  provisioner: 'smb.csi.k8s.io',
  parameters,
})
const stage = 'csi.storage.k8s.io/node-stage-secret'

testLint(classSecrets, {
  valid: [
    {
      name: 'both',
      document: storage({ [`${stage}-name`]: 'a', [`${stage}-namespace`]: 'b' }),
    },
    { name: 'parameters of the driver', document: storage({ source: '//a/b', secretName: 'c' }) },
  ],
  invalid: [
    {
      name: 'the name alone',
      document: storage({ [`${stage}-name`]: 'a' }),
      messages: [/has csi\.storage\.k8s\.io\/node-stage-secret-name without .*-secret-namespace/],
      severity: 'warning',
    },
  ],
})
