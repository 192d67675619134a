import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { decided } from '../../../model/observe.ts'
import { acrossLines } from '../../../values/across-lines.ts'
import { hasLineFrom } from '../../../text/line-begins.ts'
import { matchesOf } from '../../text-of.ts'

/** A name of at most fifteen characters with a number; others may be words of the sentence. */
const name = String.raw`(?=[a-z\d-]{0,14}\d)([a-z][a-z\d-]{1,14})`
const path = String.raw`[a-z]:\\[^\s*?"<>|]{1,150}`
const told = new RegExp(
  acrossLines`
    ^(?:\#|\/\/|;|::|rem\s)[ \t]{0,4}(?:
      ${path}[ \t](?:on|from|of|auf|von)[ \t](?:(?:node|host)[ \t])?${name}
      |(?:(?:node|host)[ \t])?${name}(?::[ \t]|[ \t])${path}
    )[ \t]{0,4}$
  `,
  'gim',
)

const comments = ['#', '//', ';', '::', 'rem', 'REM']

/** The comment above a file that was sent: `# C:\etc\rancher\rke2\config.yaml on RKW07`. */
export function pathOnMachineIn(doc: Document): readonly Observation[] {
  const found = hasLineFrom(doc.text, comments) ? matchesOf(doc, told) : []
  const names = new Set(found.map(({ raw }) => raw.toLowerCase()))
  const [first] = found
  return first && names.size === 1
    ? [decided('nodeName', first.raw, first.raw, first.place, { weight: 'default' })]
    : []
}
