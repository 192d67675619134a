import type { Document } from '../../model/document.ts'
import type { Place } from '../../model/finding.ts'

/** A text with the places of what stands in it. */
export interface Placed {
  readonly file: string
  readonly text: string
  readonly placeAt: (offset: number) => Place
}

/** The line in which a command was typed. */
export function placeOfCommand({
  placeAt,
  commandLine,
}: Pick<Document, 'placeAt' | 'commandLine'>): Place {
  const { file, line } = placeAt(0)
  return { file, line: commandLine ?? Math.max(line - 1, 1), column: 1 }
}

/** What was typed at the prompt, as a text of its own. */
export function commandOf(doc: Document): Document | undefined {
  const { command = '' } = doc
  if (command === '') return undefined
  const above = placeOfCommand(doc)
  return { ...doc, text: command, placeAt: () => above }
}

/** The command and its text, which may go on with it. */
export function withCommand(doc: Document): Placed {
  const { file, text, command, placeAt } = doc
  // Of a command without output the text is its own line.
  if (command === undefined || text.trimEnd() === command) return { file, text, placeAt }
  const ahead = command.length + 1
  const above = placeOfCommand(doc)
  return {
    file,
    text: `${command}\n${text}`,
    placeAt: (offset) => (offset < ahead ? above : placeAt(offset - ahead)),
  }
}
