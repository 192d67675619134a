import type { Diagnosis } from '../../core/diagnose.ts'
import { choicesOf } from '../../core/plan.ts'
import { counted } from '../components/value-text.ts'

/** The node on one line, as far as somebody told it, and how many more there are. */
export function setupText(diagnosis: Diagnosis): string {
  const { scenario } = diagnosis
  const { kubernetesRelease, kubernetesVersion, controlPlaneVersion } = scenario
  const version = kubernetesRelease ?? kubernetesVersion
  const named = (['windowsRelease', 'containerRuntime', 'cni', 'networkMode'] as const).flatMap(
    (id) => {
      const value = scenario[id]
      return value === undefined
        ? []
        : [choicesOf(id).find((choice) => choice.value === value)?.name ?? value]
    },
  )
  return [
    ...nodeText(diagnosis),
    ...(version === undefined ? [] : [`Kubernetes ${version}`]),
    ...(version === undefined && controlPlaneVersion !== undefined
      ? [`API server ${controlPlaneVersion}`]
      : []),
    ...named,
  ].join(' · ')
}

function nodeText({
  scenario: { nodeName },
  observations,
  findings,
}: Diagnosis): readonly string[] {
  if (nodeName === undefined) return []
  const isDisputed = findings.some(
    ({ id, decisions }) => id === 'values-disagree' && decisions.includes('nodeName'),
  )
  const names = new Set(
    observations.flatMap(({ decision, value }) => (decision === 'nodeName' ? [value] : [])),
  )
  const others = isDisputed ? 0 : names.size - 1
  return [others > 0 ? `${nodeName} and ${counted(others, 'other node')}` : nodeName]
}
