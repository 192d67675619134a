import type { Document } from '../../model/document.ts'
import type { Observation } from '../../model/observation.ts'
import { stated } from '../../model/observe.ts'
import { matchesOf } from '../text-of.ts'
import { acrossLines } from '../../values/across-lines.ts'

/** `COPY C:\app .`, `ADD ["C:/web", "/web"]`, `COPY ..\lib lib`; what another stage has is named by its own paths. */
const outside = new RegExp(
  acrossLines`
    ^[ \t]*(?:COPY|ADD)[ \t]+(?:--(?!from\b)[a-z]{2,20}(?:=\S{1,80})?[ \t]+){0,4}(?:\[[ \t]*)?
    ["']?([A-Z]:[\\/][^\s"',]{0,200}|\.\.[\\/][^\s"',]{0,200})["']?[ \t]*(?:,[ \t]*)?
    (?=["'\w./\\$\x60])
  `,
  'gim',
)

/** A build for Linux takes `..` at the begin of a source for nothing. */
const ofWindows =
  /windows|nanoserver|servercore|ltsc20|mcr\.microsoft\.com|powershell|pwsh|escape=`|\.exe\b|(?<![A-Za-z])[A-Z]:[\\/]|\.\.\\/i

/** Sources of a build that do not lie in its context. */
export const sourcesOutsideIn = (doc: Document): readonly Observation[] =>
  ofWindows.test(doc.text)
    ? matchesOf(doc, outside).map(({ raw, place }) =>
        stated('image.sourceOutside', raw, raw, place),
      )
    : []
