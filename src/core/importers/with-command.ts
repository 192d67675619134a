import type { Document } from '../model/document.ts'
import type { Place } from '../model/finding.ts'

/** A text with the places of what stands in it. */
export interface Placed {
  readonly file: string
  readonly text: string
  readonly placeAt: (offset: number) => Place
}

/** The line of the prompt stands above its text, which may go on with the command. */
export function withCommand({ file, text, command, placeAt }: Document): Placed {
  if (command === undefined) return { file, text, placeAt }
  const ahead = command.length + 1
  const { line } = placeAt(0)
  const above = { file, line: Math.max(line - 1, 1), column: 1 }
  return {
    file,
    text: `${command}\n${text}`,
    placeAt: (offset) => (offset < ahead ? above : placeAt(offset - ahead)),
  }
}
