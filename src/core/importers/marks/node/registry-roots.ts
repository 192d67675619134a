import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { stated } from '../../../model/observe.ts'
import { mentions } from '../../../text/patterns/may-match.ts'
import { indexInLine, lineOf } from '../../prose/lines.ts'
import { matchesOf } from '../../text-of.ts'
import { acrossLines } from '../../../values/across-lines.ts'

/** `C:\ProgramData\containerd\certs.d` before the folder of a registry; that of Docker has other rules. */
const root =
  /(?<![\w\\/-])([A-Za-z]:[\\/](?:[\w .()-]{1,60}[\\/]{1,2}){1,6}?certs\.d)(?=["'`]?[\\/]{1,2}[\w$.{(-]|["'`]?[ \t]*$|["'`])/gim

/** Where the folders of registries lie, or are made. */
export function registryRootsIn(doc: Document): readonly Observation[] {
  const own = [doc.command, doc.title, doc.file].join('\n')
  const named = /([A-Za-z]:[\\/](?:[\w .()-]{1,60}[\\/]){1,6}certs\.d)(?=[\\/])/i.exec(own)?.[1]
  const isHosts = /hosts\.toml["']?\s*$/im.test(own)
  return [
    ...(named !== undefined && isHosts && !/docker/i.test(named)
      ? [stated('containerd.registryRoot', named, named, doc.placeAt(0))]
      : []),
    ...(mentions(doc, 'certs.d')
      ? matchesOf(doc, root)
          .filter(({ raw, place }) => {
            const line = lineOf(doc, place)
            const ahead = line.slice(0, Math.max(indexInLine(doc, place, raw), 0))
            return (
              !/docker/i.test(raw) &&
              !/config_path|^\s*(?:#|rem\b|\/\/)/i.test(ahead) &&
              !asked.test(line) &&
              (written.test(ahead) || listed.test(line))
            )
          })
          .slice(0, 4)
          .map(({ raw, place }) => stated('containerd.registryRoot', raw, raw, place))
      : []),
  ]
}

/** A variable, or what writes, makes or copies. */
const written = new RegExp(
  acrossLines`
    \$\w{1,40}\s{0,4}=\s{0,4}["']?$
    |\b(?:
      Set-Content|Add-Content|Out-File|Copy-Item|Move-Item|New-Item|mkdir|md|WriteAllText|xcopy
      |robocopy|cp|tar|ni
    )\b
  `,
  'i',
)
/** A path alone on its line. */
const listed = /^[ \t]*[A-Za-z]:[\\/][^"'`|>]*$/
const asked = /\?|\b(?:was|were|used to|instead of|before|renamed?|should|would|removed?)\b/i
