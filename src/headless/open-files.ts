import { unzipSync } from 'fflate'
import { Unusable, type World } from './command.ts'
import { messageOf } from './input.ts'

interface TextFile {
  readonly name: string
  readonly text: string
}

const maxFileBytes = 10 * 1024 * 1024

/** The texts of files, those inside zips too; more than can be read at once is refused. */
export function openFiles(paths: readonly string[], world: World): readonly TextFile[] {
  const files = paths.flatMap((path) => open(path, bytesOf(path, world)))
  const size = files.reduce((sum, { bytes }) => sum + bytes.length, 0)
  if (size > maxFileBytes)
    throw new Unusable(`That is ${megabytes(size)}; at most 10 MB can be read at once.`)
  return files.map(({ name, bytes }) => ({ name, text: textOf(bytes) }))
}

interface BytesFile {
  readonly name: string
  readonly bytes: Uint8Array
}

function bytesOf(path: string, world: World): Uint8Array {
  try {
    return world.bytes(path)
  } catch (error) {
    throw new Unusable(`${path} cannot be read: ${messageOf(error)}`)
  }
}

/** A zip is told by its first bytes, whatever its name. */
function open(name: string, bytes: Uint8Array): readonly BytesFile[] {
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4
  if (!isZip) return [{ name, bytes }]
  let size = 0
  try {
    const files = unzipSync(bytes, {
      filter: ({ originalSize }) => (size += originalSize) <= maxFileBytes,
    })
    if (size > maxFileBytes) {
      throw new Unusable(`${name} holds ${megabytes(size)}; at most 10 MB can be read at once.`)
    }
    return Object.entries(files)
      .filter(([path]) => !path.endsWith('/'))
      .map(([path, content]) => ({ name: path, bytes: content }))
  } catch (error) {
    if (error instanceof Unusable) throw error
    throw new Unusable(`${name} is a damaged zip: it could not be unpacked.`)
  }
}

/** UTF-8, or UTF-16 where the first bytes say so. */
function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  return new TextDecoder().decode(bytes)
}

const megabytes = (size: number) => `${(size / 1024 / 1024).toFixed(1)} MB`
