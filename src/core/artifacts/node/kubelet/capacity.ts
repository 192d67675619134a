import { nodeSettings } from '../../../catalog/flags/node-settings.ts'
import { parseGoBoolean } from '../../../values/go-boolean.ts'
import { effectiveGates, gateText } from '../../../derived/effective-gates.ts'
import { pairsOf } from '../../../values/reservation.ts'
import { textsOf } from '../../../values/parsed.ts'
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
  if (kubeReserved.text !== '') {
    settings.push(
      setting('kube-reserved', {
        value: kubeReserved.text,
        inFile: quantities(kubeReserved.text),
        text: 'Kept for the kubelet, kube-proxy and the runtime: pods are scheduled on the rest.',
        decisions: ['kubeReserved'],
        sources: ['doc004'],
      }),
    )
  }
  if (systemReserved.text !== '') {
    settings.push(
      setting('system-reserved', {
        value: systemReserved.text,
        inFile: quantities(systemReserved.text),
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
        value: textsOf(nodeLabels).join(','),
        text: 'Labels that the node registers with.',
        decisions: ['nodeLabels'],
      }),
    )
  }
  return [...settings, ...taintSetting(scenario), ...gateSetting(scenario)]
}

function taintSetting({ nodeTaint }: KubeletScenario): readonly Setting[] {
  if (nodeTaint.text === '') return []
  return [
    setting('register-with-taints', {
      value: nodeTaint.text,
      inFile: nodeTaint.value ?? [{ key: nodeTaint.text }],
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
  Object.fromEntries(pairsOf(text))
