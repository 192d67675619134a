import type { Document } from '../../model/document.ts'
import type { Observation } from '../../model/observation.ts'
import { stated } from '../../model/observe.ts'
import { matchesOf } from '../text-of.ts'
import { matches } from '../../text/patterns/may-match.ts'

/** `conf_dir = "C:\\k\\cni"`, as scripts put it into the configuration of containerd, quoted once more. */
const setting = (name: string) =>
  new RegExp(
    `\\b${name}_dirs?[ \\t]{0,3}=[ \\t]{0,3}\\[?[ \\t]{0,3}[\`\\\\]?["']([A-Za-z]:[\\\\/][^"'\`\\n\\]$]{1,150}?)[\`\\\\]?["'\`]`,
    'g',
  )

const settings = [
  ['containerd.cni.confDir', setting('conf')],
  ['containerd.cni.binDir', setting('bin')],
] as const

/** The folders of CNI that a script tells containerd. */
export const cniFoldersIn = (doc: Document): readonly Observation[] =>
  matches(doc, /config\.toml/i) && matches(doc, /_dirs?\s*=/)
    ? settings.flatMap(([name, pattern]) =>
        matchesOf(doc, pattern)
          .slice(0, 3)
          .map(({ raw, place }) => stated(name, raw.replaceAll('\\\\', '\\'), raw, place)),
      )
    : []
