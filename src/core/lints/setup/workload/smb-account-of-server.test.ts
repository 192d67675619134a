import { testLint } from '../../../testing/test-lint.ts'
import { smbAccountOfServer } from './smb-account-of-server.ts'

const volume = (source: string, secret?: string) => `apiVersion: v1
kind: PersistentVolume
metadata: { name: a }
spec:
  csi:
    driver: smb.csi.k8s.io
    volumeAttributes: { source: '${source}' }
${secret === undefined ? '' : `    nodeStageSecretRef: { name: ${secret}, namespace: default }\n`}---
`
const storageClass = (source: string, secret: string) => `apiVersion: storage.k8s.io/v1
kind: StorageClass
metadata: { name: smb }
provisioner: smb.csi.k8s.io
parameters:
  source: '${source}'
  csi.storage.k8s.io/node-stage-secret-name: ${secret}
  csi.storage.k8s.io/node-stage-secret-namespace: default
---
`
const pod = (system: string) => `apiVersion: v1
kind: Pod
metadata: { name: a }
spec:
  nodeSelector: { kubernetes.io/os: ${system} }
  containers: [ { name: a, image: b } ]
`

testLint(smbAccountOfServer, {
  valid: [
    {
      name: 'one account',
      text: volume('//files/team', 'creds') + volume('//files/apps', 'creds') + pod('windows'),
    },
    {
      name: 'two servers',
      text: volume('//files/team', 'creds') + volume('//backup/team', 'other') + pod('windows'),
    },
    {
      name: 'pods of Linux',
      text: volume('//files/team', 'creds') + volume('//files/apps', 'other') + pod('linux'),
    },
    {
      name: 'an account that nobody tells',
      text: volume('//files/team', 'creds') + volume('//files/apps') + pod('windows'),
    },
  ],
  invalid: [
    {
      name: 'two accounts for one server',
      text:
        volume('//10.20.3.56/share', 'app') +
        volume('//10.20.3.56/backup', 'backup') +
        pod('windows'),
      messages: [/with the Secret backup and .* with app: .*\(1219\)/],
      severity: 'warning',
    },
    {
      name: 'a volume and a class of volumes',
      text: volume('//files/team', 'app') + storageClass('//FILES/apps', 'backup') + pod('windows'),
      messages: [/refuses the second/],
      severity: 'warning',
    },
  ],
})
