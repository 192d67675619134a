import { isObjectStart } from './blocks.ts'
import { isFilled } from './dedented.ts'
import { between, filesBelowKeys, hereDocuments, outermost } from './embedded.ts'
import type { Line } from '../lines.ts'
import { rawStrings } from './raw-strings.ts'
import type { Section } from './sections.ts'

/** What stands between the documents of a YAML stream, each of which is read by itself. */
export const separator = /^---\s*(?:#.*)?$/

/** Files that stand in the text of another one, each under its name, and the rest. */
export function embeddedParts(section: Section, isScript: boolean): readonly Section[] {
  const { lines, isFenced } = section
  // An object of the cluster is read with the files in it.
  const inYaml = lines.some(isObjectStart) ? [] : filesBelowKeys(lines)
  const inText = inYaml.length > 0 ? inYaml : rawStrings(lines)
  const isWhole = isScript && !ofTerraform.test(lines.find(isFilled)?.text ?? '')
  const found = isWhole ? inText : outermost([...inText, ...hereDocuments(lines)])
  if (found.length === 0) return [section]
  const parts: Section[] = []
  let from = 0
  for (const { title, lines: own, start, end } of found) {
    parts.push({ ...section, lines: between(lines, from, start) })
    for (const one of streamOf(own)) {
      parts.push({ lines: one, isFenced, ...(title !== undefined && { title }) })
    }
    from = end
  }
  return [...parts, { ...section, lines: between(lines, from, lines.length) }].filter((part) =>
    part.lines.some(isFilled),
  )
}

/** The documents of a stream of YAML. */
function streamOf(lines: readonly Line[]): readonly (readonly Line[])[] {
  const cuts = lines.flatMap(({ text }, i) => (separator.test(text) ? [i] : []))
  return [-1, ...cuts].map((at, i) => between(lines, at + 1, cuts[i] ?? lines.length))
}

/** A script that such a file holds is a part of it. */
const ofTerraform = /^(?:resource|module|data|locals|variable|output|provider|terraform)\b.*\{\s*$/
