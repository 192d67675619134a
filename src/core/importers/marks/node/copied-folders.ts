import { commonDirectories } from '../../../catalog/cni/reference-plugins.ts'
import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { stated } from '../../../model/observe.ts'
import { matches } from '../../../text/patterns/may-match.ts'
import { lineOf } from '../../prose/lines.ts'
import { matchesOf, type Match } from '../../text-of.ts'
import { acrossLines } from '../../../values/across-lines.ts'

const folder = String.raw`["']?([A-Za-z]:[\\/](?:[\w .()-]{1,40}[\\/]){0,6}?`
const writes = acrossLines`
  ^[^\n#]{0,300}?\b(?:
    Copy-Item|Expand-Archive|Move-Item|cp|copy|xcopy|robocopy|tar(?:\.exe)?|Set-Content|Out-File
    |curl(?:\.exe)?|Invoke-WebRequest|wget
  )\b[^\n]{0,400}?
`
/** Where plugins and their files are put by what copies or unpacks them: the last path of the line. */
const forms = [
  [
    'script.cniBinDir',
    new RegExp(String.raw`${writes}${folder}[\w-]{0,20}cni[\\/]bin)(?=[\\/"'\s]|$)`, 'gim'),
  ],
  [
    'script.cniConfDir',
    new RegExp(
      acrossLines`
        ${writes}${folder}[\w-]{0,20}cni[\\/](?:conf|config|net\.d|netconf))[\\/]
        [\w.-]{1,60}\.conf(?:list)?\b["']?[ \t]*(?:-\w|$)
      `,
      'gim',
    ),
  ],
  // The folder alone, to which files of that kind are copied.
  [
    'script.cniConfDir',
    new RegExp(
      acrossLines`
        ^(?=[^\n#]{0,400}\.conf(?:list)?\b)
        [^\n#]{0,400}?\b(?:Copy-Item|Move-Item|cp|copy|xcopy)\b[^\n;|#]{0,300}?
        (?:-Destination[ \t]{1,8}|\.conf(?:list)?["']?[ \t]{1,8})
        ${folder}[\w-]{0,20}cni[\\/](?:conf|config|net\.d|netconf))[\\/]?["']?[ \t]{0,8}(?:-\w|;|$)
      `,
      'gim',
    ),
  ],
] as const

/** The folders of CNI that a script fills, which the runtime has to read. */
export function copiedFoldersIn(doc: Document): readonly Observation[] {
  const copied = foldersIn(doc)
  return copied.length > 0 ? [...copied, ...builtInFoldersIn(doc)] : copied
}

/** A configuration that the script takes as containerd prints it has the folders that containerd is built with. */
const builtInFoldersIn = (doc: Document): readonly Observation[] =>
  matches(doc, /\b(?:conf_dir|bin_dirs?)\b/)
    ? []
    : matchesOf(
        doc,
        /^[^\n#]{0,200}\b(containerd(?:\.exe)?["']? config default)\b[^\n]{0,20}(?:\||>)[^\n]{0,200}config\.toml/gim,
      )
        .slice(0, 1)
        .flatMap(({ raw, place }) => [
          stated('containerd.cni.confDir', folders.conf, raw, place, builtIn),
          stated('containerd.cni.binDir', folders.bin, raw, place, builtIn),
        ])

const folders = commonDirectories.containerd.value
const builtIn = { inferred: true, weight: 'default' } as const

/** Whether another path stands behind it on the line, to which it is copied. */
const isSource = (doc: Document, { raw, place }: Match) => {
  const line = lineOf(doc, place)
  const rest = line.slice(line.indexOf(raw) + raw.length).slice(0, 400)
  return /(?<![A-Za-z])[A-Za-z]:[\\/]/.test(rest)
}

const foldersIn = (doc: Document): readonly Observation[] =>
  matches(doc, /cni[\\/]/i)
    ? forms.flatMap(([name, form]) =>
        matchesOf(doc, form)
          // What is copied out of there was put there before.
          .filter(({ place }) => !/\b(?:backup|\.bak|old)\b/i.test(lineOf(doc, place)))
          .filter((one) => !isSource(doc, one))
          .slice(-1)
          .map(({ raw, place }) => stated(name, raw, raw, place, { weight: 'script' })),
      )
    : []
