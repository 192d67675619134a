import { isFilled } from './dedented.ts'
import type { Line } from '../lines.ts'
import { acrossLines } from '../../values/across-lines.ts'

/** A file that stands in another text, and the lines that it takes there. */
export interface Embedded {
  readonly title: string | undefined
  readonly lines: readonly Line[]
  /** Indices of the line that opens it and of the one behind it. */
  readonly start: number
  readonly end: number
}

const keyOfBlock = /^(\s{0,40}(?:- )?)["']?([\w./-]{1,80})["']?:\s*[|>][+-]?\d?\s*$/
const fileName = /\.(?:json|conf|conflist|toml|ya?ml|env)$/
/** What stands under such a name is a configuration, however it begins; a `.conf` of Linux is none of ours. */
const ofConfiguration = /\.(?:json|conflist|toml|ya?ml)$/
/** Keys whose text is the file that is named beside them; others run what they hold. */
const ofContent = /^(?:contents?|inline|data|body|text)$/
const hereOpens = /(?<!<)<<[-~]?\s{0,4}\\?["']?([A-Za-z_]\w{1,30})["']?/
const aside = /^\s*(?:$|#|\/\/|---)/
const startOfFile = new RegExp(
  acrossLines`
    ^\s*(?:
      \{\s*(?:$|")|\[[a-z][\w."-]*\]\s*$|(?:apiVersion|kind)\s*:\s*\S|version\s*=\s*\d
      |(?:root|state|imports|disabled_plugins)\s*=
      |(?:FLANNEL|KUBELET)_\w+=|server\s*:\s*["']?https:\/\/|<powershell>
    )
  `,
)

/** Whether a text begins as the configuration of a component does. */
export const isFile = (text: string): boolean =>
  areFile(text.includes('\n') ? text.slice(0, 20_000).split('\n') : [text])

function areFile(lines: readonly string[]): boolean {
  const first = lines.slice(0, 80).find((text) => !aside.test(text))
  return first !== undefined && startOfFile.test(first.slice(0, 200))
}

/** Files below keys of YAML, as cloud-init, Ansible and a part of a ConfigMap have them. */
export function filesBelowKeys(lines: readonly Line[]): readonly Embedded[] {
  const found: Embedded[] = []
  for (let i = 0; i < lines.length; i++) {
    const [whole, before = '', key = ''] = keyOfBlock.exec(lines[i]?.text.slice(0, 300) ?? '') ?? []
    if (whole === undefined) continue
    let end = i + 1
    while (end < lines.length && isBelow(lines[end]?.text ?? '', before.length)) end++
    const body = between(lines, i + 1, end)
    const isNamed = fileName.test(key)
    const title = isNamed ? key : nameBeside(lines, i, end)
    const isMeant = isNamed || (ofContent.test(key) && ofConfiguration.test(title ?? ''))
    if (!isMeant && !areFile(body.slice(0, 80).map(({ text }) => text))) continue
    found.push({ title, lines: outdented(body), start: i, end })
    i = end - 1
  }
  return found
}

const isBelow = (text: string, depth: number) => text.trim() === '' || text.search(/\S/) > depth

const ofName =
  /^\s*(?:- )?(?:path|dest|destination|filename|file|name)\s*[:=]\s*["']?([^"'\n]{1,200}\.[a-z]{2,8})["']?\s*$/

/** The name that stands among the keys around a text. */
const nameBeside = (lines: readonly Line[], start: number, end: number) =>
  [...between(lines, start - 5, start).toReversed(), ...between(lines, end, end + 4)]
    .map(({ text }) => ofName.exec(text.slice(0, 300))?.[1])
    .find((name) => name !== undefined)

const writtenTo = /(?:>{1,2}\s*|\btee\s+(?:-a\s+)?)["']?([^\s"'|<>]{1,200}\.[a-z]{2,8})/

/** Files in the here-documents of shells and of Terraform. */
export function hereDocuments(lines: readonly Line[]): readonly Embedded[] {
  const found: Embedded[] = []
  const open = new Set<string>()
  for (let i = 0; i < lines.length; i++) {
    const text = lines[i]?.text.slice(0, 1_000) ?? ''
    const word = hereOpens.exec(text)?.[1]
    if (word === undefined || open.has(word) || open.size > 20) continue
    let end = i + 1
    while (end < lines.length && lines[end]?.text.trim() !== word) end++
    if (end === lines.length) {
      open.add(word)
      continue
    }
    const body = between(lines, i + 1, end)
    const title = writtenTo.exec(text)?.[1] ?? nameBeside(lines, i, end + 1)
    if (ofConfiguration.test(title ?? '') || areFile(body.slice(0, 80).map((line) => line.text))) {
      found.push({ title, lines: outdented(body), start: i, end: end + 1 })
    }
    i = end
  }
  return found
}

/** Those that stand in no other one, in their order. */
export function outermost(all: readonly Embedded[]): readonly Embedded[] {
  const found: Embedded[] = []
  for (const one of all.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (one.start >= (found.at(-1)?.end ?? 0)) found.push(one)
  }
  return found
}

/** The lines from one index up to another; those that there are. */
export function between(lines: readonly Line[], start: number, end: number): readonly Line[] {
  const found: Line[] = []
  for (let i = Math.max(start, 0); i < Math.min(end, lines.length); i++) {
    const line = lines[i]
    if (line) found.push(line)
  }
  return found
}

/** Lines without the indent of the first one. */
function outdented(lines: readonly Line[]): readonly Line[] {
  const depth = lines.find(isFilled)?.text.search(/\S/) ?? 0
  if (depth === 0) return lines
  return lines.map((line) => {
    const own = Math.min(depth, isFilled(line) ? line.text.search(/\S/) : line.text.length)
    return { ...line, text: line.text.slice(own), indent: line.indent + own }
  })
}
