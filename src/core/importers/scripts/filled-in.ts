import { valueAt } from '../../model/nodes.ts'
import type { Path } from '../../text/path.ts'
import { plainText } from '../../text/mapped.ts'
import type { Script } from '../../text/powershell/powershell-source.ts'
import type { Value } from '../../text/powershell/powershell-values.ts'
import { readYaml } from '../../text/formats/read-yaml.ts'
import { lineStarts } from '../../text/starts.ts'
import { grouped } from '../../values/grouped.ts'
import { isPlaceholder } from '../../values/placeholder.ts'
import { acrossLines } from '../../values/across-lines.ts'

/**
 * A text of a script as the script leaves it: words that it replaces, and values that it sets once it
 * has read the text as JSON. What is not told in the script becomes a place-holder.
 */
export const filledIn = (text: string, script: string, below: string, known: Known): string =>
  withAssigned(withReplaced(text, script), below, known)

/** What variables of the script hold, by their names in lower case. */
export type Known = ReadonlyMap<string, string>

/** The variables of a script that have one value alone, and have it whatever the script does. */
export function knownIn({ assignments }: Script, script: string): Known {
  const maybe = new Set([...script.matchAll(indented)].map(([, name = '']) => name.toLowerCase()))
  return new Map(
    [...grouped(assignments, ({ name }) => name.toLowerCase())].flatMap(([name, all]) => {
      const texts = new Set(all.map(({ value }) => textOf(value)))
      const [only = ''] = texts
      return texts.size === 1 && only !== '' && !maybe.has(name) ? [[name, only] as const] : []
    }),
  )
}

/** What stands in a block, or among the parameters. */
const indented =
  /^(?:[ \t]+|[^\n$]{1,200}[{(,][ \t]*)(?:\[[^\]\n]{1,60}\][ \t]*)?\$(?:global:|script:)?(\w{1,60})[ \t]*(?:=|\+=|,|\)|$)/gim

const textOf = (value: Value): string =>
  value.is === 'text' && value.text.every(({ isOpen }) => isOpen !== true)
    ? plainText(value.text).trim()
    : ''

const replaced = /(?:\.replace\(|-c?replace)\s{0,4}["']([\w.-]{3,60})["']/gi
const most = 100

/** Names of values, in capitals or of several words; `flannel` is what it says. */
const isName = (word: string) => /_/.test(word) || /^[A-Z]+$/.test(word)

function withReplaced(text: string, script: string): string {
  const words = new Set(
    [...script.matchAll(replaced)]
      .map(([, word = '']) => word)
      .filter((word) => isName(word) && !isPlaceholder(word))
      .slice(0, most),
  )
  if (words.size === 0) return text
  return text.replaceAll(/(?<![\w<.-])[\w.-]{3,60}(?![\w>.-])/g, (word) =>
    words.has(word) ? `<${word}>` : word,
  )
}

const assigned = new RegExp(
  acrossLines`
    ^[ \t]*\$\w{1,60}((?:\.\w{1,60}|\[\d{1,3}\]){1,12})[ \t]*=[ \t]*
    (?:
      (["'])([^"'$\n]{0,200})\2
      |\$(?:global:|script:)?(\w{1,60})(\.ToLower\(\))?(?=[ \t;]*$)
      |[^\s=][^\n]{0,300}
    )[ \t;]*$
  `,
  'gim',
)

/** A text, behind its key where it has one. */
const textBehind = /^("[\w.-]{0,100}"[ \t]{0,20}:[ \t]{0,20})?("(?:[^"\\\n]|\\.){0,300}")/

/** Where a value stands in the text, and what is written there then. */
interface Change {
  readonly at: number
  readonly length: number
  readonly value: string
}

function withAssigned(text: string, below: string, known: Known): string {
  const all = [...below.matchAll(assigned)].slice(0, most)
  if (all.length === 0 || !/^\s*\{/.test(text)) return text
  const [json] = readYaml(text)
  if (!json?.ok) return text
  const starts = lineStarts(text)
  const inBlock = blocksOf(below)
  const changes = new Map<number, Change>()
  for (const { index, 1: path = '', 3: written, 4: name = '', 5: lower } of all) {
    const held = known.get(name.toLowerCase())
    const always = written ?? (lower === undefined ? held : held?.toLowerCase())
    const told = inBlock(index) ? undefined : always
    const found = spelt(json.value, keysOf(path))
    const last = found?.findLast((key) => typeof key === 'string')
    if (!found || last === undefined || typeof valueAt(json.value, found) !== 'string') continue
    const { line, column } = json.placeOf(found)
    // The place is that of the first letter, behind the quotation mark.
    const at = (starts[line - 1] ?? 0) + column - 2
    const [, key = '', own] = textBehind.exec(text.slice(at, at + 500)) ?? []
    if (own === undefined) continue
    const value = JSON.stringify(told ?? `<${last}>`)
    const before = changes.get(at)
    // Of two values a condition chooses one.
    const isOne = before === undefined || before.value === value
    changes.set(at, {
      at: at + key.length,
      length: own.length,
      value: isOne ? value : JSON.stringify(`<${last}>`),
    })
  }
  return [...changes.values()]
    .toSorted((a, b) => b.at - a.at)
    .reduce((all, { at, length, value }) => all.slice(0, at) + value + all.slice(at + length), text)
}

/** Whether an offset lies in a block that begins in the text: what is done there is done under a condition. */
function blocksOf(text: string): (offset: number) => boolean {
  const marks = [...text.matchAll(/[{}]/g)]
  let depth = 0
  let next = 0
  return (offset) => {
    for (; (marks[next]?.index ?? offset) < offset; next++) {
      depth = Math.max(0, depth + (marks[next]?.[0] === '{' ? 1 : -1))
    }
    return depth > 0
  }
}

const keysOf = (path: string): Path =>
  [...path.matchAll(/\.(\w+)|\[(\d+)\]/g)].map(([, key, index]) => key ?? Number(index))

/** PowerShell does not mind the case of keys. */
function spelt(value: unknown, path: Path): Path | undefined {
  const found: (string | number)[] = []
  for (const key of path) {
    const here = valueAt(value, found)
    if (typeof key === 'number') {
      if (!Array.isArray(here) || key >= here.length) return undefined
      found.push(key)
      continue
    }
    if (typeof here !== 'object' || here === null || Array.isArray(here)) return undefined
    const own = Object.keys(here).find((one) => one.toLowerCase() === key.toLowerCase())
    if (own === undefined) return undefined
    found.push(own)
  }
  return found
}
