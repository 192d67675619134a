import type { Document } from '../../model/document.ts'
import type { Observation } from '../../model/observation.ts'
import type { Script } from '../../text/powershell/powershell-source.ts'
import { addedLinesIn } from './added-lines.ts'
import { knownIn } from './filled-in.ts'
import { cutTablesIn, hashTablesIn } from './hash-tables.ts'
import { hereStringsIn } from './here-strings.ts'
import { quotedFilesIn, quotedScriptsIn } from './quoted-files.ts'
import { encodingsIn } from './written-encoding.ts'

/** The files that a script of PowerShell writes, each to be read by itself. */
export function filesOfScript(doc: Document, script: Script): readonly Document[] {
  const known = knownIn(script, doc.text)
  return [
    ...hereStringsIn(doc, known),
    ...addedLinesIn(doc, known),
    ...quotedFilesIn(doc, known),
    ...quotedScriptsIn(doc),
    ...hashTablesIn(doc),
  ]
}

/** What spoils files as a script writes them. */
export const writingFaultsIn = (doc: Document): readonly Observation[] => [
  ...encodingsIn(doc),
  ...cutTablesIn(doc),
]
