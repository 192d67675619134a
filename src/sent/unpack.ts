import type { Gunzip, unzipSync } from 'fflate'
import type { SentFile } from '../core/diagnose.ts'
import { archivesApart, type Came } from './archives-apart.ts'
import { isGzip, unzipped } from './gzip.ts'
import { filesOfTar, isTar } from './tar.ts'
import { hasAttachedZip, zipsOfMail } from './zips-of-mail.ts'

/** A file, or what was pasted, as bytes under a name. */
export interface BytesFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/** What unpacks, of the library that does; loaded where there is something to unpack. */
export interface Unpackers {
  readonly unzipSync: typeof unzipSync
  readonly Gunzip: typeof Gunzip
}

/** More than this is refused, all files together and unpacked. */
export const mostBytes = 10 * 1024 * 1024

/**
 * The texts of files, those inside archives (zip, tar, gzip) too; a message where they are too much
 * together or an archive is damaged.
 */
export function unpack(
  given: readonly BytesFile[],
  by: Unpackers | undefined,
): readonly SentFile[] | string {
  const size = sizeOf(given)
  if (size > mostBytes) return tooMuch('That is', size)
  const came: Came[] = []
  let unpackedSize = 0
  const add = (one: Came) => {
    came.push(one)
    unpackedSize += sizeOf(one.files)
  }
  for (const file of given) {
    const content = by ? contentOf(file, by) : [file]
    if (typeof content === 'string') return content
    const isPlain = content[0] === file
    if (isPlain) add({ files: content })
    if (!by) continue
    const own: BytesFile[] = []
    // Logs that were rotated are often compressed one by one inside, and mails carry zips.
    for (const one of [...(isPlain ? [] : content), ...zipsOfMail(file)]) {
      if (unpackedSize > mostBytes) break
      const inner = opened(one, by)
      if (inner[0] === one || isGzip(one)) {
        for (const file of inner) own.push(file)
        unpackedSize += sizeOf(inner)
      } else add({ archive: one.name, files: inner })
    }
    if (own.length > 0) came.push({ archive: file.name, files: own })
  }
  if (unpackedSize > mostBytes) return tooMuch('Unpacked that is', unpackedSize)
  return archivesApart(came).map(({ name, bytes }) => ({
    name,
    // A byte order mark stops the readers of some files.
    text: new TextDecoder(encodingOf(bytes), { ignoreBOM: true }).decode(bytes),
  }))
}

const sizeOf = (files: readonly BytesFile[]) =>
  files.reduce((sum, { bytes }) => sum + bytes.length, 0)

/** What an archive holds, one of several kinds inside each other too; a file that is none is itself. */
function contentOf(file: BytesFile, by: Unpackers): readonly BytesFile[] | string {
  if (isZip(file)) return filesOfZip(file, by.unzipSync)
  if (isTar(file)) return filesOfTar(file)
  if (!isGzip(file)) return [file]
  try {
    const bytes = unzipped(file, mostBytes, by.Gunzip)
    if (bytes.length > mostBytes) return tooMuch(`${file.name} holds more than`, mostBytes)
    const inner = { name: withoutGzip(file.name), bytes }
    return isTar(inner) ? filesOfTar(inner) : [inner]
  } catch {
    return `${file.name} is a damaged gzip file: it could not be unpacked.`
  }
}

const withoutGzip = (name: string) =>
  name.replace(/\.t?gz$/i, (end) => (/^\.t/i.test(end) ? '.tar' : ''))

/** The files of a zip; never more than can be read at once, whatever it says of itself. */
function filesOfZip(
  { name, bytes }: BytesFile,
  unzip: typeof unzipSync,
): readonly BytesFile[] | string {
  let size = 0
  try {
    const files = unzip(bytes, {
      filter: ({ originalSize }) => (size += originalSize) <= mostBytes,
    })
    if (size > mostBytes) return tooMuch(`${name} holds`, size)
    return Object.entries(files)
      .filter(([path]) => !path.endsWith('/'))
      .map(([path, content]) => ({ name: path, bytes: content }))
  } catch {
    return `${name} is a damaged zip: it could not be unpacked.`
  }
}

/** What an archive inside another or inside a mail holds; one that somebody locked or cut off stays as it is, which nobody can read. */
function opened(file: BytesFile, by: Unpackers): readonly BytesFile[] {
  const content = contentOf(file, by)
  return typeof content === 'string' ? [file] : content
}

/** A zip is told by its first bytes, whatever its name. */
function isZip({ bytes: [p, k, a, b] }: BytesFile): boolean {
  return p === 0x50 && k === 0x4b && ((a === 3 && b === 4) || (a === 5 && b === 6))
}

/** Whether there is something to unpack: an archive, or a mail with one. */
export const isPacked = (file: BytesFile): boolean =>
  isZip(file) || isGzip(file) || isTar(file) || hasAttachedZip(file)

/** UTF-16 where the first bytes say so. */
const encodingOf = ([first, second]: Uint8Array) =>
  first === 0xff && second === 0xfe
    ? 'utf-16le'
    : first === 0xfe && second === 0xff
      ? 'utf-16be'
      : 'utf-8'

/** Why this many bytes are not read, and what to send instead. */
export const tooMuch = (what: string, size: number) =>
  `${what} ${megabytes(size)}; at most 10 MB can be read at once. Send the part around the first fault, or the last lines of each log.`

/** `1.5 MB` for a number of bytes. */
export const megabytes = (size: number) => `${(size / 1024 / 1024).toFixed(1)} MB`
