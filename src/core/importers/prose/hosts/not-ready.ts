import type { Document } from '../../../model/document.ts'
import type { Place } from '../../../model/finding.ts'
import { stated } from '../../../model/observe.ts'
import { matchesOf } from '../../text-of.ts'
import { sentenceBefore, wordsAround } from '../lines.ts'
import { acrossLines } from '../../../values/across-lines.ts'

const notReady = new RegExp(
  acrossLines`
    (?<!\b(?:device|disk|server|sandbox|pods?|containers?|services?) (?:(?:is|are|was|were) )?)
      \b(NotReady|not ready)\b
    |(?<![\w-])(?:nodes?|workers?|knoten)(?![\w-])[^\n.]{0,40}?\b(
      (?:never|(?:do|does|did|will|would|can)(?:n['’]t| ?not)|won['’]t)\s
      (?:becomes?|gets?|goe?s?|turns?)\s(?:to\s)?ready
    )\b
  `,
  'gi',
)

/**
 * Words of a good start too, so that what a log prints does not count: people say it of what is
 * wrong. Devices, pods and the like are not ready either.
 */
export const notReadyIn = (doc: Document) =>
  matchesOf(doc, notReady)
    .filter(({ raw, place }) => !isOfReader(doc, place, raw))
    .slice(0, 1)
    .map(({ raw, place }) =>
      stated('node.status', 'NotReady', raw, place, { subject: 'any node', inferred: true }),
    )

/** “Your nodes are not ready yet …”, “is your node listed as NotReady?”, “it is not ready for production”: said to whoever reads it, or of a product. */
function isOfReader(doc: Document, place: Place, raw: string): boolean {
  const { ahead, behind } = wordsAround(doc, place, raw)
  const own = sentenceBefore(ahead)
  return ofProduct.test(behind) || (toReader.test(own) && !isAnswered.test(behind))
}

const toReader =
  /\byour\s(?:(?:windows|new|worker|linux)\s){0,2}(?:nodes?|workers?)\b[^.;!?\n]{0,40}$/i
const ofProduct = /^\sfor\s(?:windows|linux|production|prime\stime|use|release|GA|general)\b/i
/** Who quotes it says so of himself. */
const isAnswered = /^[^\n]{0,200}\b(?:we|I|our|my)\b/i
