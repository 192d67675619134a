import { inferred } from '../fact.ts'

/** Pods and kube-proxy use a network that an agent, or the plugin with the first pod, has made in HNS. */
export const networkFirst = inferred(
  'a network in HNS before pods get addresses',
  ['plugins-win-overlay_windows#L106-L116', 'swt#89'],
  { note: 'some plugins make theirs with the first pod of a node' },
)
