import type { Document } from '../../model/document.ts'
import type { Observation } from '../../model/observation.ts'
import { stated } from '../../model/observe.ts'
import { foundIn } from '../../text/patterns/found-in.ts'
import { acrossLines } from '../../values/across-lines.ts'

/** `sc create kubelet …` at the beginning of a command, with no `.exe`. */
const call = new RegExp(
  acrossLines`
    (?:^|[;{])[ \t]{0,80}(?:&[ \t]{1,4})?(?<command>
      sc[ \t]{1,20}(?:\\\\[^\s]{1,60}[ \t]{1,20})?
      (?:create|config|delete|failure|failureflag|description|start|stop|query|queryex|qc)
    )[ \t]
  `,
  'gim',
)
/** A script may give the name back to the program. */
const isGiven =
  /\b(?:Remove-(?:Item|Alias)|rm|del|Set-Alias|New-Alias|sal|nal)\b[^\n]{0,40}\bsc\b|\bfunction\s+(?:\w+:)?sc\b/i

/** Commands for services that Windows PowerShell takes for another one. */
export function scAliasesIn(doc: Document): readonly Observation[] {
  // Its own answer shows that the program ran.
  if (isGiven.test(doc.text) || /^\s*\[SC\] /m.test(doc.text)) return []
  let end = 0
  const texts: (readonly [number, number])[] = []
  // What a script writes into another file is of that file.
  for (const { index, 0: opening } of foundIn(doc, /@(["'])[ \t]{0,20}\n/g)) {
    if (index < end) continue
    const close = doc.text.indexOf(`\n${opening.charAt(1)}@`, index)
    end = close < 0 ? doc.text.length : close
    texts.push([index, end])
  }
  const found: Observation[] = []
  for (const { index, 0: whole, groups } of foundIn(doc, call)) {
    const raw = groups?.['command'] ?? ''
    const at = index + whole.indexOf(raw)
    if (texts.some(([from, to]) => at >= from && at < to)) continue
    if (found.length >= mostFound) break
    found.push(stated('script.scAlias', raw, raw, doc.placeAt(at)))
  }
  return found
}

const mostFound = 50
