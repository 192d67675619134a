import type { Symptom, SymptomCause } from '../../../catalog/symptoms/index.ts'
import type { Evidence } from './rank.ts'

/** What the setup leaves of a message: one cause that is sure, causes, or a hint. */
export type Standing = 'settled' | 'likely' | 'hint'

/** What is left to do where the setup leaves no cause. */
export const ofNoCause = 'Read what stands before and after this message.'

/** What a finding says of the message that it is about. */
export function messageOf(
  { kind, weak }: Symptom,
  found: Printed,
  standing: Standing,
  {
    cause,
    isPreferred,
    isPassed,
    isOfArticle,
  }: {
    readonly cause: SymptomCause | undefined
    /** It is the only one left, or something speaks for it; else it is the first in the order of checks. */
    readonly isPreferred: boolean
  } & Pick<Evidence, 'isPassed' | 'isOfArticle'>,
): string {
  const words = quoted(found)
  if (!cause) return `${words}: no known cause of this message fits the setup.`
  const { value } = cause.cause
  if (kind === 'noise') return `${words}: ${value}`
  if (isPassed) return `${words}: later lines show that it is over. Where it goes on: ${value}`
  if (isOfArticle) {
    return `${words} stands in an article about several errors. Where it is yours: ${value}`
  }
  if (weak && standing === 'hint') {
    return `${words} stands in healthy nodes’ output too. Where something fails: ${value}`
  }
  if (standing === 'settled') return `${words}: ${value}`
  return `${words}. ${isPreferred ? 'Likely cause' : 'Possible cause, first to check'}: ${value}`
}

interface Printed {
  readonly words: readonly string[]
}

/** The words as they were printed, without the marks around what stood between them. */
export const quoted = ({ words }: Printed) => `“${words.map(withoutOpenMarks).join(' … ')}”`

/** Of a pair of quotation marks the one that stands at the edge, and the other not among the words. */
const withoutOpenMarks = (word: string) =>
  ['"', "'"].reduce((whole, mark) => {
    const text = whole.replace(new RegExp(`^${mark} | ${mark}$`, 'g'), '').trim()
    if (text.split(mark).length % 2 === 1) return text
    if (text.startsWith(mark)) return text.slice(1).trim()
    return text.endsWith(mark) ? text.slice(0, -1).trim() : text
  }, word.trim())
