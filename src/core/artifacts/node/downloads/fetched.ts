import type { AnyDownload } from '../../../catalog/downloads.ts'
import type { SourceRef } from '../../../catalog/fact.ts'
import { isAtLeast } from '../../../values/version.ts'
import type { DecisionId } from '../../../model/scenario.ts'
import { ownValue } from '../../../values/own.ts'

/** A value that no public source states, so the operator brings it. */
export interface Asked {
  readonly parameter: string
  readonly what: string
  readonly listedAt: string
}

export type Hash =
  | { readonly kind: 'file'; readonly url: string; readonly isList: boolean }
  | { readonly kind: 'pinned'; readonly value: string }
  | ({ readonly kind: 'asked' } & Asked)

/** One file that the node needs, with its publisher's address and hash. */
export interface NodeDownload {
  readonly name: string
  readonly version: string
  readonly file: string
  readonly url: string | Asked
  readonly algorithm: 'SHA256' | 'SHA512'
  readonly hash: Hash
  /** Archives are unpacked into the directory; a program becomes this file. */
  readonly unpack?: 'tar' | 'zip'
  readonly destination: string
  /** File inside a zip that alone is wanted, and what it becomes. */
  readonly member?: { readonly pattern: string; readonly to: string }
  readonly decisions: readonly DecisionId[]
  readonly sources: readonly SourceRef[]
}

export interface Place {
  readonly version: string
  readonly destination: string
  readonly unpack?: 'tar' | 'zip'
  readonly member?: NodeDownload['member']
  readonly decisions: readonly DecisionId[]
  readonly sources?: readonly SourceRef[]
}

/** A download of the catalog, filled in for one version and place. */
export function downloadOf(download: AnyDownload, place: Place): NodeDownload {
  const { version, sources = [], member, unpack, destination, decisions } = place
  const fill = (template: string) =>
    template.replaceAll('{release}', () => version).replaceAll('{version}', () => version)
  const { url, checksum } = download
  const file = fill(download.files[0] ?? download.id)
  return {
    name: download.name,
    version,
    file,
    url: fill(url.value ?? ''),
    algorithm: checksum.algorithm === 'sha512' ? 'SHA512' : 'SHA256',
    hash: hashOf(download, version, fill),
    ...(unpack ? { unpack } : {}),
    ...(member ? { member } : {}),
    destination,
    decisions,
    sources: [...url.sources, ...checksum.file.sources, ...sources],
  }
}

function hashOf(
  { id, name, checksum }: AnyDownload,
  version: string,
  fill: (template: string) => string,
): Hash {
  const pinned = ownValue(checksum.pinned ?? {}, version)
  const hasFile = checksum.first === undefined || isAtLeast(version, checksum.first)
  if (checksum.file.value !== null && hasFile) {
    return { kind: 'file', url: fill(checksum.file.value), isList: checksum.format === 'list' }
  }
  if (pinned) return { kind: 'pinned', value: pinned.value }
  return {
    kind: 'asked',
    parameter: `${pascal(id)}Hash`,
    what: `${checksum.algorithm === 'sha512' ? 'SHA-512' : 'SHA-256'} of ${name} ${version}`,
    listedAt: checksum.listedAt ?? 'the release page of the project',
  }
}

/** A part whose publisher's address is not known here. */
export function askedDownload(
  name: string,
  file: string,
  prefix: string,
  version: string,
  destination: string,
): NodeDownload {
  const listedAt = 'the release page of the project; no address is known to this app'
  return {
    name,
    version,
    file,
    url: { parameter: `${prefix}Uri`, what: `address of a zip with ${name}`, listedAt },
    algorithm: 'SHA256',
    hash: { kind: 'asked', parameter: `${prefix}Hash`, what: `SHA-256 of that zip`, listedAt },
    unpack: 'zip',
    destination,
    decisions: ['cni', 'cniRelease'],
    sources: [],
  }
}

const pascal = (id: string) =>
  id.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
