import type { SourceRef } from '../../catalog/fact.ts'
import { flagOf, isAccepted, type FlaggedComponent } from '../../catalog/flags/accepted.ts'
import { releaseOf } from '../../derived/release.ts'
import { isManaged } from '../../model/managed-plan.ts'
import type { Scenario } from '../../model/scenario.ts'
import { kubeProxySettings } from './kube-proxy/settings.ts'
import { dividedSettings } from './kubelet/divided.ts'
import { runsKubeProxy } from './node-downloads.ts'

export interface LostFlag {
  readonly component: FlaggedComponent
  readonly name: string
  /** Last minor that takes it, where it was removed. */
  readonly through: string | undefined
  /** The component of the second scenario stops on it. */
  readonly isRefused: boolean
  readonly sources: readonly SourceRef[]
}

/** The flags on the command lines of one scenario that those of another no longer have. */
export const lostFlags = (before: Scenario, after: Scenario): readonly LostFlag[] =>
  (['kubelet', 'kube-proxy'] as const).flatMap((component) => {
    const kept = new Set(namesOf(component, after))
    return namesOf(component, before)
      .filter((name) => !kept.has(name))
      .map((name) => ({
        component,
        name,
        through: flagOf(component, name)?.accepted?.through,
        isRefused: !isAccepted(component, name, releaseOf(after)),
        sources: flagOf(component, name)?.sources ?? [],
      }))
  })

function namesOf(component: FlaggedComponent, scenario: Scenario): readonly string[] {
  if (isManaged(scenario)) return []
  if (component === 'kubelet') return dividedSettings(scenario).args.map(({ name }) => name)
  return runsKubeProxy(scenario) ? kubeProxySettings(scenario).map(({ name }) => name) : []
}
