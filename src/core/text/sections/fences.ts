import type { Line } from '../lines.ts'

const tag = String.raw`<pre(?:\s[^>\n]{0,80})?>(?:\s*<code(?:\s[^>\n]{0,80})?>)?`
const macro = String.raw`\{(?:code|noformat)(?::[^}\n]{0,120})?\}|\[(?:code|pre)(?:=[\w-]{1,20})?\]`
const opens = new RegExp(`^(.{0,200}?)(?:${tag}|${macro})`, 'i')
const closes = /<\/(?:code|pre)>(?:\s*<\/pre>)?|\{(?:code|noformat)\}|\[\/(?:code|pre)\]/i
/** Text on the line that opens a block, which is no name of a language. */
const glued = /^(\s{0,8}```)(?!`)\s{0,20}(?![\w+#.-]{0,20}(?:\s*$|\s+(?:\{|\w+=)))(?!.*```)(?=\S)/
/** A block that begins and ends on its line. */
const single = /^\s{0,8}```(?!`)(?:(?!```).){1,4000}```\s*$/
const anyOpens = /<pre|\{(?:code|noformat)|\[(?:code|pre|source|listing)/i
/** AsciiDoc says what a block is, and then draws a line of dashes above and below it. */
const ofAsciiDoc = /^\s{0,20}\[(?:source|listing)\b[^\]\n]{0,120}\]\s*$/i
const dashes = /^\s{0,20}-{4,40}\s*$/

/** A text in JSON, whose line ends are written. */
const member = /^\s{0,40}(?:[[{]\s{0,4}){0,4}"[\w .-]{1,60}"\s?:\s?[[{"]/

/** A comment of a file: a mark in it is part of what it says. */
const comment = /^\s{0,80}(?:#{1,80}|\/\/|;{1,3}|::|REM)\s{0,80}$/i

/** Text with a mark behind it, and none before. */
const isLate = (text: string) => {
  const at = text.indexOf('```')
  if (at <= 0 || text.slice(at).trim() !== '```') return false
  const before = text.slice(0, at)
  return before.trim() !== '' && !comment.test(before)
}

/** Lines in which each mark of a code block stands by itself, spelt as in Markdown. */
export function withFences(lines: readonly Line[]): readonly Line[] {
  if (!lines.some(({ text }) => text.includes('```') || anyOpens.test(text))) return lines
  const all: Line[] = []
  let isOpen = false
  let isMarkup = false
  let isAnnounced = false
  let isDrawn = false
  const mark = (line: Line) => all.push({ ...line, text: '```', raw: '```' })
  const part = (line: Line, start: number, end?: number) => {
    const text = line.text.slice(start, end)
    if (text.trim() !== '') all.push({ ...line, text, raw: text, indent: line.indent + start })
  }
  for (const line of lines) {
    const text = line.text.slice(0, 4_000)
    const end = isMarkup ? closes.exec(text) : null
    const start = isOpen || member.test(text) ? null : opens.exec(text)
    const tail = glued.exec(text)?.[1] ?? ''
    const isRule = (isAnnounced || isDrawn) && dashes.test(text)
    if (isAnnounced && text.trim() !== '' && !/^\s*\./.test(text)) isAnnounced = false
    if (isRule) {
      mark(line)
      isDrawn = !isDrawn
    } else if (isDrawn) {
      all.push(line)
    } else if (!isOpen && !isMarkup && ofAsciiDoc.test(text)) {
      isAnnounced = true
      all.push(line)
    } else if (end) {
      part(line, 0, end.index)
      mark(line)
      part(line, end.index + end[0].length)
      isOpen = isMarkup = false
    } else if (start) {
      part(line, 0, (start[1] ?? '').length)
      mark(line)
      const inner = start[0].length
      const close = closes.exec(text.slice(inner))
      part(line, inner, close ? inner + close.index : undefined)
      if (close) mark(line)
      isOpen = isMarkup = close === null
    } else if (!isMarkup && single.test(text)) {
      mark(line)
      part(line, text.indexOf('```') + 3, text.lastIndexOf('```'))
      mark(line)
    } else if (!isMarkup && tail !== '') {
      mark(line)
      part(line, tail.length)
      isOpen = !isOpen
    } else if (!isMarkup && isLate(text)) {
      part(line, 0, text.lastIndexOf('```'))
      mark(line)
      isOpen = !isOpen
    } else {
      if (/^\s{0,8}```/.test(text)) isOpen = !isOpen
      all.push(line)
    }
  }
  return all
}
