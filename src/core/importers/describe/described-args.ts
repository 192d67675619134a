import { partOf, type Document } from '../../model/document.ts'
import type { Reading } from '../../model/importer.ts'
import { merged, readLine } from '../command-line/observe.ts'
import { parseCommandLine, programOf } from '../command-line/parse.ts'

interface Word {
  readonly text: string
  readonly at: number
}

/** A container starts with `Command:`, where it has one; a container has its own block of `Args:`. */
const head = /^([ \t]{2,12})(Command|Args):[ \t]*$/

/** The words that each container of a described pod is started with. */
function startsIn(text: string): readonly (readonly Word[])[] {
  const found: Word[][] = []
  let open: { readonly depth: number; readonly isCommand: boolean } | undefined
  let offset = 0
  let isBehindCommand = false
  for (const line of text.split('\n')) {
    const [, space = '', key] = (line.length < 40 && head.exec(line)) || []
    const depth = line.search(/\S/)
    if (key !== undefined) {
      open = { depth: space.length, isCommand: key === 'Command' }
      if (open.isCommand || !isBehindCommand) found.push([])
    } else if (open && depth > open.depth) {
      found.at(-1)?.push({ text: line.trim(), at: offset + depth })
    } else if (depth >= 0) open = undefined
    isBehindCommand = open?.isCommand ?? false
    offset += line.length + 1
  }
  return found
}

/** The flags that the containers of a described pod give to the components which they start. */
export const readDescribedStarts = (doc: Document): Reading =>
  merged(
    startsIn(doc.text).map((words) => {
      const [first] = words
      // A script has the component on one of its lines.
      const script = words.filter(({ text }) => inScript.test(text))
      const isOwn = first !== undefined && programOf(first.text) !== undefined
      const own = isOwn || script.length === 0 ? words : script.slice(0, 1)
      const line = parseCommandLine(
        own.map((word) => [word]),
        doc,
      )
      return line ? readLine({ ...line, isComplete: false }, doc) : {}
    }),
  )

const inScript = /^[^\n]{0,200}\b(?:kubelet|kube-proxy|flanneld)(?:\.exe)?["']?\s+-/i

/** What `kubectl apply` noted at an object, as older kubectl prints it with the rest. */
const applied =
  /\bkubectl\.kubernetes\.io\/last-applied-configuration:\s{1,40}(\{"apiVersion":[^\n]{20,100000}\})[ \t]*$/m

export function appliedIn(doc: Document): readonly Document[] {
  const found = applied.exec(doc.text)
  const text = found?.[1]
  if (found === null || text === undefined || !isJson(text)) return []
  return [partOf(doc, text, found.index + found[0].lastIndexOf(text), 'last-applied-configuration')]
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** An output of `kubectl describe` with that note is no manifest itself. */
export const isDescribed = (text: string) =>
  /^Name:[ \t]{2,40}\S/m.test(text) && text.includes('last-applied-configuration:')
