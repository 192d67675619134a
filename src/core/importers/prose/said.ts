import type { Document } from '../../model/document.ts'
import { matchesOf, type Match } from '../text-of.ts'
import { indexInLine, isElsewhere, lineOf } from './lines.ts'

/** What is asked, refused or left behind is not so. */
const refused =
  /\b(?:no|not|never|without|instead of|rather than|than|from|drop|leave|can|could|may|might|if|whether|or|unless|except)\b[^.;\n]{0,40}$|n['’]t\b[^.;\n]{0,40}$/i

/** “… is not supported”, “… or process isolation”. */
const denied =
  /^[^.,;\n]{0,40}\b(?:(?:is|are|was|be)\s(?:not|never)|(?:is|are|was)n['’]t|unsupported)\b|^\s(?:or|vs\.?|versus)\s/i

/** Whether the words ahead ask it, refuse it or leave it behind. */
export const isRefused = (ahead: string): boolean => refused.test(ahead.slice(-80))

/** What people say of a setup that they have, or want: not what they ask, refuse or left behind. */
export const saidIn = (doc: Document, pattern: RegExp): readonly Match[] =>
  matchesOf(doc, pattern).filter(({ raw, place }) => {
    const line = lineOf(doc, place)
    const at = Math.max(indexInLine(doc, place, raw), 0)
    return (
      !isRefused(line.slice(0, at)) &&
      !denied.test(line.slice(at + raw.length, at + raw.length + 60)) &&
      !isElsewhere(doc, place, raw)
    )
  })
