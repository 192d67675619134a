import { inferred } from '../fact.ts'

/** The node itself mounts a share, and its resolver knows no Services. */
export const smbServer = inferred(
  { driver: 'smb.csi.k8s.io', notResolved: '.svc.cluster.local' } as const,
  ['github kubernetes-csi/csi-driver-smb/issues/294'],
)
