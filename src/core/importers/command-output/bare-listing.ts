import type { Document } from '../../model/document.ts'
import type { Observation } from '../../model/observation.ts'
import { stated } from '../../model/observe.ts'
import { matchesOf } from '../text-of.ts'

const folder =
  /^\(?(?:dir|ls|gci|Get-ChildItem)\b[^\n]{0,60}?\s["']?([A-Z]:[\\/][^"'\n|)*]{1,200}?)[\\/]?(?:\*(?:\.\w{1,8})?)?["']?\s*(?:\)|\||-|$)/i
const name = /^[ \t]*(\S{1,100}\.(?:conf|conflist|json|exe))[ \t]*$/gim

/** The names of files that a command alone shows: `dir /b C:\etc\cni\net.d`, `(Get-ChildItem C:\etc\cni\net.d).Name`. */
export function bareListingIn(doc: Document): readonly Observation[] {
  const path = folder.exec(doc.command ?? '')?.[1]
  if (path === undefined) return []
  const names = matchesOf(doc, name)
  const above = { file: doc.file, line: Math.max(doc.first - 1, 1), column: 1 }
  return names.length === 0
    ? []
    : [
        stated('folder', path, path, above),
        ...names.map(({ raw, place }) => stated('folder.file', raw, raw, place)),
      ]
}
