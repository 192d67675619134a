import { catalogDate } from '../../catalog/catalog.ts'
import { holdsSecret } from '../../derived/without-secrets.ts'
import { decisionIds, decisionOf } from '../../model/decisions.ts'
import { plainValue } from '../../model/readers.ts'
import type { DecisionId } from '../../model/scenario.ts'
import { stepsBetween } from '../compare/steps.ts'
import { criterionRows, reasonsFor, type Design } from '../criteria/criteria.ts'
import type { Evaluation } from '../evaluate.ts'
import { createCitations, type Lookup } from './citations.ts'
import type { Block, DecisionRecord, Option, RecordInput } from './model.ts'

/** A record of the decision between setups: context, options, what differs, consequences, sources. */
export function decisionRecord(input: RecordInput, lookup: Lookup): DecisionRecord {
  const { options, chosen, reason, date } = input
  const { cite, all } = createCitations(lookup)
  const taken = options.find(({ letter }) => letter === chosen)
  const differing = decisionIds.filter((id) => differs(id, options))
  const sections = [
    { title: 'Context', blocks: [text(contextOf(options, differing))] },
    { title: 'Options', blocks: [list(options.map((option) => optionText(option, cite)))] },
    { title: 'Criteria that differ', blocks: criteriaOf(options, cite) },
    { title: 'Decisions that differ', blocks: decisionsOf(options, differing) },
    {
      title: 'Decision',
      blocks: [
        text(taken ? `We take ${taken.letter}, ${taken.title}.` : 'Not decided yet.'),
        ...(reason.trim() === '' ? [] : [text(reason.trim())]),
      ],
    },
    ...(taken ? [{ title: 'Consequences', blocks: consequencesOf(taken, options, cite) }] : []),
  ]
  return {
    title: `Decision record: ${options.map(({ title }) => title).join(' or ')}`,
    about: [
      `Date: ${date}`,
      `State: ${taken ? 'decided' : 'proposed'}`,
      `Facts as of ${catalogDate}; nothing was run on Windows.`,
    ],
    sections: [...sections, { title: 'Sources', blocks: [{ kind: 'sources', items: all() }] }],
  }
}

type Cite = ReturnType<typeof createCitations>['cite']

const text = (said: string): Block => ({ kind: 'text', text: said })
const list = (items: readonly string[], isOrdered = false): Block => ({
  kind: 'list',
  isOrdered,
  items,
})

function contextOf(options: readonly Option[], differing: readonly DecisionId[]): string {
  const names = chief.filter((id) => !differing.includes(id))
  const common = names.map((id) => `${decisionOf(id).label}: ${valueOf(id, options[0])}`)
  const shared = common.length === 0 ? '' : ` All have ${common.join(', ')}.`
  return `${options.length} setups of a Windows node in Kubernetes; ${differing.length} decisions differ.${shared}`
}

const chief = [
  'kubernetesVersion',
  'platform',
  'windowsRelease',
  'containerRuntime',
  'cni',
  'networkMode',
] as const satisfies readonly DecisionId[]

function optionText(option: Option, cite: Cite): string {
  const { letter, title, evaluation } = option
  const about = chief.map((id) => valueOf(id, option)).join(', ')
  const reasons = reasonsFor(designOf(evaluation))
  const why = reasons
    ? ` ${reasons.why.value}${cite(reasons.why.sources)} ${reasons.whyNot.value}${cite(reasons.whyNot.sources)}`
    : ''
  return `${letter}: ${title} (${about}). ${countsOf(evaluation)}${why}`
}

function countsOf({ findings }: Evaluation): string {
  const of = (severity: string) => findings.filter((one) => one.severity === severity).length
  return `Errors: ${of('error')}, warnings: ${of('warning')}, not known: ${of('unknown')}.`
}

const designOf = ({ scenario: { cni, networkMode } }: Evaluation): Design => ({
  cni,
  mode: networkMode,
})

function criteriaOf(options: readonly Option[], cite: Cite): readonly Block[] {
  const rows = criterionRows(
    options.map(({ evaluation }) => designOf(evaluation)),
    options.map(({ evaluation }) => evaluation.scenario.platform),
  ).filter(({ differs: isOther }) => isOther)
  if (rows.length === 0) return [text('The networks are the same by every criterion.')]
  return [
    {
      kind: 'table',
      head: ['Criterion', ...options.map(({ letter }) => letter)],
      rows: rows.map(({ name, cells }) => [
        name,
        ...cells.map(({ value, confidence, sources }) =>
          confidence === 'unknown'
            ? `Not known: ${value.text}`
            : `${grades[value.grade]}${value.text}${confidence === 'inferred' ? ', inferred' : ''}${cite(sources)}`,
        ),
      ]),
    },
  ]
}

const grades = { good: 'Good: ', limited: 'Limited: ', no: 'No: ', fact: '' } as const

function decisionsOf(
  options: readonly Option[],
  differing: readonly DecisionId[],
): readonly Block[] {
  if (differing.length === 0) return [text('None.')]
  const shown = differing.slice(0, mostRows)
  const rest = differing.slice(mostRows).map((id) => decisionOf(id).label)
  return [
    {
      kind: 'table',
      head: ['Decision', ...options.map(({ letter }) => letter)],
      rows: shown.map((id) => [
        decisionOf(id).label,
        ...options.map((option) => valueOf(id, option)),
      ]),
    },
    ...(rest.length === 0 ? [] : [text(`Also: ${rest.join(', ')}.`)]),
  ]
}

/** More rows would be a third page. */
const mostRows = 16

function consequencesOf(taken: Option, options: readonly Option[], cite: Cite): readonly Block[] {
  const grave = taken.evaluation.findings.filter(({ severity }) => severity !== 'info')
  const [from] = options
  const steps =
    from && from !== taken
      ? stepsBetween(
          from.evaluation.scenario,
          taken.evaluation.scenario,
          decisionIds.filter((id) => differs(id, [from, taken])),
        )
      : []
  return [
    ...(grave.length === 0
      ? [text('No error, no warning, and nothing left unknown.')]
      : [
          list(
            grave.map(
              ({ severity, message, sources }) => `${severity}: ${message}${cite(sources)}`,
            ),
          ),
        ]),
    ...(steps.length === 0
      ? []
      : [
          text(`From ${from?.letter ?? ''} to ${taken.letter}, in this order:`),
          list(
            steps.map(({ title, sources }) => `${title}.${cite(sources)}`),
            true,
          ),
        ]),
  ]
}

const plain = (id: DecisionId, { evaluation }: Option) => plainValue(evaluation.scenario[id])

const differs = (id: DecisionId, options: readonly Option[]) =>
  new Set(options.map((option) => JSON.stringify(plain(id, option)))).size > 1

/** A value as a reader says it; what looks like a secret is not told. */
function valueOf(id: DecisionId, option: Option | undefined): string {
  if (!option) return ''
  const value = plain(id, option)
  if (looksSecret(value)) return '***'
  if (typeof value === 'object') return value.length === 0 ? 'none' : value.join(', ')
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  const decision = decisionOf(id)
  const names = decision.kind === 'closed' ? decision.choices() : []
  return names.find((choice) => choice.value === String(value))?.name ?? (String(value) || 'empty')
}

const looksSecret = (value: unknown): boolean => holdsSecret(value)
