import { inferred, verified } from '../fact.ts'

/** Of volumes that somebody provisions, what Windows nodes cannot mount. */
export const volumeDrivers = {
  fileSystem: inferred('NTFS', ['gke-windows', 'github kubernetes/kubernetes/pull/112877'], {
    note: 'drivers behind CSI proxy format NTFS whatever a class asks for',
  }),
  /** Disks that one node at a time attaches: what claims with a file system may not ask of them. */
  disks: verified(
    { drivers: ['disk.csi.azure.com'], refused: ['ReadWriteMany', 'ReadOnlyMany'] } as const,
    [
      'github kubernetes-sigs/azuredisk-csi-driver/blob/d983d613b6dd04af5bcc886d309b8de6ea5637b6/pkg/azureutils/azure_disk_utils.go#L454-L458',
    ],
  ),
  /** `volumeDevices`, and so claims of that mode. */
  blockDevices: verified(false, ['doc002', 'doc004', 'doc003', 'web-intro-b']),
  /** The sockets of a runtime are files of Linux. */
  namedPipes: inferred(
    'named pipes',
    ['github aws/containers-roadmap/issues/245', 'github kubernetes/kubernetes/pull/69484'],
    { note: 'the threads are about the socket of Docker' },
  ),
  /** Drivers whose classes without a file system take one of Linux. */
  linuxDefault: inferred(
    ['pd.csi.storage.gke.io', 'kubernetes.io/gce-pd'],
    ['gke-windows', 'github kubernetes/kubernetes/pull/112877'],
    { note: 'drivers behind CSI proxy may format NTFS all the same' },
  ),
  /** Classes that GKE brings, without a file system of Windows. */
  builtIn: inferred(['standard-rwo', 'premium-rwo'], ['gke-windows'], {
    note: 'the page asks for a class of one’s own; that these make ext4 is its reason',
  }),
  /** Pods of which systems may mount one volume; what one node mounts alone is of one system in any case. */
  sharedBy: inferred('pods of one system', ['aks-docs concepts-storage.md#L192'], {
    note: 'the page is about AKS; shares by SMB are mounted by both',
  }),
  /** Names under which drivers register themselves; one that differs by a letter or two is one misspelt. */
  names: inferred(
    [
      'secrets-store.csi.k8s.io',
      'disk.csi.azure.com',
      'file.csi.azure.com',
      'smb.csi.k8s.io',
      'ebs.csi.aws.com',
      'pd.csi.storage.gke.io',
      'csi.vsphere.vmware.com',
    ],
    [
      'github kubernetes-sigs/secrets-store-csi-driver/blob/0aad886f70e94a6037325f4eaba4660338dde448/deploy/csidriver.yaml',
      'github kubernetes-sigs/azuredisk-csi-driver/blob/d983d613b6dd04af5bcc886d309b8de6ea5637b6/deploy/csi-azuredisk-driver.yaml',
    ],
    { note: 'of the others by the manifests of their repositories' },
  ),
  /** Drivers that have no Windows. */
  withoutWindows: verified(
    [
      'efs.csi.aws.com',
      's3.csi.aws.com',
      'nfs.csi.k8s.io',
      'blob.csi.azure.com',
      'fsx.openzfs.csi.aws.com',
      'driver.longhorn.io',
      'k8s-sigs.io/nfs-subdir-external-provisioner',
      'cluster.local/nfs-subdir-external-provisioner',
      'cluster.local/nfs-client-provisioner',
      'fuseim.pri/ifs',
    ],
    [
      'eks-guide storage/efs-csi.adoc#L25',
      'eks-guide storage/s3-csi.adoc#L24',
      'github kubernetes-csi/csi-driver-nfs/issues/287',
      'github kubernetes-sigs/blob-csi-driver/issues/473',
      'github kubernetes-sigs/aws-fsx-openzfs-csi-driver/issues/65',
      'github longhorn/longhorn/issues/4077',
      'github kubernetes-sigs/nfs-subdir-external-provisioner/issues/364',
    ],
    {
      note: 'of the last ones by threads of their repositories; the names of NFS provisioners are those of their guides',
    },
  ),
} as const
