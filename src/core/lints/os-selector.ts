import { scheduling } from '../catalog/workload/scheduling.ts'
import { hasPod } from '../model/manifest.ts'
import { defineLint, type LintViolation } from '../model/lint.ts'
import { pathText, valueAt } from '../model/nodes.ts'
import { rowViolation, rowWithin } from './limitation-rows.ts'

/** What sends a pod to nodes of one system, or to one node. */
const selectors = [
  ['nodeSelector', scheduling.osLabel.value.key],
  ['nodeSelector', scheduling.betaOsLabel.value.key],
  ['nodeSelector', scheduling.buildLabel.value.key],
  ['affinity', 'nodeAffinity', 'requiredDuringSchedulingIgnoredDuringExecution'],
  ['nodeName'],
  ['runtimeClassName'],
] as const

export const osSelector = defineLint({
  id: 'os-selector',
  on: 'manifest',
  summary: 'A pod for Windows asks for Windows nodes',
  remediation: 'Add the node selector kubernetes.io/os: windows.',
  decisions: ['kubernetesVersion'],
  isAbout: hasPod,

  check({ value, pod }, { kubernetesVersion }) {
    if (pod?.operatingSystem !== 'windows') return []
    const spec = [...pod.path, 'spec']
    const name = [...spec, 'os', 'name']
    const gate = rowWithin('osname-gate', kubernetesVersion)
    const found: LintViolation[] = []
    if (gate && valueAt(value, name) !== undefined) {
      found.push(rowViolation(gate, name, `${pathText(name)} is set`, 'advice'))
    }
    if (selectors.some((path) => valueAt(value, [...spec, ...path]) !== undefined)) return found
    const row = rowWithin('osname-scheduler', kubernetesVersion)
    found.push(
      row
        ? rowViolation(row, spec, 'No selector asks for Windows nodes')
        : {
            path: spec,
            basis: 'advice',
            message: 'No selector asks for Windows nodes, so the pod may be sent to a Linux node.',
            facts: [scheduling.osLabel],
          },
    )
    return found
  },
})
