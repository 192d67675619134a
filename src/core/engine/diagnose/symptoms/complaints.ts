import { failure } from '../../../catalog/symptoms/complained.ts'
import { heard, noComplaint, trouble } from '../../../catalog/symptoms/heard.ts'
import { trees, type Tree } from '../../../catalog/symptoms/trees.ts'
import { wordsBesideCommand } from '../../../importers/component-command-line.ts'
import { wordsBesideLog } from '../../../importers/component-log.ts'
import type { Document } from '../../../model/document.ts'
import type { Finding, Place } from '../../../model/finding.ts'
import type { Observation } from '../../../model/observation.ts'
import type { Values } from '../../../model/scenario.ts'
import { matches } from '../../../text/patterns/may-match.ts'
import { memoize, memoizeByObject } from '../../../values/memoize.ts'
import type { ReadDocument, SentFile } from '../reading/read.ts'
import type { Collected } from './collect.ts'
import { clausesIn } from './clauses.ts'
import { commentsOf } from './comment-blocks.ts'
import { guideFinding, guideOf } from './guide-finding.ts'
import { statusesIn } from './statuses.ts'
import { toldIn } from './told.ts'
import { answeredBy } from './walk-tree.ts'
import { closedUpTo } from '../withdrawn/closed-record.ts'

const turns = /\b(?:but(?! not\b)|while|however|although)\b/i

/** Nobody complains at greater length in one breath. */
const longest = 300

/** A symptom in somebody’s words, and where they begin. */
export interface Complaint extends HeardTree {
  readonly words: string
  /** As they stand in the document. */
  readonly quoted: string
  /** All that the document tells, in English. */
  readonly text: string
  /** In that text. */
  readonly offset: number
  readonly place: Place
  /** Where the words that tell of it end. */
  readonly told: Place
}

/** What people complain of in words, each symptom where it is first said to fail, or else heard. */
function complaintsIn(docs: readonly Document[]): readonly Complaint[] {
  const found = new Map<string, Complaint>()
  for (const doc of docs) {
    const { text, placeAt, quote } = toldIn(doc)
    const isInComments = commentsOf(text)
    for (const { words, offset, said } of clausesOf(text)) {
      if (isInComments(offset)) continue
      for (const one of heardIn(words)) {
        const first = found.get(one.tree.id)
        if (first && (failure.test(first.words) || !failure.test(words))) continue
        const of = one.about.exec(said)
        const toldAt = offset + (of ? of.index + of[0].length - 1 : 0)
        found.set(one.tree.id, {
          ...one,
          words,
          quoted: (quote(offset, toldAt) ?? words).replace(subject, ''),
          text,
          offset,
          place: placeAt(offset),
          told: placeAt(toldAt),
        })
      }
    }
  }
  return [...found.values()]
}

/** What stands before the title of a mail or a ticket. */
const subject =
  /^(?:(?:subject|title|summary|betreff|titel|objet|asunto|oggetto|assunto|re|fwd?|aw|wg)\s?:|主题：?|件名：?)\s*/i

function* clausesOf(text: string) {
  for (const { clause, index } of clausesIn(text)) {
    if (clause.length > longest) continue
    let at = index
    for (const part of clause.split(turns)) {
      const offset = text.indexOf(part, at)
      at = offset + part.length
      const words = part.replaceAll(/\s+/g, ' ').trim()
      if (words !== '')
        yield {
          words,
          offset: offset + part.search(/\S/),
          said: part.trimStart().replaceAll(/\s/g, ' '),
        }
    }
  }
}

interface HeardTree {
  readonly tree: Tree
  readonly about: RegExp
  /** The step to begin with, where the words say so much. */
  readonly from?: string
}

function heardIn(words: string): readonly HeardTree[] {
  if (noComplaint.test(words)) return []
  const clause = { text: words }
  const said = heard.filter(
    ({ about, beside }) => matches(clause, about) && (beside ?? trouble).test(words),
  )
  return trees.flatMap((tree) => {
    const of = said.filter((one) => one.tree === tree.id)
    const from = of.find((one) => one.from !== undefined)?.from
    return of[0] ? [{ tree, about: of[0].about, ...(from !== undefined && { from }) }] : []
  })
}

/**
 * The symptoms that a clause tells of.
 * @internal for tests
 */
export const treesHeardIn = (words: string): readonly Tree[] =>
  heardIn(words).map(({ tree }) => tree)

/** The complaints in what people wrote, each with its place. */
export const complaintsOf = memoizeByObject((documents: readonly ReadDocument[]) =>
  complaintsIn(
    documents.flatMap(({ doc, importer }) => {
      // Nobody complains in the words of a script.
      if (doc.isInObject || /^#!\s?\//.test(doc.text)) return []
      const wordsOf = wordsIn.get(importer?.id ?? '')
      return wordsOf ? [wordsOf(doc)] : []
    }),
  ),
)

/** In which documents people write, and what of them is their own. */
const wordsIn: ReadonlyMap<string, (doc: Document) => Document> = new Map([
  ['prose', (doc) => doc],
  ['component-log', wordsBesideLog],
  ['component-command-line', wordsBesideCommand],
])

/**
 * What people complain of in words, as information. A line with a message that is known says more by
 * that, and so does a message that leads to the same guide.
 */
export function complaintFindings(
  { documents, files = [] }: { documents: readonly ReadDocument[]; files?: readonly SentFile[] },
  observations: readonly Observation[],
  known: Partial<Values>,
  messages: readonly Finding[],
): readonly Finding[] {
  const explained = new Set(messages.map(({ file, line }) => `${file}:${line}`))
  // What is told as over is nobody’s complaint.
  const closedIn = memoize((name) =>
    closedUpTo(files.find((file) => file.name === name)?.text ?? ''),
  )
  const complaints = complaintsOf(documents).filter(
    ({ told: { file, line } }) => line > closedIn(file),
  )
  const guided = new Set(messages.map(({ id }) => id))
  return [...complaints, ...statusesIn(observations)]
    .filter(({ told: { file, line } }) => !explained.has(`${file}:${line}`))
    .map(({ tree, from, words, quoted, place }) =>
      guideFinding(
        tree,
        known,
        {
          severity: 'info',
          basis: 'advice',
          message: `“${quoted}”. Checks tell what is behind it: ${tree.title}.`,
          ...place,
        },
        from === undefined ? undefined : { ...(words !== undefined && { message: words }), from },
      ),
    )
    .filter(({ id, file, line }) => {
      const isNew = !explained.has(`${file}:${line}`) && !guided.has(id)
      guided.add(id)
      return isNew
    })
}

/** The first commands of the guides that findings lead to, as far as the setup leaves them open. */
export const collectForGuides = (
  findings: readonly Finding[],
  known: Partial<Values>,
): readonly Collected[] =>
  findings.flatMap((finding) => {
    const tree = trees.find(({ id }) => id === guideOf(finding))
    return (tree?.steps ?? [])
      .filter((step) => answeredBy(step, known) === undefined)
      .flatMap(({ command, expected }) =>
        command === undefined
          ? []
          : [{ command, why: `${tree?.title ?? ''}; expected: ${expected.value}` }],
      )
      .slice(0, mostCommands)
  })

/** What comes back tells which to ask for next. */
const mostCommands = 3
