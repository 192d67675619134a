import { indexAt } from '../../../text/starts.ts'

/** Headings of somebody who writes in Markdown have words between them. */
const fewest = 3

/** Tells of an offset whether it is in lines of comments, one below the other: a file explains its settings there. */
export function commentsOf(text: string): (offset: number) => boolean {
  if (!/^[ \t]{0,20}#/m.test(text)) return () => false
  const blocks: { readonly start: number; end: number; lines: number }[] = []
  let at = 0
  for (const line of text.split('\n')) {
    const last = blocks.at(-1)
    const end = at + line.length + 1
    if (/^[ \t]{0,20}#(?:[ \t]|$)/.test(line)) {
      if (last?.end === at) {
        last.end = end
        last.lines += 1
      } else blocks.push({ start: at, end, lines: 1 })
    }
    at = end
  }
  const long = blocks.filter(({ lines }) => lines >= fewest)
  const starts = long.map(({ start }) => start)
  return (offset) => {
    const own = long[indexAt(starts, offset)]
    return own !== undefined && own.start <= offset && offset < own.end
  }
}
