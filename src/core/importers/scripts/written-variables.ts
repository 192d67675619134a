import { acrossLines } from '../../values/across-lines.ts'
import type { Known } from './filled-in.ts'

const path = new RegExp(
  acrossLines`
    ["']?(
      (?:
        (?:[A-Za-z]:|\$[Ee]nv:\w{1,40})[\w.:\\/$\{}()-]{0,200}(?: [\w.\\/-]{1,80}){0,3}
        |[\w.:\\/$\{}()-]{1,200}
      )\.(?:conflist|conf|json|toml|ya?ml)
    )\b
  `,
)
const isPath = /\.(?:conflist|conf|json|toml|ya?ml)$/i
const writes = /\b(?:(?:Set|Add)-Content|Out-File|Tee-Object|WriteAll(?:Text|Lines))\b|\s>{1,2}\s/i
const variable = /\$(?:global:|script:)?(\w{1,60})/gi

/** The file that a line of a script names; of a path that a variable begins its name alone. */
export function fileIn(line: string, known: Known = new Map()): string | undefined {
  const raw = path.exec(line)?.[1]?.replace(/^\$env:ProgramFiles\b/i, String.raw`C:\Program Files`)
  if (raw !== undefined) return raw.includes('$') ? raw.split(/[\\/]/).at(-1) : raw.trim()
  if (!writes.test(line)) return undefined
  const held = [...line.matchAll(variable)].map(([, name = '']) => known.get(name.toLowerCase()))
  return held.find((text) => text !== undefined && isPath.test(text))
}

/** The files to which a script writes what its variables hold, by the names of these in lower case. */
export function filesOfVariables(lines: readonly string[], known: Known): Known {
  const found = new Map<string, string>()
  for (const line of lines) {
    if (line.length > 1_000 || !writes.test(line)) continue
    const file = fileIn(line, known)
    if (file === undefined) continue
    for (const [, name = ''] of line.matchAll(variable)) {
      const key = name.toLowerCase()
      if (!found.has(key) && known.get(key) !== file) found.set(key, file)
    }
  }
  return found
}
