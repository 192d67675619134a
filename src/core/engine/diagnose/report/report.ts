import { bugReportForm } from '../../../catalog/bug-report.ts'
import { choiceName, decisionIds, decisionOf } from '../../../model/decisions.ts'
import type { Finding, Place } from '../../../model/finding.ts'
import type { Observation } from '../../../model/observation.ts'
import { baseName } from '../../../values/base-name.ts'
import {
  inlineCode,
  markdownCode,
  markdownTable,
  plainMarkdown,
  tableCell,
} from '../../../text/formats/markdown.ts'
import type { Diagnosis } from '../diagnosis.ts'
import { askedOnce } from '../judging/question-text.ts'
import { hiderFor, type Hide } from './hide.ts'
import { shownValue as shown } from './shown-value.ts'

export interface ReportOptions {
  /** Names and addresses of the sender are replaced; the same one by the same pseudonym. */
  readonly pseudonyms?: boolean | undefined
}

/** What is asked of the environment, and where it may have been read. */
const environment: readonly (readonly [string, readonly string[]])[] = [
  ['Cloud provider, distribution', ['platform', 'cluster.distribution']],
  ['OS of the node', ['host.build', 'host.os', 'windowsRelease']],
  ['Container runtime', ['runtime', 'containerRuntime']],
  ['Isolation', ['isolation']],
  ['Network plugin', ['network.cni', 'cni']],
  ['Network mode', ['networkMode', 'network.mode']],
  ['Pod, Service and node ranges', ['clusterCIDR', 'serviceCIDR', 'managementSubnet']],
]

const versions: readonly (readonly [string, readonly string[]])[] = [
  ['Server', ['kubernetes.serverVersion', 'controlPlaneVersion']],
  ['Node', ['kubernetesRelease', 'kubernetesVersion']],
]

/**
 * A bug report in Markdown, in the form that SIG Windows asks for: version, environment, steps, logs;
 * then what was found and what is not known. Secrets are masked already.
 */
export const report = (diagnosis: Diagnosis, { pseudonyms }: ReportOptions = {}): string =>
  reportWith(diagnosis, pseudonyms === true ? hiderFor(diagnosis) : undefined)

/** Of one finding the places that are listed; the others are counted. */
const mostPlaces = 4

/** The same with what replaces names, which other files of the same sender share. */
export function reportWith(diagnosis: Diagnosis, replace: Hide | undefined): string {
  const { observations, findings, questions, collect, logs, words, scenario } = diagnosis
  const hide: Hide = replace ?? ((text) => text)
  const text = (raw: string) => plainMarkdown(hide(raw))
  const cell = (raw: string) => tableCell(text(raw))
  const placeText = ({ file, line }: Partial<Place>) =>
    file === undefined ? '' : `${hide(replace ? baseName(file) : file)}:${line ?? 1}`
  const tableOf = (rows: typeof environment) =>
    markdownTable(
      ['', 'Value', 'Read from'],
      rows.map(([title, names]) => {
        const found = firstNamed(observations, names)
        return [
          title,
          found.length === 0
            ? (concluded(scenario, names) ?? 'not told')
            : eachOnce(found.map((one) => cell(shown(one)))).join(', '),
          eachOnce(found.map((one) => tableCell(plainMarkdown(placeText(one))))).join(', '),
        ]
      }),
    )
  const findingText = (finding: Finding) => {
    const { also = [] } = finding
    const places = eachOnce([finding, ...also].map(placeText).filter((place) => place !== ''))
    const more = places.length - mostPlaces
    const place = `${places.slice(0, mostPlaces).join(', ')}${more > 0 ? ` and ${more} more` : ''}`
    const causes = (finding.causes ?? []).map(
      ({ rank, cause, check }) =>
        `\n  ${rank}. ${text(cause)}${check === '' ? '' : ` Check: ${text(check)}`}`,
    )
    const whole = `${text(finding.message)} ${text(finding.remediation)}`
    return `- **${finding.severity}** ${finding.id}${place === '' ? '' : ` (${plainMarkdown(place)})`}: ${whole}${causes.join('')}`
  }
  const form = bugReportForm.value
  const parts: readonly (readonly [title: string, body: string])[] = [
    [
      'What happened',
      [
        '(Describe what you see, and what you expected.)',
        // Sentences hold names that nothing here knows as names.
        ...(replace || words.length === 0
          ? []
          : [words.map((one) => `> ${plainMarkdown(one.text)}`).join('\n>\n')]),
      ].join('\n\n'),
    ],
    [form.version, tableOf(versions)],
    [form.environment, tableOf(environment)],
    [form.steps, '(List what you did, in order.)'],
    [
      form.logs,
      logs.length === 0
        ? '(Add the log of the component that fails.)'
        : markdownCode('', logs.map((one) => `${placeText(one)}: ${hide(one.text)}`).join('\n')),
    ],
    [
      'Findings',
      findings.length === 0 ? noFinding(diagnosis) : findings.map(findingText).join('\n'),
    ],
    [
      'Not known',
      askedOnce(questions)
        .map(({ ask, cases }) =>
          [
            `- ${text(ask)}`,
            ...cases.map(({ when, messages }) => `  - ${text(when)}: ${text(messages.join(' '))}`),
          ].join('\n'),
        )
        .join('\n'),
    ],
    [
      'To collect',
      collect.map(({ command, why }) => `- ${inlineCode(hide(command))}: ${text(why)}`).join('\n'),
    ],
    [
      'Settings that were read',
      markdownTable(
        ['Setting', 'Value', 'Read from'],
        rowsOnce(
          observations
            .filter(({ decision }) => decision !== null)
            .slice(0, mostSettings)
            .map((one) => [
              labelOf(one),
              cell(shown(one)),
              tableCell(plainMarkdown(placeText(one))),
            ]),
        ),
      ),
    ],
  ]
  return `${[
    '# Windows node in Kubernetes: bug report',
    ...(replace ? [replacedNote] : []),
    ...parts.flatMap(([title, body]) => (body === '' ? [] : [`## ${title}\n\n${body}`])),
    form.comment,
  ].join('\n\n')}\n`
}

const replacedNote =
  'Names and addresses are replaced; the same one has the same pseudonym throughout. Secrets are masked.'

/** Of more nobody reads the list. */
const mostSettings = 300
const mostNamed = 10

const firstNamed = (observations: readonly Observation[], names: readonly string[]) => {
  const isList = names.every((name) => name.endsWith('CIDR') || name.endsWith('Subnet'))
  const [first] = names.filter((one) => observations.some(({ name }) => name === one))
  const wanted = isList ? names : [first]
  const found = observations.filter(({ name }) => wanted.includes(name))
  // What stands there in words comes before what follows from other words.
  const sure = found.toSorted((a, b) => Number(a.inferred === true) - Number(b.inferred === true))
  const once = new Map(sure.toReversed().map((one) => [keyOf(one), one] as const))
  return [...once.values()].toReversed().slice(0, mostNamed)
}

/** What follows from everything that was sent, and stands nowhere in words. */
function concluded(scenario: Diagnosis['scenario'], names: readonly string[]): string | undefined {
  const id = decisionIds.find((one) => names.includes(one) && scenario[one] !== undefined)
  if (id === undefined) return undefined
  const name = choiceName(id, scenario[id])
  return name === undefined ? undefined : `${name} (follows from the rest)`
}

/** Of a choice each value once, whatever it was read from. */
const keyOf = (one: Observation) =>
  one.decision !== null && decisionOf(one.decision).kind === 'closed'
    ? JSON.stringify(one.value)
    : shown(one)

const rowsOnce = (rows: readonly (readonly string[])[]) => [
  ...new Map(rows.map((row) => [row.join('\n'), row])).values(),
]

const eachOnce = (all: readonly string[]) => [...new Set(all)]

const labelOf = ({ decision, name }: Observation) =>
  decision === null ? name : decisionOf(decision).label

/** That no check ran and that none found a fault are not the same. */
function noFinding({ documents }: Diagnosis): string {
  const checks = documents.reduce((sum, one) => sum + one.checks, 0)
  return checks === 0
    ? 'No check is about what was sent, so nothing can be said of it.'
    : `Checks that ran on what was sent: ${checks}. None found a fault; what was not sent was not checked.`
}
