import { catalog } from '../../catalog/catalog.ts'
import { modes } from '../../catalog/modes/index.ts'
import { isManaged } from '../../model/managed-plan.ts'
import type { Scenario } from '../../model/scenario.ts'
import type { Part, PartId } from './model.ts'
import { words } from './parts.ts'
import { firstOf } from './text.ts'

type PoolWords = Pick<Part, 'value' | 'detail' | 'setBy'>

/** The name of the platform that makes the node from a pool; undefined where somebody else does. */
export const poolMaker = (scenario: Pick<Scenario, 'joinMethod' | 'platform'>) =>
  isManaged(scenario) ? catalog.platforms[scenario.platform].name : undefined

/** What a part says of itself, whoever makes the node: what a platform sets is called so. */
export function wordsOf(id: PartId, scenario: Scenario): PoolWords {
  const maker = poolMaker(scenario)
  return (maker === undefined ? undefined : poolWords[id]?.(scenario, maker)) ?? words[id](scenario)
}

const poolWords: Readonly<
  Partial<Record<PartId, (scenario: Scenario, maker: string) => PoolWords>>
> = {
  'control-plane': ({ kubernetesVersion }, maker) => ({
    value: `Kubernetes ${kubernetesVersion}`,
    detail: [`API server set by ${maker}`, 'node pool'],
  }),
  host: ({ windowsRelease }, maker) => ({
    value: catalog.windows[windowsRelease].name,
    detail: [`build and name set by ${maker}`],
  }),
  runtime: (scenario, maker) => ({
    value: catalog.runtimes[scenario.containerRuntime].name,
    detail: words.runtime(scenario).detail.slice(1),
    setBy: maker,
  }),
  services: ({ maxPods }, maker) => ({
    value: 'Services of the node image',
    detail: [`${maxPods} pods at most`, 'no kubelet to install'],
    setBy: maker,
  }),
  network: ({ cni, networkMode }, maker) => ({
    value: catalog.cni[cni].name,
    detail: [modes[networkMode].name, modes[networkMode].drawing.does],
    setBy: maker,
  }),
  addresses: ({ clusterCIDR, serviceCIDR }, maker) => ({
    value: `Pods ${firstOf(clusterCIDR)}`,
    detail: [`Services ${firstOf(serviceCIDR)}`, `node set by ${maker}`],
  }),
}

/** The address of the node where the plan has one. */
export const ownAddress = (scenario: Scenario) =>
  isManaged(scenario) ? '' : firstOf(scenario.nodeIP)
