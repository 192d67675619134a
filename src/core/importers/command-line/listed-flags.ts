import type { Document } from '../../model/document.ts'
import type { FlaggedProgram } from '../../model/parsed.ts'
import { offsetIn } from '../text-of.ts'
import type { Leaf } from '../tree.ts'
import { parseCommandLine, type FoundLine } from './parse.ts'

/** A flag whose name stands apart from its value: as a key, or for a whole list. */
export interface TabledFlag {
  readonly key: string
  readonly keyPlace: Leaf['place']
  readonly value: Leaf
}

/** Flags of a list, `"--v=2"`, or of a table, `"--v": "2"`, which a program adds to those of its own. */
export function flagsOfData(
  { listed = [], tabled = [] }: { listed?: readonly Leaf[]; tabled?: readonly TabledFlag[] },
  doc: Document,
  program: FlaggedProgram,
): FoundLine | undefined {
  const mapped = [
    ...listed.map(({ raw, place }) => {
      const at = offsetIn(doc, place)
      return raw.startsWith('-') ? [{ text: raw, at }] : [{ text: `--${raw}`, at: at - 2 }]
    }),
    ...tabled.map(({ key, keyPlace, value }) => [
      { text: `--${key.replace(/^--/, '')}=`, at: offsetIn(doc, keyPlace) },
      { text: value.raw.replaceAll('"', '\\"'), at: offsetIn(doc, value.place) },
    ]),
  ]
  const line = mapped.length === 0 ? undefined : parseCommandLine(mapped, doc, program)
  return line && { ...line, isComplete: false }
}
