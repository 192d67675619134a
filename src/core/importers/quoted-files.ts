import { partOf, type Document } from '../model/document.ts'
import { isFile } from '../text/embedded.ts'
import { filledIn } from './filled-in.ts'

const opens = /(?:^|\$(\w{1,60})[ \t]*=[ \t]*|[=(\s])'\{[ \t]*$/
const closes = /^[ \t]*\}[ \t]*'/

interface Found {
  readonly own: string
  readonly at: number
  readonly end: number
  /** What it is assigned to. */
  readonly variable: string | undefined
}

/** JSON that a script of PowerShell holds between single quotes, as that of Microsoft does its CNI files. */
export function quotedFilesIn(doc: Document): readonly Document[] {
  const { text } = doc
  if (!text.includes("'{")) return []
  const lines = text.split('\n')
  const found: Found[] = []
  let offset = 0
  let open: Pick<Found, 'at' | 'variable'> | undefined
  for (const line of lines) {
    if (!open) {
      const start = opens.exec(line.slice(0, 300))
      if (start) open = { at: offset + line.lastIndexOf('{'), variable: start[1]?.toLowerCase() }
    } else if (closes.test(line.slice(0, 300))) {
      const end = offset + line.indexOf('}') + 1
      found.push({ ...open, own: text.slice(open.at, end), end })
      open = undefined
    }
    offset += line.length + 1
  }
  return found.flatMap(({ own, at, end, variable }, i) => {
    if (!/^\{\s*["}]/.test(own) || !isFile(own)) return []
    const part = partOf(
      doc,
      filledIn(own, text, text.slice(end, found[i + 1]?.at)),
      at,
      'quoted text',
      own,
    )
    const others = found.filter((one) => variable !== undefined && one.variable === variable)
    return [others.length > 1 ? { ...part, isCase: true as const } : part]
  })
}
