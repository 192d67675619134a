import type { Document } from '../../model/document.ts'
import { isFile } from '../../text/sections/embedded.ts'
import { plainText, type Mapped } from '../../text/mapped.ts'
import type { Value } from '../../text/powershell/powershell-values.ts'
import { parseCommandLine, programOf, type FoundLine } from './parse.ts'

/** Reads what the variables of a script hold: a text, an array or a table of arguments. */
export function assignedLines(doc: Document) {
  const hinted = programIn(doc.text)
  const areKeysFlags = keysAsFlags.test(doc.text)
  return (value: Value): FoundLine | undefined => {
    if (value.is === 'table') {
      const flags = flagsOf(value, areKeysFlags)
      return flags.length > 0 ? parseCommandLine(flags, doc, undefined, hinted) : undefined
    }
    const items = value.is === 'list' ? value.items : [value.text]
    // A file that is written has flags of programs of its own.
    if (value.is === 'text' && isFile(plainText(value.text))) return undefined
    if (!items.some((item) => /(?:^|\s)["']?--[a-z]/.test(plainText(item)))) return undefined
    return parseCommandLine(value.is === 'list' ? items : value.text, doc, undefined, hinted)
  }
}

/** `"--$($_.Key)=$($_.Value)"` and its kin, which make flags of keys. */
const keysAsFlags = /["']--?(?:\$\(|\$\w|\{0\}|["'] *\+)/

/** The entries of a hash table whose keys are flags. */
function flagsOf({ entries }: Extract<Value, { is: 'table' }>, areKeysFlags: boolean) {
  const isDashed = entries.some(({ key }) => plainText(key).startsWith('--'))
  if (!isDashed && !areKeysFlags) return []
  return entries.flatMap(({ key, value }): readonly Mapped[] => {
    const at = key[0]?.at ?? 0
    const name = plainText(key)
    // What else such a table holds is for the script itself.
    if (!/^-{0,2}[a-z][a-z\d-]*$/.test(name)) return []
    const own = value.is === 'text' ? value.text : [{ text: '…', at, isOpen: true as const }]
    const dashes = name.startsWith('-') ? '' : '--'
    return [[{ text: dashes, at }, ...key, { text: '=', at: own[0]?.at ?? at }, ...own]]
  })
}

/** The one component whose program the script names. */
function programIn(text: string): FoundLine['program'] | undefined {
  const named = new Set(
    [...text.matchAll(/[\\/](kubelet|kube-proxy|flanneld)\.exe\b/gi)].map(([, name = '']) =>
      name.toLowerCase(),
    ),
  )
  const [only] = named
  return named.size === 1 && only !== undefined ? programOf(only) : undefined
}
