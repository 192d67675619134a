import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { stated } from '../../../model/observe.ts'
import { mentions } from '../../../text/patterns/may-match.ts'
import { matchesOf, offsetIn } from '../../text-of.ts'
import { acrossLines } from '../../../values/across-lines.ts'

/** One with scopes counts some pods alone. */
const quota = new RegExp(
  acrossLines`
    ^[ \t]*Name:[ \t]+(\S{1,253})[ \t]*\r?\n[ \t]*Namespace:[ \t]+(\S{1,63})[ \t]*\r?\n
    [ \t]*Resource[ \t]+Used[ \t]+Hard[ \t]*\r?\n[ \t]*-+[ \t]+-+[ \t]+-+[ \t]*\r?\n
    ((?:[ \t]*[a-z][\w./-]{0,100}[ \t]+\S{1,20}[ \t]+\S{1,20}[ \t]*(?:\r?\n|(?![^\n]))){1,40})
  `,
  'gm',
)
const quotaRow = /^[ \t]*([a-z][\w./-]{0,100})[ \t]+(\S{1,20})[ \t]+(\S{1,20})[ \t]*$/gm

const budget = new RegExp(
  acrossLines`
    ^[ \t]*(?:[a-z\d-]{1,63}[ \t]+)?([a-z\d][a-z\d.-]{0,252})[ \t]+(\d{1,5}%?|N\/A)[ \t]+
    (\d{1,5}%?|N\/A)[ \t]+0[ \t]+(?:\d{1,5}[smhdy]){1,3}[ \t]*$
  `,
  'gm',
)
const moved =
  /(\bkubectl drain\b|\bCannot evict pod\b|\bdraining\b|\bnode (?:image )?upgrades?\b|\bPodDrainFailure\b)/gi

/** What tables of kubectl tell of quotas and of budgets that let no pod go. */
export const boundTablesIn = (doc: Document): readonly Observation[] => [
  ...(mentions(doc, 'Used') && mentions(doc, 'Hard') ? quotasIn(doc) : []),
  ...(mentions(doc, 'ALLOWED DISRUPTIONS') ? budgetsIn(doc) : []),
  ...matchesOf(doc, moved)
    .slice(0, 1)
    .map(({ raw, place }) => stated('node.emptied', raw, raw, place, { inferred: true })),
]

const quotasIn = (doc: Document) =>
  matchesOf(doc, quota).flatMap(({ groups: [name = '', namespace = '', rows = ''], placeOf }) => {
    const from = offsetIn(doc, placeOf(2))
    const subject = `quota ${namespace}/${name}`
    return [...rows.matchAll(quotaRow)].map(({ 0: row, 1: key = '', 3: hard = '', index }) => {
      const place = doc.placeAt(from + index + row.lastIndexOf(hard))
      return stated('quota.hard', `${key}=${hard}`, hard, place, { subject })
    })
  })

const budgetsIn = (doc: Document) =>
  matchesOf(doc, budget).map(({ raw, place, groups: [, least = '', most = ''] }) =>
    stated(
      'budget.allowsNone',
      least === 'N/A' ? `maxUnavailable ${most}` : `minAvailable ${least}`,
      raw,
      place,
      {
        subject: `budget ${raw}`,
      },
    ),
  )
