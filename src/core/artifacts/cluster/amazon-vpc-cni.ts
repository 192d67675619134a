import { catalog } from '../../catalog/catalog.ts'
import { eksPool } from '../../catalog/platforms/pools/eks.ts'
import { defineArtifact } from '../../model/artifact.ts'
import { isManaged } from '../../model/managed-plan.ts'
import { yaml } from '../formats/content.ts'
import { because } from '../formats/explained.ts'
import { placeholders } from './pool/eks.ts'

/** Turns on addresses for Windows nodes, and prefixes where single addresses are too few. */
export const amazonVpcCni = defineArtifact({
  id: 'amazon-vpc-cni',
  path: 'cluster/amazon-vpc-cni.yaml',
  summary: 'The ConfigMap that gives Windows pods addresses of the VPC',
  decisions: ['joinMethod', 'platform', 'maxPods'],
  carries: [],

  generate({ joinMethod, platform, maxPods }) {
    if (platform !== 'eks' || !isManaged({ joinMethod })) return undefined
    const { windowsIpam, prefixes } = eksPool
    return yaml({
      apiVersion: 'v1',
      kind: 'ConfigMap',
      metadata: { name: 'amazon-vpc-cni', namespace: 'kube-system' },
      data: {
        [windowsIpam.value]: because('true', { sources: windowsIpam.sources }),
        [prefixes.value]: needsPrefixes(maxPods)
          ? because('true', {
              text: 'One network interface has fewer addresses than the plan has pods. It takes a subnet with free /28 blocks.',
              decisions: ['maxPods'],
              sources: prefixes.sources,
            })
          : undefined,
      },
    })
  },
})

/** Whether the instance type of the node group has too few addresses. */
function needsPrefixes(maxPods: number): boolean {
  const { perInterface } = catalog.platforms.eks.pool?.maxPods ?? {}
  const type = perInterface?.value.examples.find((one) => one.type === placeholders.instanceType)
  return type === undefined || maxPods > type.addresses - 1
}
