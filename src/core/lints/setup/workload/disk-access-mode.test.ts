import { testLint } from '../../../testing/test-lint.ts'
import { diskAccessMode } from './disk-access-mode.ts'

const storage = (provisioner: string) => `apiVersion: storage.k8s.io/v1
kind: StorageClass
metadata: {name: fast}
provisioner: ${provisioner}
---
`
const claim = (mode: string, more = '') => `apiVersion: v1
kind: PersistentVolumeClaim
metadata: {name: data}
spec: {storageClassName: fast, accessModes: [${mode}]${more}, resources: {requests: {storage: 5Gi}}}
`
const disk = storage('disk.csi.azure.com')

testLint(diskAccessMode, {
  valid: [
    { name: 'a disk of one node', text: disk + claim('ReadWriteOnce') },
    { name: 'shared files', text: storage('file.csi.azure.com') + claim('ReadWriteMany') },
    { name: 'a shared block device', text: disk + claim('ReadWriteMany', ', volumeMode: Block') },
    { name: 'a class that was not sent', text: claim('ReadWriteMany') },
  ],
  invalid: [
    {
      name: 'a disk that several nodes are to write',
      text: disk + claim('ReadWriteMany'),
      messages: [/asks for ReadWriteMany, and its class fast makes disks of disk\.csi\.azure\.com/],
      severity: 'error',
    },
  ],
})
