import { decisionOf } from '../../model/decisions.ts'
import type { Finding } from '../../model/finding.ts'
import type { Observation } from '../../model/observation.ts'
import { markdownTable, markdownText as text } from '../../text/markdown.ts'
import type { Diagnosis } from './diagnose.ts'

/** What whoever takes a report on a Windows node asks for first, and where it may have been read. */
const environment: readonly (readonly [string, readonly string[]])[] = [
  ['Kubernetes version (server)', ['kubernetes.serverVersion', 'controlPlaneVersion']],
  ['Kubernetes version (node)', ['kubernetesRelease', 'kubernetesVersion']],
  ['Windows version', ['host.build', 'host.os', 'windowsRelease']],
  ['Container runtime', ['runtime', 'containerRuntime']],
  ['Network plugin', ['cni', 'network.cni']],
  ['Network mode', ['networkMode', 'network.mode']],
  ['Platform', ['platform']],
]

/** A bug report: the environment, what is wrong and where, what was not said. Secrets are masked already. */
export function reportText(diagnosis: Diagnosis): string {
  const { observations, findings, questions, collect } = diagnosis
  const parts = [
    '# Windows node in Kubernetes: bug report',
    '## What happened\n\n(Describe what you see.)',
    '## Environment',
    markdownTable(
      ['', 'Value', 'Read from'],
      environment.map(([title, names]) => [title, ...cellsOf(observations, names)]),
    ),
    '## Findings',
    findings.length === 0
      ? 'Nothing that was sent shows a fault.'
      : findings.map(findingText).join('\n'),
    ...(questions.length === 0
      ? []
      : [
          '## Not known',
          questions
            .map(
              ({ ask, when, messages }) =>
                `- ${text(ask)} ${text(when)}: ${text(messages.join(' '))}`,
            )
            .join('\n'),
        ]),
    ...(collect.length === 0
      ? []
      : [
          '## To collect',
          collect.map(({ command, why }) => `- ${text(command)}: ${text(why)}`).join('\n'),
        ]),
    '## Settings that were read',
    markdownTable(
      ['Setting', 'Value', 'Read from'],
      observations
        .filter(({ decision }) => decision !== null)
        .map((one) => [labelOf(one), text(shown(one)), text(placeText(one))]),
    ),
  ]
  return `${parts.join('\n\n')}\n`
}

function cellsOf(observations: readonly Observation[], names: readonly string[]) {
  const [name] = names.filter((one) => observations.some((other) => other.name === one))
  const found = observations.filter((one) => one.name === name)
  if (found.length === 0) return ['not told', '']
  const each = [...new Map(found.map((one) => [shown(one), one])).values()].slice(0, 10)
  return [
    each.map((one) => text(shown(one))).join(', '),
    each.map((one) => text(placeText(one))).join(', '),
  ]
}

const labelOf = ({ decision, name }: Observation) =>
  text(decision === null ? name : decisionOf(decision).label)

const shown = ({ raw, value }: Observation) => {
  const whole = raw === '' ? String(value) : raw
  return whole.length > 120 ? `${whole.slice(0, 119)}…` : whole
}

const placeText = ({ file, line }: { readonly file?: string; readonly line?: number }) =>
  file === undefined ? '' : `${file}:${line ?? 1}`

const findingText = (finding: Finding) => {
  const place = placeText(finding)
  return `- **${finding.severity}** ${text(finding.id)}${place === '' ? '' : ` (${text(place)})`}: ${text(finding.message)} ${text(finding.remediation)}`
}
