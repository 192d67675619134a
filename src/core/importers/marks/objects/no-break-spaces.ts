import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { stated } from '../../../model/observe.ts'
import { matchesOf, originalPlace } from '../../text-of.ts'

/** What a program prints that takes an option and its value for one word. */
const refused =
  /\b(?:unrecognized arguments?|unknown (?:flag|option)):[^\n]{0,300}?(--[a-z][a-z\d-]{1,40})(?![\w-])/g
const joined = /(?<![\w-])(--[a-z][a-z\d-]{1,40})\u00A0(?=[\w"'./])/g
/** Commands that people copied stand in short texts. */
const longest = 20_000

/** Options behind which a no-break space stands, and those that a program does not know. */
export const noBreakSpacesIn = (doc: Document): readonly Observation[] => [
  ...matchesOf(doc, refused).map(({ raw, place }) =>
    stated('command.refusedOption', raw, raw, place),
  ),
  ...(doc.text.length > longest || !doc.text.includes('--')
    ? []
    : [...doc.original().matchAll(joined)].map(({ 1: option = '', index }) =>
        stated('command.joinedOption', option, option, originalPlace(doc, index)),
      )),
]
