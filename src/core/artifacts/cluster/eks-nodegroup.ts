import { imageOf } from '../../catalog/platforms/pools/define.ts'
import { eksPool } from '../../catalog/platforms/pools/eks.ts'
import { defineArtifact } from '../../model/artifact.ts'
import { isManaged } from '../../model/managed-plan.ts'
import { yaml } from '../formats/content.ts'
import { because } from '../formats/explained.ts'
import { placeholders } from './pool/eks.ts'
import { poolDecisions, poolLabels, poolTaints } from './pool/settings.ts'

/** The node group for eksctl; the script beside it puts in the cluster. */
export const eksNodegroup = defineArtifact({
  id: 'eks-nodegroup',
  path: 'cluster/nodegroup.yaml',
  summary: 'The Windows node group, for eksctl',
  decisions: poolDecisions,
  carries: [],

  generate(scenario) {
    const { platform, windowsRelease } = scenario
    const image = imageOf(eksPool, windowsRelease)
    if (platform !== 'eks' || !isManaged(scenario) || !image) return undefined
    const labels = poolLabels(scenario)
    const taints = poolTaints(scenario)
    return yaml({
      apiVersion: because(eksPool.nodeGroup.value, { sources: eksPool.nodeGroup.sources }),
      kind: 'ClusterConfig',
      metadata: because(
        { name: placeholders.cluster, region: placeholders.region },
        { text: 'node-pool.sh puts the name and region of your cluster here.' },
      ),
      managedNodeGroups: [
        {
          name: 'windows',
          amiFamily: because(image.value, {
            decisions: ['windowsRelease'],
            sources: image.sources,
          }),
          instanceType: because(placeholders.instanceType, {
            text: 'Its network interface decides how many pods have an address.',
            decisions: ['maxPods'],
          }),
          minSize: 1,
          maxSize: 2,
          labels:
            labels.length > 0
              ? because(Object.fromEntries(labels.map(({ key, value }) => [key, value])), {
                  decisions: ['nodeLabels'],
                })
              : undefined,
          taints:
            taints.length > 0
              ? because(taints, { decisions: ['nodeTaint'], sources: eksPool.taints.sources })
              : undefined,
        },
      ],
    })
  },
})
