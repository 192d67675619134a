import { inferred, verified } from '../fact.ts'

/** The node itself mounts a share, and its resolver knows no Services. */
export const smbServer = inferred(
  { driver: 'smb.csi.k8s.io', notResolved: '.svc.cluster.local' } as const,
  ['github kubernetes-csi/csi-driver-smb/issues/294'],
)

/** A node that restarted keeps the mapping of one folder, and refuses that of another of the same share. */
export const smbFolders = verified('root share', ['smb-known-issues'])

/** Windows maps the shares of one server with one account. */
export const smbAccounts = inferred('one account for one server', [
  'github kubernetes-csi/csi-driver-smb/issues/219',
  'github kubernetes-sigs/azurefile-csi-driver/pull/3416',
])

/** The first driver that takes a slash off the end of a source before Windows maps it. */
export const smbSlash = verified('1.9.0', [
  'github kubernetes-csi/csi-driver-smb/issues/453',
  'github kubernetes-csi/csi-driver-smb/blob/v1.9.0/pkg/mounter/safe_mounter_windows.go',
])

/** The repositories of the driver’s images end so, the newer and the older ones. */
export const smbImages = verified(
  ['smbplugin', 'smb-csi'],
  [
    'github kubernetes-csi/csi-driver-smb/blob/v1.8.0/charts/latest/csi-driver-smb/values.yaml',
    'github kubernetes-csi/csi-driver-smb/blob/v1.3.0/charts/latest/csi-driver-smb/values.yaml',
  ],
)

/** On Windows a share is mapped with a user and a password; a mount without them is not known there. */
export const smbAccountNeeded = inferred(
  { guest: 'guest' } as const,
  [
    'github kubernetes-csi/csi-driver-smb/blob/95c6968057eeab711c5913fa6c26295759b6ceb3/pkg/smb/nodeserver.go',
    'github kubernetes-csi/csi-driver-smb/blob/95c6968057eeab711c5913fa6c26295759b6ceb3/pkg/mounter/safe_mounter_windows.go',
    'github kubernetes-csi/csi-driver-smb/blob/95c6968057eeab711c5913fa6c26295759b6ceb3/pkg/os/smb/smb.go',
  ],
  { note: 'drivers before 1.9 do not read the option on Windows' },
)
