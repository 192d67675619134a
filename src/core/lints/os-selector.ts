import { scheduling } from '../catalog/workload/scheduling.ts'
import { besideRules, nodeRules } from '../model/affinity.ts'
import { defineLint, type LintViolation } from '../model/lint.ts'
import { affinityOf, hasPod, systemOfPod, type Manifest } from '../model/manifest.ts'
import { pathText, valueAt } from '../model/nodes.ts'
import { isBefore } from '../values/version.ts'
import { rowViolation, rowWithin } from './limitation-rows.ts'

/** What sends a pod to nodes of one system, or to one node. */
const selectors = [
  ['nodeSelector', scheduling.osLabel.value.key],
  ['nodeSelector', scheduling.betaOsLabel.value.key],
  ['nodeSelector', scheduling.buildLabel.value.key],
  nodeRules,
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
  ofPods: 'windows',

  check(manifest, world) {
    const { value, pod } = manifest
    if (!pod) return []
    const misspelt = misspeltIn(manifest)
    if (misspelt) return [misspelt]
    const contradiction = contradictionIn(manifest)
    if (contradiction && !isBefore(world.kubernetesVersion, scheduling.osField.value.from)) {
      return [contradiction]
    }
    const spec = [...pod.path, 'spec']
    if (pod.operatingSystem === undefined)
      return isForAnyNode(manifest) && !manifest.isPart
        ? [preferredOnly(manifest) ?? unselected(spec)]
        : []
    if (pod.operatingSystem === 'linux') return []
    const name = [...spec, 'os', 'name']
    const found: LintViolation[] = []
    if (valueAt(value, name) !== undefined) {
      const gate = rowWithin('osname-gate', world.kubernetesVersion)
      if (gate) found.push(rowViolation(gate, name, `${pathText(name)} is set`, 'advice'))
    }
    if (selectors.some((path) => valueAt(value, [...spec, ...path]) !== undefined)) return found
    if (valueAt(value, name) === undefined && isAnywhere(manifest)) {
      return manifest.isPart ? [] : [unselected(spec, byOptions)]
    }
    const labels = valueAt(value, [...spec, 'nodeSelector'])
    // A label of a platform or of one’s own, such as that of a pool, names the system as well.
    if (namesWindows(labels)) return found
    if (valueAt(value, name) === undefined && labelsIn(labels).length > 0) {
      return [...found, byOtherLabels([...spec, 'nodeSelector'])]
    }
    const row = rowWithin('osname-scheduler', world.kubernetesVersion)
    found.push(
      row
        ? isAnywhere(manifest) && !manifest.isPart
          ? alone(rowViolation(row, spec, 'No selector asks for Windows nodes', 'fails'))
          : rowViolation(row, spec, 'No selector asks for Windows nodes')
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

const labelsIn = (labels: unknown): readonly unknown[] =>
  typeof labels === 'object' && labels !== null ? Object.values(labels) : []

const namesWindows = (labels: unknown): boolean =>
  labelsIn(labels).some((value) => /^windows/i.test(String(value)))

const byOtherLabels = (path: LintViolation['path']): LintViolation => ({
  path,
  basis: 'advice',
  message:
    'The node selector names no system: where a Linux node has these labels too, the pod may be sent there.',
  facts: [scheduling.osLabel],
})

/** Labels are compared as they are spelt, and kubelets write theirs in lower case. */
function misspeltIn({ value, pod }: Manifest): LintViolation | undefined {
  const { key, value: windows } = scheduling.osLabel.value
  const path = [...(pod?.path ?? []), 'spec', 'nodeSelector', key]
  const wanted = valueAt(value, path)
  if (typeof wanted !== 'string' || wanted === windows) return undefined
  if (wanted.trim().toLowerCase() !== windows) return undefined
  return {
    path,
    basis: 'fails',
    message: `The node selector asks for ${key}=${wanted}; nodes have ${windows}, in lower case, so the pod stays Pending.`,
    remediation: `Write ${key}: ${windows}.`,
    facts: [scheduling.osLabel],
  }
}

/** A node selector or an affinity for another system than the field names. */
function contradictionIn({ value, pod }: Manifest): LintViolation | undefined {
  const spec = [...(pod?.path ?? []), 'spec']
  const name = valueAt(value, [...spec, 'os', 'name'])
  const path = [scheduling.osLabel, scheduling.betaOsLabel]
    .map((label) => [...spec, 'nodeSelector', label.value.key])
    .find((one) => typeof valueAt(value, one) === 'string' && valueAt(value, one) !== name)
  const affinity = affinityOf(valueAt(value, pod?.path ?? []))
  const wanted = path ? valueAt(value, path) : affinity
  if (typeof name !== 'string' || typeof wanted !== 'string' || wanted === name) return undefined
  return {
    path: path ?? [...spec, 'affinity', 'nodeAffinity'],
    basis: 'refused',
    message: `The pod asks for nodes with ${wanted}, and os.name is ${name}: the kubelet of such a node refuses it (${scheduling.osField.value.reason}).`,
    remediation: 'Give os.name and the node selector the same system.',
    facts: [scheduling.osField],
  }
}

/** Its image runs on Windows alone, and nothing in it chooses nodes. */
const isForAnyNode = (manifest: Manifest): boolean =>
  systemOfPod(manifest) === 'windows' && isAnywhere(manifest)

const isAnywhere = (manifest: Manifest): boolean =>
  [['nodeSelector'], ['nodeName'], ['runtimeClassName'], ...bindingAffinities].every((path) => {
    const own = valueAt(manifest.value, [...(manifest.pod?.path ?? []), 'spec', ...path])
    return own === undefined || own === null || JSON.stringify(own) === '{}'
  })

/** What is preferred, and to be apart from other pods, keeps a pod off no node. */
const bindingAffinities = [nodeRules, besideRules]
const preferred = [
  'affinity',
  'nodeAffinity',
  'preferredDuringSchedulingIgnoredDuringExecution',
] as const

/** Which node it comes to nobody knows; one of Linux refuses it. */
const alone = (violation: LintViolation): LintViolation => ({
  ...violation,
  message: `${violation.message.replace(/\.?$/, '')}: on a Linux node the pod is refused (${scheduling.osField.value.reason}).`,
  facts: [...violation.facts, scheduling.unselected],
})

/** Whoever prefers Windows nodes means them. */
function preferredOnly({ value, pod }: Manifest): LintViolation | undefined {
  const path = [...(pod?.path ?? []), 'spec', ...preferred]
  return JSON.stringify(valueAt(value, path) ?? '').includes('windows')
    ? unselected(path, byPreference)
    : undefined
}

const byImage =
  'The image runs on Windows, and no selector asks for Windows nodes: on a Linux node the pod cannot start.'
const byPreference =
  'The image runs on Windows, and Windows nodes are only preferred: where they have no room the pod goes to a Linux node, and cannot start there.'
const byOptions =
  'The pod has Windows options, and no selector asks for Windows nodes: it may be sent to a Linux node, and cannot start there.'

const unselected = (path: LintViolation['path'], message = byImage): LintViolation => ({
  path,
  basis: 'fails',
  message,
  facts: [scheduling.unselected],
})
