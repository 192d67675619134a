import { isFile, type Embedded } from './embedded.ts'
import type { Line } from '../lines.ts'

const isGo = /^package [a-z_]\w{0,60}\s*$/
/** Between two backticks, of which one stands on the line. */
const opens = /^([^`]{0,300}[=(,]\s{0,20})`([^`]*)$/

/** Files in the raw strings of Go, in which programs keep what they write on nodes. */
export function rawStrings(lines: readonly Line[]): readonly Embedded[] {
  if (!lines.slice(0, 80).some(({ text }) => isGo.test(text))) return []
  const found: Embedded[] = []
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]
    const [, before = '', rest = ''] = opens.exec(line?.text ?? '') ?? []
    if (!line || before === '') continue
    let end = i + 1
    while (end < lines.length && lines[end]?.text.includes('`') !== true) end++
    if (end === lines.length) return found
    const last = lines[end]
    const body = [
      { ...line, text: rest, indent: line.indent + before.length + 1 },
      ...lines.slice(i + 1, end),
      ...(last ? [{ ...last, text: last.text.slice(0, last.text.indexOf('`')) }] : []),
    ]
    if (isFile(body.map(({ text }) => text).join('\n'))) {
      found.push({ title: undefined, lines: body, start: i, end: end + 1 })
    }
    i = end
  }
  return found
}
