import { verified } from '../fact.ts'

/** Up to there such pods were for one namespace alone. */
export const criticalPods = verified(
  {
    classes: ['system-node-critical', 'system-cluster-critical'],
    namespace: 'kube-system',
    through: '1.16',
  },
  ['github kubernetes/kubernetes/pull/76310', 'github kubernetes/kubernetes/pull/93121'],
)
