import { isFilled } from './dedented.ts'
import type { Line } from '../lines.ts'
import { acrossLines } from '../../values/across-lines.ts'

const indented = /^(?: {4}|\t)/
const fence = /^\s{0,8}(?:```|~~~)/
/** What people write above a block: a heading, the name of a file, a sentence. */
const above = new RegExp(
  acrossLines`
    ^(?:
      #{1,6}\s+\S|\*\*[^*\n]{1,120}\*\*:?\s*$
      |\x60[^\x60\n]{1,160}\x60:?\s*$
      |[\w.\\/:-]{1,160}\.[A-Za-z]{1,12}:?\s*$
      |[A-Z][\w ]{1,60}:\s*$
      |(?!["']?[\w./-]{1,80}["']?(?:\s?=|:\s+\S+$))(?![#\-$&'"{}[\]|])\S+
        \s+\S.{0,300}[^\s|>={[(,;"'@\\]\s*$
    )
  `,
)
/** “ClusterConfiguration (kubectl get cm kubeadm-config):”, and right below it an object; a key has no blanks. */
const label = /^[^\s#"'-][^\n:]{0,60}\s[^\n]{1,160}:\s*$/
const object = /^\s{2,12}(?:apiVersion|kind):\s*\S/
/** What is no sentence. */
const data = new RegExp(
  acrossLines`
    ^\s*(?:
      ["']?[\w./-]{1,80}["']?\s?[:=](?:\s|$|["'])
      |[{}[\]#$&]|PS [A-Z]:|[EWIF]\d{4} \d\d:|NAME\s{2,}|(?:time|level)=|---\s*$
      |\S{1,200}\s--[a-z]
    )
  `,
)

/**
 * Blocks that stand indented between empty lines, as Markdown has code, with the marks of a code block
 * in the place of those lines.
 */
export function fencedBlocks(lines: readonly Line[]): readonly Line[] {
  if (!lines.some(({ text }) => indented.test(text))) return lines
  const kept: Line[] = []
  let head = ''
  let isOpen = false
  /** No block ends before this line. */
  let none = 0
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]
    if (!line) break
    const before = kept.at(-1)
    const isBelowLabel = before !== undefined && label.test(before.text) && object.test(line.text)
    const mayBegin =
      !isOpen &&
      i >= none &&
      indented.test(line.text) &&
      isFilled(line) &&
      before &&
      (!isFilled(before) || isBelowLabel)
    if (mayBegin && (isBelowLabel || above.test(head.slice(0, 400)))) {
      const { isBlock, end } = blockAt(lines, i)
      const block = lines.slice(i, end)
      if (isBlock && block.slice(0, 6).some(({ text }) => data.test(text))) {
        const depth = depthOf(block)
        if (isBelowLabel) kept.push(marked(before))
        else kept.splice(-1, 1, marked(before))
        for (const one of block) kept.push(shortened(one, depth))
        kept.push(marked(lines[end] ?? line))
        i = end
        head = ''
        continue
      }
      none = end
    }
    if (fence.test(line.text)) isOpen = !isOpen
    if (isFilled(line)) head = line.text
    kept.push(line)
  }
  return kept
}

/** Whether only an empty line ends the indented lines from here on, and where they end. */
function blockAt(
  lines: readonly Line[],
  start: number,
): { readonly isBlock: boolean; readonly end: number } {
  let end = start
  for (let i = start; i < lines.length; i++) {
    const line = lines[i]
    if (!line || !isFilled(line)) continue
    const isInside = indented.test(line.text)
    if (!isInside || fence.test(line.text.trim())) return { isBlock: !isInside && end < i, end }
    end = i + 1
  }
  return { isBlock: true, end }
}

const depthOf = (block: readonly Line[]) =>
  block
    .filter(isFilled)
    .reduce((least, { text }) => Math.min(least, /^(?:\t| {4,40})/.exec(text)?.[0].length ?? 0), 40)

const marked = (line: Line): Line => ({ ...line, text: '```', raw: '```' })

function shortened(line: Line, depth: number): Line {
  const length = Math.min(depth, line.text.length)
  return { ...line, text: line.text.slice(length), indent: line.indent + length }
}
