import { bugReportForm } from '../../../catalog/bug-report.ts'
import type { Finding, Place } from '../../../model/finding.ts'
import { baseName } from '../../../values/base-name.ts'
import {
  inlineCode,
  markdownCode,
  markdownTable,
  plainMarkdown,
  sentMarkdown,
  tableCell,
} from '../../../text/formats/markdown.ts'
import type { Diagnosis } from '../diagnosis.ts'
import { askedOnce } from '../judging/question-text.ts'
import {
  eachOnce,
  environment,
  environmentTable,
  labelOf,
  versions,
  type Row,
} from './environment.ts'
import { hiderFor, type Hide } from './hide.ts'
import { shownValue as shown } from './shown-value.ts'

export interface ReportOptions {
  /** Names and addresses of the sender are replaced; the same one by the same pseudonym. */
  readonly pseudonyms?: boolean | undefined
}

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
  const { observations, findings, questions, collect, logs, words } = diagnosis
  const hide: Hide = replace ?? ((text) => text)
  const text = (raw: string) => plainMarkdown(hide(raw))
  const cell = (raw: string) => tableCell(text(raw))
  const placeText = ({ file, line }: Partial<Place>) =>
    file === undefined ? '' : `${hide(replace ? baseName(file) : file)}:${line ?? 1}`
  const tableOf = (rows: readonly Row[]) => environmentTable(rows, diagnosis, { cell, placeText })
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
          : [words.map((one) => `> ${sentMarkdown(one.text)}`).join('\n>\n')]),
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
    ...summary(findings, text),
    ...(replace ? [replacedNote] : []),
    ...parts.flatMap(([title, body]) => (body === '' ? [] : [`## ${title}\n\n${body}`])),
    form.comment,
  ].join('\n\n')}\n`
}

const replacedNote =
  'Names and addresses are replaced; the same one has the same pseudonym throughout. Secrets are masked.'

/** Of more nobody reads the list. */
const mostSettings = 300

/** How much was found, and the gravest of it, for whoever reads no further. */
function summary(findings: readonly Finding[], text: Hide): readonly string[] {
  const count = (severity: Finding['severity'], one: string) => {
    const found = findings.filter((finding) => finding.severity === severity).length
    return found === 0 ? [] : [`${found} ${one}${found === 1 ? '' : 's'}`]
  }
  const counts = [...count('error', 'error'), ...count('warning', 'warning')]
  const [first] = findings
  return counts.length === 0 || !first
    ? []
    : [`**Found: ${counts.join(', ')}.** ${text(first.message)}`]
}

const rowsOnce = (rows: readonly (readonly string[])[]) => [
  ...new Map(rows.map((row) => [row.join('\n'), row])).values(),
]

/** That no check ran and that none found a fault are not the same. */
function noFinding({ documents }: Diagnosis): string {
  const checks = documents.reduce((sum, one) => sum + one.checks, 0)
  return checks === 0
    ? 'No check is about what was sent, so nothing can be said of it.'
    : `Checks that ran on what was sent: ${checks}. None found a fault; what was not sent was not checked.`
}
