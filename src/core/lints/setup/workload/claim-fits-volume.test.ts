import { testLint } from '../../../testing/test-lint.ts'
import { claimFitsVolume } from './claim-fits-volume.ts'

const volume = (spec = '', name = 'pv-a', share = 'a', handle = 'files/a##') =>
  `apiVersion: v1
kind: PersistentVolume
metadata: {name: ${name}}
spec:
  capacity: {storage: 10Gi}
  accessModes: [ReadWriteMany]
  csi: {driver: smb.csi.k8s.io, volumeHandle: '${handle}', volumeAttributes: {source: //files/${share}}}
${spec}---
`
const smb = '  storageClassName: smb\n'
const claim = (spec: string, size = '5Gi', mode = 'ReadWriteMany') =>
  `apiVersion: v1\nkind: PersistentVolumeClaim\nmetadata: {name: a}\nspec: {accessModes: [${mode}], resources: {requests: {storage: ${size}}}, ${spec}}\n---\n`

testLint(claimFitsVolume, {
  valid: [
    {
      name: 'the same class',
      text: volume(smb) + claim('storageClassName: smb, volumeName: pv-a'),
    },
    {
      name: 'no class, which both have',
      text: volume() + claim('storageClassName: "", volumeName: pv-a'),
    },
    { name: 'a class that is left open', text: volume(smb) + claim('volumeName: pv-a') },
    {
      name: 'another volume',
      text: volume(smb) + claim('storageClassName: nfs, volumeName: pv-b'),
    },
    {
      name: 'all of its size',
      text: volume() + claim('storageClassName: "", volumeName: pv-a', '10Gi'),
    },
    {
      name: 'two folders of one share, told apart by nobody',
      text: volume() + volume('', 'pv-b'),
    },
    { name: 'two shares', text: volume() + volume('', 'pv-b', 'b', 'files/b##') },
  ],
  invalid: [
    {
      name: 'another class',
      text: volume(smb) + claim('storageClassName: smb-win, volumeName: pv-a'),
      messages: [/its class is smb-win, that of the volume smb/],
      severity: 'warning',
    },
    {
      name: 'a class that the volume does not have',
      text: volume() + claim('storageClassName: smb, volumeName: pv-a'),
      messages: [/that of the volume none/],
    },
    {
      name: 'more than it has',
      text: volume() + claim('storageClassName: "", volumeName: pv-a', '20Gi'),
      messages: [/asks for 20Gi where the volume has 10Gi/],
    },
    {
      name: 'another mode',
      text: volume() + claim('storageClassName: "", volumeName: pv-a', '5Gi', 'ReadWriteOnce'),
      messages: [/asks for ReadWriteOnce where the volume has ReadWriteMany/],
    },
    {
      name: 'one handle for two shares',
      text: volume() + volume('', 'pv-b', 'b'),
      messages: [/pv-a and pv-b are of different shares and have one volumeHandle/],
    },
  ],
})
