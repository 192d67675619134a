import { Gunzip, unzipSync } from 'fflate'
import type { SentFile } from '../core/diagnose.ts'
import { unpack } from '../sent/unpack.ts'
import { Unusable, type World } from './command.ts'
import { messageOf } from './input.ts'

/** The texts of files, those inside archives too; more than can be read at once is refused. */
export function openFiles(paths: readonly string[], world: World): readonly SentFile[] {
  const files = unpack(
    paths.map((path) => ({ name: path, bytes: bytesOf(path, world) })),
    { unzipSync, Gunzip },
  )
  if (typeof files === 'string') throw new Unusable(files)
  return files
}

function bytesOf(path: string, world: World): Uint8Array {
  try {
    return world.bytes(path)
  } catch (error) {
    throw new Unusable(`${path} cannot be read: ${messageOf(error)}`)
  }
}
