import { toDocument, type Document } from '../../model/document.ts'
import type { Line } from '../../text/lines.ts'

const mostFiles = 20

/** Lines that a script writes one by one, by the path of their file in lower case. */
export type JoinedLines = Map<string, Line[]>

/** Puts lines behind those of a file; of more files than anybody writes the rest is left. */
export function joinLines(files: JoinedLines, path: string, lines: readonly Line[]): void {
  const key = path.toLowerCase()
  const known = files.get(key)
  if (known) known.push(...lines)
  else if (files.size < mostFiles) files.set(key, [...lines])
}

/** Each file of more than one line, to be read by itself. */
export const joinedFiles = (doc: Document, files: JoinedLines): readonly Document[] =>
  [...files]
    .filter(([, lines]) => lines.length > 1)
    .map(([path, lines]) =>
      toDocument(
        doc.file,
        { lines, title: path.split(/[\\/]/).at(-1) ?? path, isFenced: true },
        true,
      ),
    )
