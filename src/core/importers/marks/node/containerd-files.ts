import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import type { Place } from '../../../model/finding.ts'
import { stated } from '../../../model/observe.ts'
import { matches, mayMatch } from '../../../text/patterns/may-match.ts'
import { indexInLine, lineOf } from '../../prose/lines.ts'
import { saidIn } from '../../prose/meant/said.ts'
import { commandOf } from '../../objects/with-command.ts'
import { matchesOf, type Match } from '../../text-of.ts'
import { foundIn } from '../../../text/patterns/found-in.ts'
import {
  inPath,
  ofFile,
  listed,
  entry,
  moved,
  pathAhead,
  writes,
  notNow,
  isOfLinux,
  registry,
  broken,
  host,
  credentials,
  prose,
  pulled,
  service,
  running,
  registers,
  asked,
  registered,
  serviceNamed,
  asService,
  wholePath,
  ofDropIn,
  dropInLines,
} from './containerd-files-words.ts'

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
    ...[doc, commandOf(doc)]
      .flatMap((one) => (one ? matchesOf(one, serviceNamed) : []))
      .map(({ raw, place }) => stated('containerd.serviceName', raw, raw, place)),
    ...[doc, commandOf(doc)]
      .flatMap((one) => (one ? saidIn(one, asService) : []))
      .map(({ raw, place }) => stated('containerd.serviceArguments', raw, raw, place)),
    ...dropInsIn(doc, own),
  ]
}

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

/** Where the configuration stands that was printed. */
function configFilesIn(doc: Document, own: string): readonly Observation[] {
  const path = /config\.toml/i.test(own) ? wholePath.exec(own)?.[1] : undefined
  return path !== undefined && matches(doc, /^\s*\[plugins\b/m)
    ? [stated('containerd.configFile', path, path, doc.placeAt(0))]
    : []
}

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
