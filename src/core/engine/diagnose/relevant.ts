import { platforms } from '../../catalog/platforms/index.ts'
import { isSetByPlatform } from '../../model/managed-plan.ts'
import type { AnyRule } from '../../model/rule.ts'
import type { DecisionId } from '../../model/scenario.ts'
import type { Possible } from '../lint/worlds.ts'

/** What a customer is asked for; the rest comes with what they send to answer it. */
const asked: ReadonlySet<DecisionId> = new Set<DecisionId>([
  'kubernetesVersion',
  'windowsRelease',
  'containerRuntime',
  'isolation',
  'networkMode',
  'cni',
])

/** Whether to ask for what a rule alone leaves open. */
export const isRelevant = (
  { matrix, basis }: AnyRule,
  [id]: readonly DecisionId[],
  { platform = [] }: Possible,
) =>
  id !== undefined &&
  asked.has(id) &&
  (matrix === true || basis !== 'advice') &&
  // What makes the node there decides it.
  !(isSetByPlatform(id) && platform.some((one) => pools.has(String(one))))

/** Platforms that make their nodes from pools. */
const pools: ReadonlySet<string> = new Set(
  Object.values(platforms)
    .filter(({ pool }) => pool !== undefined)
    .map(({ id }) => id),
)
