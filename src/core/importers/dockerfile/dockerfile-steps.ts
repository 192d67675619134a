import type { Document } from '../../model/document.ts'

const directive = /^#[ \t]*(\w{1,20})[ \t]*=[ \t]*(\S{1,200})$/
const instruction = /^[ \t]*([A-Za-z]{2,20})[ \t]+(\S.{0,400})/

interface Step {
  /** The instruction, in capitals. */
  readonly name: string
  /** What follows it in its line. */
  readonly text: string
  readonly at: number
}

/** The steps of the last stage, by the line in which each begins: one that goes on may have a word such as CMD below. */
export function lastStageOf(doc: Document): readonly Step[] {
  const lines = doc.text.split('\n')
  const escape = isBacktickIn(lines.map((line) => line.trim())) ? '`' : '\\'
  let steps: Step[] = []
  let offset = 0
  let isGoingOn = false
  for (const line of lines) {
    const from = offset
    offset += line.length + 1
    // Docker takes neither for the end of a step.
    if (/^\s*(?:#|$)/.test(line)) continue
    const [, word = '', text = ''] = (!isGoingOn && instruction.exec(line.slice(0, 500))) || []
    isGoingOn = line.trimEnd().endsWith(escape)
    const name = word.toUpperCase()
    if (name === 'FROM') steps = []
    else if (name !== '') steps.push({ name, text: text.trim(), at: from + line.indexOf(word) })
  }
  return steps
}

/** Whether a Dockerfile escapes with a backtick; directives stand above all else, blank lines and comments too. */
export function isBacktickIn(lines: readonly string[]): boolean {
  for (const line of lines) {
    const [, name, value] = directive.exec(line) ?? []
    if (name === undefined) return false
    if (name.toLowerCase() === 'escape') return value === '`'
  }
  return false
}
