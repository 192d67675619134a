import type { Document } from '../../model/document.ts'
import type { Observation } from '../../model/observation.ts'
import { stated } from '../../model/observe.ts'
import { matches, mentions } from '../../text/patterns/may-match.ts'
import { fetchedWith } from './fetched-with.ts'
import { isLeftBehind } from '../marks/node/left-behind.ts'
import { wordsAround } from '../prose/lines.ts'
import { matchesOf, type Match } from '../text-of.ts'
import { commandOf, placeOfCommand } from '../objects/with-command.ts'
import { acrossLines } from '../../values/across-lines.ts'

/** What stands in each address of a part of a node. */
const marks = [
  'dl.k8s.io/',
  '/kubernetes-release/',
  '/releases/download/',
  '/releases/latest/download/',
  '.azureedge.net/',
  'dockerproject.',
  '/manifests/calico-windows',
  '/blob/',
] as const
const address = /(https?:\/\/(?:\$\{[\w:]{1,60}\}|(?!\$\{)[^\s"'`<>|)\]},;]){8,300})/g
/** A command or a setting that an address stands behind; words of a mail about one as well. */
const command = new RegExp(
  acrossLines`
    \b(?:
      curl|wget|iwr|irm
      |Invoke-(?:WebRequest|RestMethod)
      |DownloadFile|DownloadString|Start-BitsTransfer|ADD
      |kubectl\s+(?:apply|create|replace)
      |(?:win_)?get_url
    )\b
  `,
  'i',
)
const setting = new RegExp(
  acrossLines`
    \b(?:ur[il]|src|source|download(?:s|ed|ing)?|fetch(?:es|ed)?)\b
    |(?:ur[il]|link|source|src|address|download|package|location)\w{0,20}["']?\s{0,3}:
      \s{0,4}["'\x60]?$
    |=\s{0,4}["'\x60]?$
  `,
  'i',
)
/** What stands for a release may get its letter later. */
const addsLetter = /["']v["']/
/** Where a command puts it: a file of Windows. */
const target = new RegExp(
  acrossLines`
    (?:\s-(?:[fsSL]{0,6}o|O|[Oo]ut[Ff]ile|[Dd]estination)|\s--output|,)\s{1,4}["']?(?!https?:)
    ([A-Za-z]:[\\/][^\s"']{1,200}|[^\s"']{1,80}\.exe)["']?
  `,
)
const renamed = /\b(?:(?:rename|move|copy)-item|ren|mv|move|copy|cp)\b[^\n]{0,200}flannel-amd64/i

/** Addresses from which somebody fetches a part of a node, those with variables as they are filled in. */
export function fetchedFilesIn(doc: Document): readonly Observation[] {
  return [doc, ...typedIn(doc)].flatMap((one) => [...addressesIn(one), ...othersIn(one)])
}

/** The command of a prompt, whose addresses differ by their column, unless its line was kept. */
function typedIn(doc: Document): readonly Document[] {
  const command = commandOf(doc)
  if (!command || doc.text.includes(command.text)) return []
  return [{ ...command, placeAt: (at) => ({ ...placeOfCommand(doc), column: at + 1 }) }]
}

function addressesIn(doc: Document): readonly Observation[] {
  if (!marks.some((mark) => mentions(doc, mark))) return []
  const lines = doc.text.split('\n')
  const first = doc.placeAt(0)
  const helps = mentions(doc, '<#') ? linesOfHelp(lines) : undefined
  const filled = (addsLetter.test(doc.text) ? [] : fetchedWith(doc)).map(
    ({ text, placeAt, start }) => ({
      raw: text,
      place: placeAt(0),
      from: doc.placeAt(start),
    }),
  )
  const plain = matchesOf(doc, address)
    .map(({ raw, place }) => ({ raw, place, from: place }))
    .filter(
      ({ from: { line, column } }) =>
        !filled.some(({ from }) => from.line === line && from.column === column),
    )
  return [...plain, ...filled].flatMap(({ raw, place, from }) => {
    if (helps?.has(from.line - first.line)) return []
    const line = lines[from.line - first.line] ?? ''
    const at = line.indexOf('://')
    const before = line.slice(0, Math.max(0, at - 5))
    if (!marks.some((mark) => raw.includes(mark))) return []
    const isFetched = command.test(before) || (!raw.includes('/blob/') && setting.test(before))
    if (!isFetched || isLeftBehind(before)) return []
    const to = target.exec(line)?.[1] ?? ''
    const isLinux = to !== '' && raw.includes('/bin/linux/')
    // What a node of Linux fetches is of no interest here.
    if (!isLinux && /\/linux\/|[-.]linux[-.]/.test(raw)) return []
    const isAsFetched =
      raw.endsWith('/flannel-amd64.exe') &&
      /cni.*flannel-amd64/i.test(to) &&
      !renamed.test(doc.text)
    const value = isLinux ? `${raw} -> windows` : isAsFetched ? `${raw} -> ${to}` : raw
    return [stated('download.address', value, raw, place, { weight: 'script' })]
  })
}

/** The lines of comments over several lines, which show how a script is called. */
function linesOfHelp(lines: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>()
  let isInside = false
  for (const [i, line] of lines.entries()) {
    const isOpened = !isInside && line.trimStart().startsWith('<#')
    if (isInside || isOpened) found.add(i)
    if (isInside || isOpened) isInside = !line.includes('#>')
  }
  return found
}

const provider =
  /\b(?:Install|Update)-(?:Module|Package|PackageProvider)\s[^\n|;]{0,120}?-(?:Name|ProviderName)\s{1,4}["']?(DockerMsftProvider)\b/gi
const checked =
  /\b(sha256sum\s{1,4}(?:-c|--check)\s{1,4}["']?(?:crictl-v[\d.]{3,12}-windows-amd64|kube[a-z-]{2,12}\.exe\.sha256))/g

/** What is no address and fails in the same way. */
function othersIn(doc: Document): readonly Observation[] {
  const isLeft = ({ raw, place }: Match) => isLeftBehind(wordsAround(doc, place, raw).ahead)
  const providers = matches(doc, /DockerMsftProvider/i) ? matchesOf(doc, provider) : []
  const checks = mentions(doc, 'sha256sum') ? matchesOf(doc, checked) : []
  return [
    ...providers
      .filter((one) => !isLeft(one))
      .slice(0, 1)
      .map(({ raw, place }) => stated('download.address', 'DockerMsftProvider', raw, place)),
    ...checks
      .filter((one) => !isLeft(one))
      .map(({ raw, place }) =>
        stated('download.address', raw.replaceAll(/\s+["']?/g, ' '), raw, place),
      ),
  ]
}
