import { verified } from '../fact.ts'

/** Signals of eviction that a kubelet on Windows never has. */
export const linuxSignals = verified(
  ['nodefs.inodesFree'],
  ['github kubernetes/website/pull/47306', 'github kubernetes/kubernetes/issues/73792'],
)
