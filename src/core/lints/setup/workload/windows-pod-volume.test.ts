import { testLint } from '../../../testing/test-lint.ts'
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

const mounting = (system: string, path: string) => `apiVersion: v1
kind: Pod
metadata: { name: a }
spec:
  nodeSelector: { kubernetes.io/os: ${system} }
  containers: [ { name: a, image: b } ]
  volumes:
  - name: s
    hostPath: { path: '${path}' }
`

const onGke = (system: string, type: string) =>
  made(system, 'pd.csi.storage.gke.io', '').replace(/parameters:.*/, `parameters: { ${type} }`)

const shared = (name: string) => `apiVersion: v1
kind: PersistentVolume
metadata: {name: share}
spec: {storageClassName: efs-sc, csi: {driver: efs.csi.aws.com, volumeHandle: fs-1}}
---
apiVersion: v1
kind: PersistentVolumeClaim
metadata: {name: share}
spec: {storageClassName: ${name}}
---
apiVersion: v1
kind: Pod
metadata: {name: a}
spec:
  nodeSelector: {kubernetes.io/os: windows}
  containers: [{name: a, image: a}]
  volumes: [{name: s, persistentVolumeClaim: {claimName: share}}]
`

const byDefault = (system: string, isDefault: string, type: string) =>
  made(system, 'pd.csi.storage.gke.io', type)
    .replace(
      'metadata: { name: fast }',
      `metadata: {name: fast, annotations: {storageclass.kubernetes.io/is-default-class: '${isDefault}'}}`,
    )
    .replace('spec: { storageClassName: fast }', 'spec: {}')

testLint(windowsPodVolume, {
  valid: [
    {
      name: 'such a volume of a pod for Linux',
      text: mounting('linux', '/a').replace(/hostPath:.*/, 'cephfs: { monitors: [a] }'),
    },
    {
      name: 'a class of that name that was sent',
      text: onGke('windows', 'csi.storage.k8s.io/fstype: NTFS').replaceAll(
        /\bfast\b/g,
        'standard-rwo',
      ),
    },
    {
      name: 'a class whose driver mounts by SMB',
      text: made('windows', 'file.csi.azure.com', 'x').replace(
        /parameters:.*/,
        'parameters: {protocol: smb}',
      ),
    },
    { name: 'a volume of another class', text: shared('smb') },
    { name: 'a class of GKE with NTFS', text: onGke('windows', 'csi.storage.k8s.io/fstype: NTFS') },
    { name: 'a class of GKE for Linux', text: onGke('linux', 'type: pd-balanced') },
    { name: 'a named pipe', text: mounting('windows', String.raw`\\.\pipe\docker_engine`) },
    {
      name: 'a socket that a driver makes itself',
      text: mounting('windows', '/var/lib/kubelet/plugins/a/csi.sock'),
    },
    { name: 'a socket of a Linux node', text: mounting('linux', '/run/docker.sock') },
    {
      name: 'a claim without a class where that of NTFS is the default',
      text: byDefault('windows', 'true', 'NTFS'),
    },
    { name: 'a class that is the default no more', text: byDefault('windows', 'false', 'ext4') },
    { name: 'a default class and a pod of Linux', text: byDefault('linux', 'true', 'ext4') },
    {
      name: 'a claim that asks for no class',
      text: byDefault('windows', 'true', 'ext4').replace(
        'spec: {}',
        "spec: {storageClassName: ''}",
      ),
    },
    {
      name: 'a claim without a class on another platform',
      text: set.replace('volumeName: disk', ''),
      known: { platform: 'eks' },
    },
    { name: 'NTFS', text: made('windows', 'pd.csi.storage.gke.io', 'NTFS') },
    { name: 'a pod of Linux', text: made('linux', 'efs.csi.aws.com', 'ext4') },
  ],
  invalid: [
    {
      name: 'a class that GKE brings',
      text: shared('standard-rwo'),
      messages: [/class standard-rwo, which GKE brings and which makes ext4/],
      severity: 'warning',
    },
    {
      name: 'the default class, which a claim without one gets',
      text: byDefault('windows', 'true', 'ext4'),
      messages: [/StorageClass fast asks for ext4/],
      severity: 'warning',
    },
    {
      name: 'a claim of a set without a class on GKE, whose default makes ext4',
      text: set.replace('volumeName: disk', ''),
      known: { platform: 'gke' },
      messages: [/no storageClassName, so it takes the default class of GKE/],
      severity: 'warning',
    },
    {
      name: 'a class of GKE in a claim of a set',
      text: set.replace('volumeName: disk', 'storageClassName: premium-rwo'),
      messages: [/class premium-rwo, which GKE brings/],
      severity: 'warning',
    },
    {
      name: 'a class whose driver mounts by NFS',
      text: made('windows', 'file.csi.azure.com', 'x').replace(
        /parameters:.*/,
        'parameters: {protocol: nfs}',
      ),
      messages: [/StorageClass fast is one of NFS/],
      severity: 'warning',
    },
    {
      name: 'a class in the values of a chart',
      text: `=== values.yaml ===
storageClasses:
  - name: fast
    parameters:
      csi.storage.k8s.io/fstype: ext4
=== app.yaml ===
${made('windows', 'ebs.csi.aws.com', 'ntfs').replace(/^[^]*?---\n/, '')}`,
      messages: [/StorageClass fast asks for ext4/],
      severity: 'warning',
    },
    {
      name: 'a claim for a raw device',
      text: made('windows', 'disk.csi.azure.com', 'ntfs').replace(
        '{ storageClassName: fast }',
        '{ storageClassName: fast, volumeMode: Block }',
      ),
      messages: [/raw block device/],
      severity: 'warning',
    },
    {
      name: 'a volume of NFS',
      text: set.replace(
        'csi: { driver: disk.csi.azure.com, fsType: ext4 }',
        'nfs: { server: a, path: /b }',
      ),
      messages: [/PersistentVolume disk is one of NFS/],
      severity: 'warning',
    },
    {
      name: 'the driver for NFS',
      text: made('windows', 'nfs.csi.k8s.io', 'a'),
      messages: [/driver nfs\.csi\.k8s\.io, which has no Windows/],
      severity: 'warning',
    },
    {
      name: 'a class of GKE without a file system',
      text: onGke('windows', 'type: pd-balanced'),
      messages: [/names no file system: pd.csi.storage.gke.io takes ext4/],
      severity: 'warning',
    },
    {
      name: 'a socket of Linux',
      text: mounting('windows', '/var/run/docker.sock'),
      messages: [/mounts \/var\/run\/docker\.sock; Windows nodes have named pipes/],
      severity: 'warning',
    },
    {
      name: 'a volume that the kubelet mounts on Linux',
      text: mounting('windows', 'C:\\a').replace(/hostPath:.*/, 'iscsi: { iqn: a, lun: 0 }'),
      messages: [/a volume of the kind iscsi, which the kubelet mounts on Linux alone/],
      severity: 'warning',
    },
    {
      name: 'such a volume behind a claim',
      text: set.replace(/csi: \{.*\} \}/, 'rbd: { image: a } }'),
      messages: [/a volume of the kind rbd/],
      severity: 'warning',
    },
    {
      name: 'a file system of Linux',
      text: made('windows', 'pd.csi.storage.gke.io', 'ext4'),
      messages: [/StorageClass fast asks for ext4/],
      // Drivers behind CSI proxy do not go by it.
      severity: 'warning',
    },
    {
      name: 'a class of Longhorn',
      text: made('windows', 'driver.longhorn.io', 'a'),
      messages: [/driver driver\.longhorn\.io, which has no Windows/],
    },
    {
      name: 'a driver without Windows',
      text: made('windows', 'efs.csi.aws.com', 'a'),
      messages: [/driver efs.csi.aws.com, which has no Windows/],
      severity: 'warning',
    },
    {
      name: 'the only volume of the class that a claim asks for',
      text: shared('efs-sc'),
      messages: [/PersistentVolume share is of the driver efs.csi.aws.com, which has no Windows/],
      severity: 'warning',
    },
    {
      name: 'a volume that a set claims',
      text: set,
      messages: [/PersistentVolume disk asks for ext4/],
      severity: 'warning',
    },
  ],
})
