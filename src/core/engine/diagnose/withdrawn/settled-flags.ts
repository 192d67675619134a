import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { isElsewhereIn } from '../../../importers/prose/meant/elsewhere.ts'
import { sentenceBefore, wordsAround } from '../../../importers/prose/lines.ts'
import type { ReadDocument } from '../reading/read.ts'
import { memoizeByObject } from '../../../values/memoize.ts'
import { articleIn } from '../symptoms/articles.ts'
import { remarkIn } from '../symptoms/over.ts'
import { withoutTold } from './without-told.ts'
import { acrossLines } from '../../../values/across-lines.ts'

/** Without flags on which a program had stopped, where sentences say that this is over, or is read somewhere. */
export const withoutSettledFlags = (documents: readonly ReadDocument[]): readonly ReadDocument[] =>
  documents.map((one) => {
    const isSettled = (told: Observation) =>
      ofFaults.has(told.name) &&
      (isOfArticle(one.doc, told) ||
        remarkIn(one.doc, told, wordsOf(told)) !== undefined ||
        isOfAnybody(one.doc, told))
    return one.importer?.origin === 'log' ? one : withoutTold(one, isSettled)
  })

const ofFaults: ReadonlySet<string> = new Set(['refusedFlag', 'blamedFlag'])

const wordsOf = ({ name, raw }: Observation) =>
  name === 'blamedFlag' ? raw : `unknown flag: --${raw}`

const linesOfArticle = memoizeByObject((doc: Document) => articleIn(doc.text)?.article.split('\n'))

const isOfArticle = (doc: Document, { line }: Observation) =>
  (linesOfArticle(doc)?.[line - doc.first] ?? '').trim() !== ''

/** “If you see …, remove it”, “another cluster had …” */
function isOfAnybody(doc: Document, told: Observation): boolean {
  const { ahead, behind } = wordsAround(doc, told, told.raw)
  const before = sentenceBefore(ahead)
  return condition.test(before) || (!ofOwn.test(before) && isElsewhereIn(before, behind))
}

const condition = new RegExp(
  acrossLines`
    (?<!\b(?:know|see|sure|tell|ask|understand)\s)\b(?:if|in case|should|whenever)\s
    (?:you|one|anybody|anyone|somebody|someone)\b(?:[^.:;?!\n]|(?<=\bflag):){0,80}$
  `,
  'i',
)
const ofOwn = /\b(?:we|I|ours?|my|mine|here|win\S{0,20})\b[^.;]{0,60}$/i
