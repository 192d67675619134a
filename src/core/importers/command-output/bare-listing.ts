import type { Document } from '../../model/document.ts'
import type { Observation } from '../../model/observation.ts'
import { stated } from '../../model/observe.ts'
import { matchesOf } from '../text-of.ts'

const folder =
  /^\(?(?:dir|ls|gci|Get-ChildItem)\b[^\n]{0,60}?\s["']?([A-Z]:[\\/][^"'\n|)*]{1,200}?)[\\/]?(?:\*(?:\.\w{1,8})?)?["']?\s*(?:\)|\||-|$)/i
const name =
  /^[ \t]*(?:[-\d][^\n]{1,60}[ \t]\d[\d.,]{0,12}[ \t]+)?(\S{1,100}\.(?:conf|conflist|json|exe))[ \t]*$/gim
/** Above a whole listing, which is read as one. */
const heading = /^\s*Directory(?: of|:)\s/im

/** The names of files that a command alone shows: `dir /b C:\etc\cni\net.d`, `(Get-ChildItem C:\etc\cni\net.d).Name`, or rows whose heading was left out. */
export function bareListingIn(doc: Document): readonly Observation[] {
  const path = folder.exec(doc.command ?? '')?.[1]
  if (path === undefined || heading.test(doc.text)) return []
  const names = matchesOf(doc, name)
  const above = { file: doc.file, line: Math.max(doc.first - 1, 1), column: 1 }
  return names.length === 0
    ? []
    : [
        stated('folder', path, path, above),
        ...names.map(({ raw, place }) => stated('folder.file', raw, raw, place)),
      ]
}
