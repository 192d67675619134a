import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import type { Place } from '../../../model/finding.ts'
import { stated } from '../../../model/observe.ts'
import { matches, mayMatch } from '../../../text/patterns/may-match.ts'
import { indexInLine, lineOf } from '../../prose/lines.ts'
import { saidIn } from '../../prose/meant/said.ts'
import { matchesOf, type Match } from '../../text-of.ts'
import { foundIn } from '../../../text/patterns/found-in.ts'

/** Folders and files of containerd beside its configuration: those of registries, and drop-ins. */
export const containerdFilesIn = (doc: Document): readonly Observation[] => {
  const own = [doc.command, doc.title, doc.file].join('\n')
  const hasFolders = /certs\.d/i.test(own) || matches(doc, /certs\.d/i)
  return [
    ...(hasFolders ? foldersIn(doc, own) : []),
    ...pulledIn(doc),
    ...(matches(doc, /^[ \t]*\[host\./m) ? brokenIn(doc) : []),
    ...matchesOf(doc, registry).map(({ raw, place }) =>
      stated('containerd.registryHost', raw, raw, place),
    ),
    ...configFilesIn(doc, own),
    ...matchesOf(doc, service).flatMap(({ raw, place }) =>
      /\s(?:--config|-c)[\s=]/.test(raw)
        ? []
        : [stated('containerd.service', 'without --config', raw, place)],
    ),
    ...matchesOf(doc, running).flatMap(({ raw, place }) =>
      registers.test(lineOf(doc, place))
        ? []
        : [stated('containerd.startedWith', raw.replaceAll('/', '\\'), raw, place)],
    ),
    ...(asked.test(own)
      ? [stated('containerd.printed', 'of the program', 'containerd config', doc.placeAt(0))]
      : []),
    ...(matches(doc, registered) || registered.test(own)
      ? [stated('containerd.registered', 'with --config', '--config', doc.placeAt(0))]
      : []),
    ...dropInsIn(doc, own),
  ]
}

const root = String.raw`(?:[A-Za-z]:|%\w{1,30}%|\$\{?env:\w{1,30}\}?)[\\/](?:[\w .-]{1,60}[\\/]{1,2}){0,8}?`
/** The folder of one registry; Docker has folders of the same name with other rules. */
const folder = String.raw`(?<!docker[\\/]{1,2}(?:config[\\/]{1,2})?)certs\.d[\\/]{1,2}([\w.-]{1,200})[\\/]{1,2}`
const inPath = new RegExp(`(?<![\\w-])${root}${folder}hosts\\.toml\\b`, 'gi')
const ofFile = new RegExp(`${folder}hosts\\.toml\\b`, 'i')

/** `tree /F`, `dir` and `Get-ChildItem` of the folder itself. */
const listed = /(?:^|[\s;])(?:tree|dir|ls|gci|Get-ChildItem)\b[^|\n]*(?<!docker[\\/])certs\.d["']?/i
const entry =
  /^(?:[+\\|├└][-─]{2,4}[ ]?|d[-a-z]{4,5}[ \t][^\n]{8,60}?[ \t]|\d\d[^\n]{8,30}<DIR>[ \t]{1,20})([A-Za-z\d_][\w.-]{0,200})[ \t]*$/gm

function foldersIn(doc: Document, own: string): readonly Observation[] {
  const isListed = listed.test(doc.command ?? '')
  const file = ofFile.exec(own)?.[1]
  const of = ({ raw, place }: Match) => stated('containerd.registryFolder', raw, raw, place)
  return [
    ...(file === undefined || isOfLinux.test(own) || !/^\s*(?:server|\[host\.)/m.test(doc.text)
      ? []
      : [stated('containerd.registryFolder', file, file, doc.placeAt(0))]),
    ...saidIn(doc, inPath)
      .filter(({ raw, place }) => isHere(doc, place, raw))
      .map(of),
    ...(isListed ? matchesOf(doc, entry).map(of) : []),
    ...[own, doc.text].flatMap((text) => {
      const name = moved.exec(text)?.[1]
      return name === undefined
        ? []
        : [stated('containerd.registryFolder', name, name, doc.placeAt(0))]
    }),
  ]
}

/** A folder with its port that somebody makes. */
const moved =
  /^[^\n]{0,40}\b(?:Rename-Item|ren|move|Move-Item|mv|mkdir|md|New-Item|Copy-Item|cp|xcopy|robocopy)\s[^\n]{0,300}?([\w.-]{1,200}_\d{2,5}_)(?![\w.])/im

/** Alone on its line, behind what writes the file, or where a sentence says that it is. */
function isHere(doc: Document, place: Place, raw: string): boolean {
  const line = lineOf(doc, place)
  const ahead = line.slice(0, Math.max(indexInLine(doc, place, raw), 0)).replace(pathAhead, '')
  return (
    /^\s*$/.test(ahead) ||
    writes.test(ahead) ||
    (/\b(?:is|are|lies|stands|in|at|under)\s["'`(]?$/i.test(ahead) && !notNow.test(line))
  )
}

const pathAhead = /(?:[A-Za-z]:|[%$])[^"'`\n]{0,200}$/
const writes = /\b(?:Set-Content|Add-Content|Out-File|Copy-Item|Move-Item|WriteAllText)\b/i
const notNow = /\?|\b(?:was|were|had|used to|until|before|renamed?|will|should|would)\b/i

const isOfLinux = /(?:^|\s)\/etc\//m

/** The registries with a port of a hosts.toml. */
const registry =
  /^[ \t]*(?:server[ \t]*=[ \t]*|\[host\.)["']https?:\/\/([\w.-]{1,200}:\d{2,5})[/"']/gm

/** Paths of a hosts.toml whose backslashes TOML takes for escapes. */
const broken =
  /^[ \t]*(?:ca|client)[ \t]*=[^\n]{0,200}?("[A-Za-z]:(?:[^"\n\\]|\\\\){0,200}\\(?!\\)[^"\n]{0,200}")/gm
/** Hosts that stand there already, above. */
const host = /^[ \t]*(\[host\.["'][^"'\n]{1,200}["']\])/gm

const brokenIn = (doc: Document): readonly Observation[] => {
  const hosts = matchesOf(doc, host)
  // Several files one below the other have their hosts twice.
  const isOne = matchesOf(doc, /^[ \t]*(server)[ \t]*=/gm).length < 2
  const twice = hosts.filter(({ raw }, i) => hosts.findIndex((one) => one.raw === raw) < i)
  const text = doc.text.replaceAll(/\\{2}|\//g, '\\')
  // Whoever shows the path in a form that TOML takes as well has mended it.
  const isMended = (raw: string) =>
    text.includes(`'${raw.slice(1, -1)}'`) || text.split(raw).length > doc.text.split(raw).length
  return [
    ...matchesOf(doc, broken)
      .filter(({ raw }) => !isMended(raw))
      .map(({ raw, place }) => stated('containerd.hostsPath', raw, raw, place)),
    ...(isOne && !prose.test(doc.text) ? twice : []).map(({ raw, place }) =>
      stated('containerd.hostTwice', raw, raw, place),
    ),
    ...matchesOf(doc, credentials).map(({ raw, place }) =>
      stated('containerd.hostAuth', 'auth', raw, place),
    ),
  ]
}

/** A table of credentials, which config.toml has. */
const credentials = /^[ \t]*(\[host\.(?:"[^"\n]{1,200}"|'[^'\n]{1,200}')\.auth\])/gm

/** Words between two forms of a file. */
const prose = /^[ \t]*(?:before|after|now|old|new|then|was|and|but|or|we)\b[^\n=[]{0,200}$/im

/** Images with a port that somebody pulls. */
const pulled =
  /(?:\bFailed to pull image \\?"|\bimage=\\?"|\b(?:crictl|images?) pull )([\w.-]{1,200}:\d{2,5}\/[\w./:@-]{1,300})/g

const mostPulled = 8

/** A log tells the same ones over and over. */
function pulledIn(doc: Document): readonly Observation[] {
  const all: Observation[] = []
  if (!mayMatch(doc, pulled)) return all
  for (const { index, 0: whole, 1: raw = '' } of foundIn(doc, pulled)) {
    const place = doc.placeAt(index + whole.length - raw.length)
    if (!all.some(({ value }) => value === raw))
      all.push(stated('containerd.pulled', raw, raw, place))
    if (all.length >= mostPulled) break
  }
  return all
}

/** The program of the service of containerd, as Windows prints it. */
const service =
  /^[ \t]*(?:BINARY_PATH_NAME|PathName|ImagePath)[ \t]*(?::|REG_\w{2,12})?[ \t]+("?(?:[A-Za-z]:|%\w{1,30}%)[^"\n]{0,200}?\bcontainerd\.exe"?[ \t]+[^\n]{0,400})$/gim

/** A containerd that runs, or its service, with the file that it is given. */
const running =
  /[A-Za-z]:[\\/][^"'\n|]{0,200}?\bcontainerd\.exe["']?[ \t](?:[^\n]{0,300}?[ \t])?(?:--config|-c)[ \t=]["']?([A-Za-z]:[\\/][^"'\n,;]{0,200}?\.toml)\b/gi
const registers = /--register-service/i

/** What the program prints is not the file as it stands. */
const asked = /\bcontainerd(?:\.exe)?["']?\s+config\s+(?:default|dump)\b/i

/** What sets the service up with a path. */
const registered =
  /\bcontainerd(?:\.exe)?["']?[ \t][^\n]{0,200}?--register-service\b[^\n]{0,200}?[ \t](?:--config|-c)[ \t=]/i

const wholePath = /(?:^|[\s"'])([A-Za-z]:[\\/](?:[\w.() -]{1,60}[\\/]){0,8}config\.toml)\b/im

/** Where the configuration stands that was printed. */
function configFilesIn(doc: Document, own: string): readonly Observation[] {
  const path = /config\.toml/i.test(own) ? wholePath.exec(own)?.[1] : undefined
  return path !== undefined && matches(doc, /^\s*\[plugins\b/m)
    ? [stated('containerd.configFile', path, path, doc.placeAt(0))]
    : []
}

const dropIn = String.raw`containerd[\\/]{1,2}conf\.d[\\/]{1,2}([\w.-]{1,80}\.toml)`
/** What prints the file, or the file itself. */
const ofDropIn = /(?:^|[\\/\s"'])conf\.d[\\/]{1,2}([\w.-]{1,80}\.toml)\b/i
/** A line of a list, or of what writes the file. */
const dropInLines = [
  new RegExp(`^[ \\t]*${root}${dropIn}[ \\t]*$`, 'gim'),
  new RegExp(`${writes.source}[^\\n]{0,200}${dropIn}`, 'gim'),
]

function dropInsIn(doc: Document, own: string): readonly Observation[] {
  const file = ofDropIn.exec(own)?.[1]
  return [
    ...(file === undefined || isOfLinux.test(own) || !/^\s*\[/m.test(doc.text)
      ? []
      : [stated('containerd.dropIn', file, file, doc.placeAt(0))]),
    ...dropInLines.flatMap((line) =>
      matchesOf(doc, line).map(({ raw, place }) => stated('containerd.dropIn', raw, raw, place)),
    ),
  ]
}
