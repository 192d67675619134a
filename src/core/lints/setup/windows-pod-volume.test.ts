import { testLint } from '../../testing/test-lint.ts'
import { windowsPodVolume } from './windows-pod-volume.ts'

const made = (system: string, provisioner: string, type: string) => `apiVersion: storage.k8s.io/v1
kind: StorageClass
metadata: { name: fast }
provisioner: ${provisioner}
parameters: { csi.storage.k8s.io/fstype: ${type} }
---
apiVersion: v1
kind: PersistentVolumeClaim
metadata: { name: data }
spec: { storageClassName: fast }
---
apiVersion: v1
kind: Pod
metadata: { name: a }
spec:
  nodeSelector: { kubernetes.io/os: ${system} }
  containers: [ { name: a, image: b } ]
  volumes:
  - name: d
    persistentVolumeClaim: { claimName: data }
`
const set = `apiVersion: v1
kind: PersistentVolume
metadata: { name: disk }
spec: { csi: { driver: disk.csi.azure.com, fsType: ext4 } }
---
apiVersion: apps/v1
kind: StatefulSet
metadata: { name: a }
spec:
  template:
    spec:
      nodeSelector: { kubernetes.io/os: windows }
      containers: [ { name: a, image: b } ]
  volumeClaimTemplates:
  - metadata: { name: d }
    spec: { volumeName: disk }
`

testLint(windowsPodVolume, {
  valid: [
    { name: 'NTFS', text: made('windows', 'pd.csi.storage.gke.io', 'NTFS') },
    { name: 'a pod of Linux', text: made('linux', 'efs.csi.aws.com', 'ext4') },
  ],
  invalid: [
    {
      name: 'a file system of Linux',
      text: made('windows', 'pd.csi.storage.gke.io', 'ext4'),
      messages: [/StorageClass fast makes volumes with ext4/],
      severity: 'error',
    },
    {
      name: 'a driver without Windows',
      text: made('windows', 'efs.csi.aws.com', 'a'),
      messages: [/driver efs.csi.aws.com, which has no Windows/],
      severity: 'warning',
    },
    {
      name: 'a volume that a set claims',
      text: set,
      messages: [/PersistentVolume disk makes volumes with ext4/],
      severity: 'error',
    },
  ],
})
