import { partOf, type Document } from '../../model/document.ts'
import { commandOf } from './command-of.ts'
import { heldIn } from './held-values.ts'
import { acrossLines } from '../../values/across-lines.ts'

/** A command that makes or changes a pool, where a statement of PowerShell begins, kept in a variable or not. */
const command = new RegExp(
  acrossLines`
    ^[ \t]*(?:\$[\w:]{1,60}[ \t]*=[ \t]*)?[(&]{0,2}[ \t]*(?=
      (?:
        az[ \t]+aks[ \t]+(?:create|update|nodepool[ \t]+(?:add|update|upgrade))
        |eksctl[ \t]+create[ \t]+(?:cluster|nodegroup)
        |aws[ \t]+eks[ \t]+create-(?:access-entry|cluster|nodegroup)
        |gcloud[ \t]+(?:beta[ \t]+)?container[ \t]+
          (?:clusters[ \t]+create(?:-auto)?|node-pools[ \t]+(?:create|update))
      )(?:[ \t]|$)
    )
  `,
  'gm',
)
const ofName = /\b(?:az[ \t]+aks|eksctl[ \t]+create|aws[ \t]+eks|gcloud[ \t])/
const help = /<#[\s\S]{0,20000}?#>/g

/** The commands of a script that define pools, at their places, to be read as others are. */
export function poolCommandsIn(doc: Document): readonly Document[] {
  if (!ofName.test(doc.text)) return []
  const text = doc.text.replaceAll(help, (found) => found.replaceAll(/[^\n]/g, ' '))
  const found = [...text.matchAll(command)].slice(0, most)
  const [first] = found
  if (!first) return []
  let end = 0
  const parts = found.flatMap(({ 0: { length }, index }) => {
    const start = index + length
    if (start < end) return []
    const own = commandOf(text.slice(start, start + longest))
    const before = text.slice(end, start)
    end = start + own.length
    return [before.replaceAll(/[^\n]/g, ' '), own]
  })
  // Above the first one nothing stands.
  const [above = '', ...rest] = parts
  const start = above.length
  return [
    { ...partOf(doc, rest.join(''), start, 'commands'), isInObject: false, named: heldIn(doc) },
  ]
}

/** Nobody makes more. */
const most = 100
const longest = 8_000
