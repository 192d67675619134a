import { accepts } from '../catalog/flags/acceptance.ts'
import { nodeSettings } from '../catalog/flags/node-settings.ts'
import type { Fact, SourceRef } from '../catalog/fact.ts'
import { kubernetes } from '../catalog/kubernetes/index.ts'
import { isManaged } from '../model/managed-plan.ts'
import type { DecisionId, Scenario } from '../model/scenario.ts'
import { isAtLeast, isVersion, minorOf } from '../values/version.ts'

/** That a source recommends the present value of a decision, and because of what. */
export interface Recommendation {
  /** A sentence. */
  readonly because: string
  readonly sources: readonly SourceRef[]
}

/** Of the present value; undefined where no source speaks for it, whatever the app proposes. */
export const recommendationFor = (
  id: DecisionId,
  scenario: Scenario,
): Recommendation | undefined => (isManaged(scenario) ? undefined : recommended[id]?.(scenario))

const recommended: {
  readonly [Id in DecisionId]?: (scenario: Scenario) => Recommendation | undefined
} = {
  runtimeVersion({ containerRuntime, runtimeVersion, kubernetesVersion }) {
    const fact: Fact<readonly string[]> | undefined =
      kubernetes[kubernetesVersion].runtimes.containerd?.recommended
    if (containerRuntime !== 'containerd' || !fact || fact.confidence === 'unknown')
      return undefined
    const isMet =
      isVersion(runtimeVersion) &&
      fact.value.some(
        (one) => minorOf(one) === minorOf(runtimeVersion) && isAtLeast(runtimeVersion, one),
      )
    if (!isMet) return undefined
    const list = fact.value.map((one) => `${one} or later`).join(', ')
    return {
      because: `The containerd project recommends ${list} of its line for Kubernetes ${kubernetesVersion}.`,
      sources: fact.sources,
    }
  },
  systemReserved({ systemReserved }) {
    const { systemReservedMemory: least } = nodeSettings
    const memory = systemReserved.value?.find(({ resource }) => resource === 'memory')
    if (!memory || memory.amount < least.value.bytes) return undefined
    return {
      because: `The documentation asks to reserve at least ${least.value.text} of memory for Windows.`,
      sources: least.sources,
    }
  },
  windowsPriorityClass({ windowsPriorityClass, kubernetesVersion, kubernetesRelease }) {
    const { priorityClass, recommendedPriority } = nodeSettings
    const isKnown = accepts(priorityClass.value, kubernetesRelease, kubernetesVersion)
    const { enough, least } = recommendedPriority.value
    if (!isKnown || !enough.some((one) => one === windowsPriorityClass)) return undefined
    return {
      because: `The guides recommend at least ${least}, so that running pods do not starve the kubelet.`,
      sources: recommendedPriority.sources,
    }
  },
}
