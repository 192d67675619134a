import { inferred, verified } from '../fact.ts'

/** The node itself mounts a share, and its resolver knows no Services. */
export const smbServer = inferred(
  { driver: 'smb.csi.k8s.io', notResolved: '.svc.cluster.local' } as const,
  ['github kubernetes-csi/csi-driver-smb/issues/294'],
)

/** A node that restarted keeps the mapping of one folder, and refuses that of another of the same share. */
export const smbFolders = verified('root share', ['smb-known-issues'])
