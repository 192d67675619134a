import type { Document } from '../../model/document.ts'
import { defineImporter, type Importer } from '../../model/importer.ts'
import type { Observation } from '../../model/observation.ts'
import { stated } from '../../model/observe.ts'
import { fieldsOf } from '../../text/fields.ts'
import { matchesOf } from '../text-of.ts'

/** The output of one command, whose values are facts and no decisions. */
export interface Output {
  readonly id: string
  readonly command: string
  /** What only its output has. */
  readonly form?: RegExp
  /** The command, where the output alone tells nothing. */
  readonly typed?: RegExp
  /** Name of the fact for each `Key: value` line with this key. */
  readonly fields?: Readonly<Record<string, string>>
  /** A pattern with the flag `g` and one group, which is the value of the fact. */
  readonly cells?: readonly (readonly [pattern: RegExp, name: string])[]
}

/** An importer that reads facts from the output of a command. */
export const outputImporter = ({
  id,
  command,
  form,
  typed,
  fields = {},
  cells = [],
}: Output): Importer =>
  defineImporter({
    id,
    summary: `Output of ${command}`,
    recognizes: ({ text, command: shown = '' }) =>
      (form?.test(text) ?? false) || (text.trim() !== '' && (typed?.test(shown) ?? false)),
    read: (doc) => ({
      observations: [
        ...fieldFacts(doc, new Map(Object.entries(fields))),
        ...cells.flatMap(([pattern, name]) =>
          matchesOf(doc, pattern).map(({ raw, place }) => stated(name, raw, raw, place)),
        ),
      ],
    }),
  })

const fieldFacts = (doc: Document, names: ReadonlyMap<string, string>): readonly Observation[] =>
  names.size === 0
    ? []
    : fieldsOf(doc.text).flatMap(({ key, value, at }) => {
        const name = names.get(key)
        return name === undefined || value === ''
          ? []
          : [stated(name, value, value, doc.placeAt(at))]
      })
