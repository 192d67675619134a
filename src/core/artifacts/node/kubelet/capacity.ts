import { nodeSettings } from '../../../catalog/flags/node-settings.ts'
import { parseGoBoolean } from '../../../values/go-boolean.ts'
import { effectiveGates, gateText } from '../../../derived/feature-gates.ts'
import { parseTaints } from '../../../values/taints.ts'
import type { KubeletScenario } from './decisions.ts'
import { settingOf, type Setting } from './setting.ts'

const setting = settingOf('kubelet')

/** How much of the node pods get, how it is labelled, and which features are on. */
export function capacitySettings(scenario: KubeletScenario): readonly Setting[] {
  const { maxPods, kubeReserved, systemReserved, windowsPriorityClass, nodeLabels } = scenario
  const settings: Setting[] = [
    setting('max-pods', {
      value: String(maxPods),
      inFile: maxPods,
      text: 'Most pods on this node; each takes an address of its pod range.',
      decisions: ['maxPods'],
    }),
  ]
  if (kubeReserved !== '') {
    settings.push(
      setting('kube-reserved', {
        value: kubeReserved,
        inFile: quantities(kubeReserved),
        text: 'Kept for the kubelet, kube-proxy and the runtime: pods are scheduled on the rest.',
        decisions: ['kubeReserved'],
        sources: ['doc004'],
      }),
    )
  }
  if (systemReserved !== '') {
    settings.push(
      setting('system-reserved', {
        value: systemReserved,
        inFile: quantities(systemReserved),
        text: 'Kept for Windows itself: pods are scheduled on the rest.',
        decisions: ['systemReserved'],
        sources: nodeSettings.systemReservedMemory.sources,
      }),
    )
  }
  if (windowsPriorityClass !== 'unset') {
    settings.push(
      setting('windows-priorityclass', {
        value: windowsPriorityClass,
        text: 'The kubelet gets processor time even when pods take all they can.',
        decisions: ['windowsPriorityClass', 'kubernetesRelease'],
        sources: nodeSettings.recommendedPriority.sources,
      }),
    )
  }
  if (nodeLabels.length > 0) {
    settings.push(
      setting('node-labels', {
        value: nodeLabels.join(','),
        text: 'Labels that the node registers with.',
        decisions: ['nodeLabels'],
      }),
    )
  }
  return [...settings, ...taintSetting(scenario), ...gateSetting(scenario)]
}

function taintSetting({ nodeTaint }: KubeletScenario): readonly Setting[] {
  if (nodeTaint === '') return []
  return [
    setting('register-with-taints', {
      value: nodeTaint,
      inFile: parseTaints(nodeTaint) ?? [{ key: nodeTaint }],
      text: 'Keeps pods that do not ask for Windows off the node.',
      decisions: ['nodeTaint'],
      sources: ['doc004-guide'],
    }),
  ]
}

function gateSetting(scenario: KubeletScenario): readonly Setting[] {
  const gates = effectiveGates(scenario, 'kubelet')
  if (gates.length === 0) return []
  const needed = gates.filter(({ decision }) => decision !== 'featureGates')
  return [
    setting('feature-gates', {
      value: gates.map(gateText).join(','),
      inFile: Object.fromEntries(gates.map(({ name, value }) => [name, booleanOf(value)])),
      text:
        needed.length > 0
          ? `${needed.map(({ name }) => name).join(', ')}: what you chose needs it, and this release has it off.`
          : 'The gates that you listed.',
      decisions: [...new Set(gates.map(({ decision }) => decision))],
      sources: gates.flatMap(({ facts }) => facts.flatMap(({ sources }) => sources)),
    }),
  ]
}

/** As the kubelet reads them; what is neither stays text, which the kubelet refuses. */
export const booleanOf = (text = ''): boolean | string => parseGoBoolean(text) ?? text

/** `cpu=100m,memory=1Gi` as a map. */
const quantities = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    text.split(',').map((part) => {
      const at = part.indexOf('=')
      return at < 0 ? [part.trim(), ''] : [part.slice(0, at).trim(), part.slice(at + 1).trim()]
    }),
  )
