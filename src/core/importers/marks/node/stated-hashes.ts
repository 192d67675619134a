import { downloads, type Download } from '../../../catalog/downloads.ts'
import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { stated } from '../../../model/observe.ts'
import { mentions } from '../../../text/patterns/may-match.ts'
import { matchesOf } from '../../text-of.ts'

/** Files whose name has their release, by which they cannot be mistaken. */
const pinned = Object.values<Download>(downloads).flatMap(({ files, checksum }) => {
  const [file = ''] = files
  return file.includes('{version}')
    ? Object.keys(checksum.pinned ?? {}).map((version) => file.replace('{version}', version))
    : []
})

const hash = /\b([\da-f]{64})\b/gi
/** So far above it stands what a hash is of. */
const farthest = 3
/** Another file, or what has hashes of its own. */
const ofOther =
  /[\w-]\.(?:exe|dll|zip|tgz|tar(?:\.gz)?|msi|ps1|sha256\w{0,3})\b|@sha256:|\b(?:digest|layer|image|container id)\b/i

/** The hashes that somebody writes beside the files that they are of. */
export function statedHashesIn(doc: Document): readonly Observation[] {
  const names = pinned.filter((name) => mentions(doc, name))
  if (names.length === 0) return []
  const lines = doc.text.split('\n')
  const first = doc.placeAt(0).line
  return matchesOf(doc, hash).flatMap(({ raw, place }) => {
    const at = place.line - first
    const nearest = lines
      .slice(Math.max(at - farthest, 0), at + 1)
      .findLast((line) => names.some((name) => holds(line, name)) || ofOther.test(line))
    const own = names.find((name) => holds(nearest ?? '', name))
    return own === undefined
      ? []
      : [stated('download.hash', `${own} ${raw.toLowerCase()}`, raw, place, { weight: 'script' })]
  })
}

/** Some names are the end of others: cri-containerd-… */
const holds = (line: string, name: string): boolean => {
  const at = line.indexOf(name)
  return (
    at >= 0 && !/[\w-]/.test(line.charAt(at - 1)) && !/^\.\w/.test(line.slice(at + name.length))
  )
}
