import { acrossLines } from '../../../values/across-lines.ts'
import type { Observation } from '../../../model/observation.ts'
import { decided, stated } from '../../../model/observe.ts'
import type { DecisionId } from '../../../model/scenario.ts'
import type { Match } from '../../text-of.ts'

/** A setting as people put it in a sentence. */
export interface Told {
  /** With the flag `g`; its first group is the value. */
  readonly words: RegExp
  read(found: Match): readonly Observation[]
}

const more = { weight: 'statement', inferred: true } as const

export const valued = (
  id: DecisionId,
  words: RegExp,
  value: (raw: string) => unknown = String,
): Told => ({
  words,
  read: ({ raw, place }) => [decided(id, value(raw), raw, place, more)],
})

/** A range that is named together with whose it is: nothing of it is guessed. */
export const ranged = (id: DecisionId, words: RegExp): Told => ({
  words,
  read: ({ raw, place }) => [decided(id, raw, raw, place, { weight: 'statement' })],
})

/** A fact that no decision holds, or one of several of its kind. */
export const named = (
  name: string,
  words: RegExp,
  value: (raw: string) => string | number | boolean = String,
): Told => ({
  words,
  read: ({ raw, place }) => [stated(name, value(raw), raw, place, more)],
})

/** The patterns of a row are read without regard to letter case. */
export const words = (strings: TemplateStringsArray, ...parts: readonly string[]): RegExp =>
  new RegExp(acrossLines(strings, ...parts), 'gi')

/** What stands between the name of a setting and its value. */
export const is = String.raw`\s?(?:[:=]|\bis\b|\bist\b|\bof\b|\bat\b|\b(?:is )?set to\b)?\s?["'\x60“]?`
export const folder = String.raw`([A-Za-z]:\\{1,2}(?:Program Files(?: \(x86\))?\\{1,2})?[\w.\\() -]{1,120}?)(?=["'\x60”,;]|\.?\s|\.?$)`
/** An address, and no range. */
export const address = String.raw`((?:\d{1,3}\.){3}\d{1,3})\b(?![/:]?\d)(?!\/)`
export const range = String.raw`((?:\d{1,3}\.){3}\d{1,3}\/\d{1,2})\b`
