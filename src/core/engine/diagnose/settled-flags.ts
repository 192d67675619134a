import type { Document } from '../../model/document.ts'
import type { Observation } from '../../model/observation.ts'
import type { ReadDocument } from './read.ts'
import { memoizeByObject } from '../../values/memoize.ts'
import { articleIn } from './symptoms/articles.ts'
import { remarkIn } from './symptoms/over.ts'
import { withoutTold } from './without-told.ts'

/** Without flags on which a program had stopped, where sentences say that this is over, or is read somewhere. */
export const withoutSettledFlags = (documents: readonly ReadDocument[]): readonly ReadDocument[] =>
  documents.map((one) => {
    const isSettled = (told: Observation) =>
      told.name === 'refusedFlag' &&
      (isOfArticle(one.doc, told) ||
        remarkIn(one.doc, told, `unknown flag: --${told.raw}`) !== undefined)
    return one.importer?.id === 'component-log' ? one : withoutTold(one, isSettled)
  })

const linesOfArticle = memoizeByObject((doc: Document) => articleIn(doc.text)?.article.split('\n'))

const isOfArticle = (doc: Document, { line }: Observation) =>
  (linesOfArticle(doc)?.[line - doc.first] ?? '').trim() !== ''
