import { testLint } from '../../../testing/test-lint.ts'
import { claimOfOneSystem } from './claim-of-one-system.ts'

const claim = (modes: string) => `apiVersion: v1
kind: PersistentVolumeClaim
metadata: { name: data }
spec: { storageClassName: managed-csi, accessModes: [${modes}] }
`
const user = (system: string, more = '') => `---
apiVersion: apps/v1
kind: Deployment
metadata: { name: on-${system}${more} }
spec:
  template:
    spec:
      nodeSelector: { kubernetes.io/os: ${system} }
      containers: [ { name: a, image: b } ]
      volumes:
      - name: d
        persistentVolumeClaim: { claimName: data }
`

testLint(claimOfOneSystem, {
  valid: [
    { name: 'a share for both', text: claim('ReadWriteMany') + user('linux') + user('windows') },
    ...['azurefile-csi', 'smb', '""'].map((name) => ({
      name: `a share by its class, or a volume made by hand: ${name}`,
      text: claim('ReadWriteOnce').replace('managed-csi', name) + user('linux') + user('windows'),
    })),
    {
      name: 'a share by the driver of its class',
      text: `${claim('ReadWriteOnce')}---
apiVersion: storage.k8s.io/v1
kind: StorageClass
metadata: { name: managed-csi }
provisioner: file.csi.azure.com
${user('linux')}${user('windows')}`,
    },
    { name: 'pods of Windows alone', text: claim('ReadWriteOnce') + user('windows') },
    {
      name: 'of another namespace',
      text: claim('ReadWriteOnce') + user('linux', ', namespace: other') + user('windows'),
    },
    {
      name: 'what does not run',
      text:
        claim('ReadWriteOnce') +
        user('linux').replace('  template:', '  replicas: 0\n  template:') +
        user('windows'),
    },
    {
      name: 'another claim',
      text:
        claim('ReadWriteOnce') +
        user('linux').replace('claimName: data', 'claimName: other') +
        user('windows'),
    },
  ],
  invalid: [
    {
      name: 'a disk for both',
      text: claim('ReadWriteOnce') + user('linux') + user('windows'),
      messages: [/use the claim data, which only one node mounts at a time/],
      severity: 'warning',
    },
    {
      name: 'a disk of one pod',
      text: claim('ReadWriteOncePod') + user('windows') + user('linux'),
      messages: [/Deployment on-windows on Windows and of Deployment on-linux on Linux/],
      severity: 'warning',
    },
  ],
})
