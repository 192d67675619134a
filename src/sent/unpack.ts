import type { unzipSync } from 'fflate'
import type { SentFile } from '../core/diagnose.ts'
import { hasAttachedZip, zipsOfMail } from './zips-of-mail.ts'

/** A file, or what was pasted, as bytes under a name. */
export interface BytesFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/** More than this is refused, all files together and unpacked. */
export const mostBytes = 10 * 1024 * 1024

/**
 * The texts of files, those inside zips too; a message where they are too much together or a zip is
 * damaged. The caller brings `unzip`, which is loaded for zips alone.
 */
export function unpack(
  given: readonly BytesFile[],
  unzip: typeof unzipSync | undefined,
): readonly SentFile[] | string {
  const size = sizeOf(given)
  if (size > mostBytes) return tooMuch('That is', size)
  const unpacked: BytesFile[] = []
  for (const file of given) {
    const content = unzip && isZip(file) ? contentOf(file, unzip) : [file]
    if (typeof content === 'string') return content
    const attached = unzip ? zipsOfMail(file).flatMap((zip) => opened(zip, unzip)) : []
    for (const one of [...content, ...attached]) unpacked.push(one)
  }
  const unpackedSize = sizeOf(unpacked)
  if (unpackedSize > mostBytes) return tooMuch('Unpacked that is', unpackedSize)
  return unpacked.map(({ name, bytes }) => ({
    name,
    // A byte order mark stops the readers of some files.
    text: new TextDecoder(encodingOf(bytes), { ignoreBOM: true }).decode(bytes),
  }))
}

const sizeOf = (files: readonly BytesFile[]) =>
  files.reduce((sum, { bytes }) => sum + bytes.length, 0)

/** The files of a zip; never more than can be read at once, whatever it says of itself. */
function contentOf(
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

/** What a mail carries; one that somebody locked or cut off stands there as it is, which nobody can read. */
function opened(zip: BytesFile, unzip: typeof unzipSync): readonly BytesFile[] {
  const content = isZip(zip) ? contentOf(zip, unzip) : [zip]
  return typeof content === 'string' ? [zip] : content
}

/** A zip is told by its first bytes, whatever its name. */
function isZip({ bytes: [p, k, a, b] }: BytesFile): boolean {
  return p === 0x50 && k === 0x4b && ((a === 3 && b === 4) || (a === 5 && b === 6))
}

/** Whether there is something to unpack: a zip, or a mail with one. */
export const hasZip = (file: BytesFile): boolean => isZip(file) || hasAttachedZip(file)

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
