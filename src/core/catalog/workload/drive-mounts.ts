import { inferred } from '../fact.ts'

/** From this containerd on a volume can be mounted as a whole drive, which is not C:. */
export const driveMounts = inferred({ from: '1.6.5', never: 'C:' } as const, [
  'github containerd/containerd/issues/6589',
  'github kubernetes-sigs/azurefile-csi-driver/issues/923',
  'github containerd/containerd/pull/6929',
  'github moby/moby/pull/43692',
])
