import { catalog } from '../../catalog/catalog.ts'
import { isolation as mechanisms } from '../../catalog/isolation.ts'
import { isAtLeast } from '../../values/version.ts'
import { servedVersions } from '../../catalog/workload/api-versions.ts'
import { podFieldsFirstSeen } from '../../catalog/workload/pod-fields.ts'
import { scheduling } from '../../catalog/workload/scheduling.ts'
import { windowsTaint } from '../../catalog/workload/windows-taint.ts'
import { defineArtifact } from '../../model/artifact.ts'
import { yaml } from '../formats/content.ts'
import { because } from '../formats/explained.ts'
import {
  hasRuntimeClass,
  isHypervByHandler,
  runtimeClassHandler,
  runtimeClassName,
} from '../../derived/runtime-class.ts'
import type { Scenario } from '../../model/scenario.ts'
import { tolerationOf } from '../../values/taints.ts'

type Given = Pick<
  Scenario,
  | 'kubernetesVersion'
  | 'controlPlaneVersion'
  | 'windowsRelease'
  | 'containerRuntime'
  | 'isolation'
  | 'nodeTaint'
  | 'useRuntimeClass'
>

export const runtimeclass = defineArtifact({
  id: 'runtimeclass',
  path: 'cluster/runtimeclass.yaml',
  summary: 'RuntimeClass of the node: handler, and where its pods may run',
  decisions: [
    'useRuntimeClass',
    'isolation',
    'containerRuntime',
    'windowsRelease',
    'kubernetesVersion',
    'controlPlaneVersion',
    'nodeTaint',
  ],
  carries: [],

  generate(scenario) {
    if (!hasRuntimeClass(scenario)) return undefined
    const served = servedVersions('RuntimeClass', scenario.controlPlaneVersion)[0]
    if (!served) return undefined
    return yaml({
      apiVersion: because(served.apiVersion, {
        text: `What the API server of ${scenario.controlPlaneVersion} serves.`,
        decisions: ['controlPlaneVersion'],
        sources: served.fact.sources,
      }),
      kind: 'RuntimeClass',
      metadata: {
        name: because(runtimeClassName(scenario), {
          text: 'Pods name it in runtimeClassName.',
          decisions: ['windowsRelease', 'isolation'],
        }),
      },
      handler: because(runtimeClassHandler(scenario), {
        text: 'A handler that the runtime of the node has.',
        decisions: ['containerRuntime', 'isolation'],
        sources: isHypervByHandler(scenario)
          ? mechanisms.hyperv.runtimeClass.floor.sources
          : scheduling.osLabel.sources,
      }),
      overhead: overhead(scenario),
      scheduling: placement(scenario),
    })
  },
})

/** What the virtual machine itself takes; older API servers drop the field. */
function overhead(scenario: Given) {
  const { overhead: vm, overheadFrom } = mechanisms.hyperv.runtimeClass
  if (!isHypervByHandler(scenario)) return undefined
  if (!isAtLeast(scenario.controlPlaneVersion, overheadFrom.value)) return undefined
  return because(
    { podFixed: { ...vm.value } },
    {
      text: 'What the virtual machine of a pod takes besides its containers, as the tests of SIG Windows count it.',
      decisions: ['isolation'],
      sources: [...vm.sources, ...overheadFrom.sources],
    },
  )
}

function placement(scenario: Given) {
  const { osLabel, archLabel, buildLabel } = scheduling
  const since = podFieldsFirstSeen['RuntimeClass.scheduling']
  if (!isAtLeast(scenario.controlPlaneVersion, since.value)) return undefined
  const { build } = catalog.windows[scenario.windowsRelease]
  const tolerations = (scenario.nodeTaint.value ?? []).map(tolerationOf)
  return {
    nodeSelector: {
      [osLabel.value.key]: because(osLabel.value.value, { sources: osLabel.sources }),
      [archLabel.value.key]: because(archLabel.value.value, { sources: archLabel.sources }),
      [buildLabel.value.key]: isAtLeast(scenario.kubernetesVersion, buildLabel.value.setFrom)
        ? because(build.value, {
            text: 'The kubelet labels its node with this build.',
            decisions: ['windowsRelease', 'kubernetesVersion'],
            sources: [...build.sources, ...buildLabel.sources],
          })
        : undefined,
    },
    tolerations:
      tolerations.length > 0
        ? because(tolerations, {
            text: 'Lets these pods onto nodes with this taint.',
            decisions: ['nodeTaint'],
            sources: windowsTaint.sources,
          })
        : undefined,
  }
}
