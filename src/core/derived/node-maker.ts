import { catalog } from '../catalog/catalog.ts'
import { isManaged } from '../model/managed-plan.ts'
import type { Scenario } from '../model/scenario.ts'

/**
 * Who makes the node: our scripts, the platform from a pool, or what alone is documented for a
 * plugin: the operator of OpenShift, EKS.
 */
export type NodeMaker = 'scripts' | 'pool' | 'operator' | 'eks'

export const makerDecisions = ['joinMethod', 'cni', 'platform'] as const

/** Who makes the node of this plan. */
export function nodeMaker(scenario: Pick<Scenario, (typeof makerDecisions)[number]>): NodeMaker {
  if (isManaged(scenario)) return 'pool'
  const { nodesBy, platforms } = catalog.cni[scenario.cni]
  return nodesBy && !platforms?.value.includes(scenario.platform) ? nodesBy.value : 'scripts'
}

/** A file for a node that our scripts make. */
export const isNodeFile = (path: string) =>
  /^(?:node|cni)\/|^cluster\/(?:identities|kube-proxy|calico-endpoint)\.|^(?:RENEW|UPGRADE)\.md$/.test(
    path,
  ) || /^verify\/.*\.ps1$/.test(path)
