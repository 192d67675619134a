import { verified } from './fact.ts'

/** Where kube-proxy has the range of its own node, which lies in that of all pods. */
export const nodeRange = verified(
  { distribution: 'openshift', network: 'OVNKubernetesHybridOverlayNetwork' } as const,
  ['wmco-services', 'ovn-node#L97-L103'],
)
