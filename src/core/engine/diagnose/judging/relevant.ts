import { cni as plugins } from '../../../catalog/cni/index.ts'
import { platforms } from '../../../catalog/platforms/index.ts'
import { platformOf } from '../../../catalog/platforms/place.ts'
import { isSetByPlatform } from '../../../model/managed-plan.ts'
import type { AnyRule } from '../../../model/rule.ts'
import type { DecisionId } from '../../../model/scenario.ts'
import type { Possible, World } from '../../lint/worlds.ts'
import type { Context } from '../facts/facts.ts'

/** What a customer is asked for; the rest comes with what they send to answer it. */
const asked: ReadonlySet<DecisionId> = new Set<DecisionId>([
  'kubernetesVersion',
  'windowsRelease',
  'containerRuntime',
  'isolation',
  'networkMode',
  'cni',
])

/**
 * Whether to ask for what a rule alone leaves open; for the platform where a support matrix depends
 * on it.
 */
export const isRelevant = (
  { matrix, basis }: AnyRule,
  [id]: readonly DecisionId[],
  { platform = [] }: Possible,
) =>
  id !== undefined &&
  (asked.has(id) || (id === 'platform' && matrix === true)) &&
  (matrix === true || basis !== 'advice') &&
  // What makes the node there decides it.
  !(isSetByPlatform(id) && platform.length > 0 && platform.every((one) => pools.has(String(one))))

/** Whether a case is one of a plugin that comes with a platform of which nothing tells: nobody is asked for it. */
export function isStrange(
  { decisions }: AnyRule,
  { cni }: World,
  { observed, possible }: Context,
): boolean {
  if (!decisions.includes('cni')) return false
  const { nodesBy, platforms: own } = plugins[cni]
  const { platform = [] } = possible
  return (
    nodesBy?.value === 'eks' &&
    !observed.has('cni') &&
    !(
      observed.has('platform') &&
      platform.some((one) => own?.value.some((id) => id === one || platformOf[id] === one))
    )
  )
}

/** Platforms that make their nodes from pools. */
const pools: ReadonlySet<string> = new Set(
  Object.values(platforms)
    .filter(({ pool }) => pool !== undefined)
    .map(({ id }) => id),
)
