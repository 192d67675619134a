import type { Fact, SourceRef } from '../catalog/fact.ts'
import { nodeSettings } from '../catalog/flags/node-settings.ts'
import { kubernetes } from '../catalog/kubernetes/index.ts'
import { lineOf, runtimes } from '../catalog/runtimes/index.ts'
import { isManaged, isSetByPlatform } from '../model/managed-plan.ts'
import type { DecisionId, Scenario } from '../model/scenario.ts'
import { isAtLeast } from '../values/version.ts'

/** A value that a source recommends for this plan. */
export interface Recommended {
  /** Because of what, as a sentence. */
  readonly because: string
  readonly sources: readonly SourceRef[]
}

type Speaks = (scenario: Scenario) => Recommended | undefined

/** Only what a source recommends, and only where the plan has it; everything else is a default. */
const speaks: Readonly<Partial<Record<DecisionId, Speaks>>> = {
  runtimeVersion({ containerRuntime, kubernetesVersion, runtimeVersion }) {
    const fact = kubernetes[kubernetesVersion].runtimes.containerd?.recommended
    if (containerRuntime !== 'containerd' || !isSure(fact)) return undefined
    const line = lineOf(runtimes.containerd, runtimeVersion)
    const floor = fact.value.find(
      (least) => line === lineOf(runtimes.containerd, least) && isAtLeast(runtimeVersion, least),
    )
    return floor === undefined
      ? undefined
      : {
          because: `The containerd project recommends ${floor} or a later release of its line with Kubernetes ${kubernetesVersion}.`,
          sources: fact.sources,
        }
  },
  windowsPriorityClass({ windowsPriorityClass }) {
    const { recommendedPriority: fact } = nodeSettings
    const isEnough = fact.value.enough.some((one) => one === windowsPriorityClass)
    return isEnough
      ? {
          because: `${fact.value.least} and above are advised, so that pods do not starve the kubelet.`,
          sources: fact.sources,
        }
      : undefined
  },
}

const isSure = <T>(fact: Fact<T> | undefined): fact is Fact<T> => fact?.confidence === 'verified'

/** Why a source recommends the value that the plan has; undefined where none speaks for it. */
export const recommendedFor = (id: DecisionId, scenario: Scenario): Recommended | undefined =>
  isManaged(scenario) && isSetByPlatform(id) ? undefined : speaks[id]?.(scenario)
