import { catalog } from '../../catalog/catalog.ts'
import { isAtLeast } from '../../values/version.ts'
import { scheduling } from '../../catalog/workload/scheduling.ts'
import { windowsTaint } from '../../catalog/workload/windows-taint.ts'
import { because } from '../formats/explained.ts'
import { hasRuntimeClass, runtimeClassName } from '../../derived/runtime-class.ts'
import type { Scenario } from '../../model/scenario.ts'
import { tolerationOf } from '../../values/taints.ts'

type Choice = Pick<
  Scenario,
  | 'kubernetesVersion'
  | 'windowsRelease'
  | 'containerRuntime'
  | 'isolation'
  | 'nodeTaint'
  | 'useRuntimeClass'
>

/** What brings a pod to the right Windows nodes. */
export const podPlacement = (scenario: Choice) => ({
  runtimeClassName: runtimeClass(scenario),
  nodeSelector: nodeSelector(scenario),
  tolerations: tolerations(scenario),
})

function runtimeClass(scenario: Choice) {
  return hasRuntimeClass(scenario)
    ? because(runtimeClassName(scenario), {
        text: 'Chooses the handler of the runtime, and the nodes and tolerations that go with it.',
        decisions: ['useRuntimeClass', 'isolation', 'containerRuntime', 'windowsRelease'],
      })
    : undefined
}

function nodeSelector(scenario: Choice) {
  const { osLabel, archLabel, buildLabel } = scheduling
  const needsBuild =
    scenario.isolation === 'process' &&
    isAtLeast(scenario.kubernetesVersion, buildLabel.value.setFrom)
  return {
    [osLabel.value.key]: because(osLabel.value.value, { sources: osLabel.sources }),
    [archLabel.value.key]: because(archLabel.value.value, { sources: archLabel.sources }),
    [buildLabel.value.key]: needsBuild
      ? because(catalog.windows[scenario.windowsRelease].build.value, {
          text: 'With process isolation the image must fit the build of the node.',
          decisions: ['windowsRelease', 'isolation'],
          sources: buildLabel.sources,
        })
      : undefined,
  }
}

function tolerations({ nodeTaint }: Choice) {
  const taints = nodeTaint.value ?? []
  if (taints.length === 0) return undefined
  return because(taints.map(tolerationOf), {
    text: 'Lets the pods onto nodes that keep others away with this taint.',
    decisions: ['nodeTaint'],
    sources: windowsTaint.sources,
  })
}
