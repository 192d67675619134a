import type { BytesFile } from '../../sent/unpack.ts'
import { openFiles, tooMuchIn } from './open-files.ts'
import { readGiven, type NamedFile } from './read-given.ts'
import { update, withFiles } from './session.ts'

const refuse = (message: string) => update((before) => ({ ...before, refused: message }))

/** Reads files that were dropped or picked with what is there already. */
export async function takeFiles(given: readonly NamedFile[] | Promise<readonly NamedFile[]>) {
  const read = await Promise.resolve(given)
    .then(readGiven)
    .catch(() => 'That folder could not be read.')
  if (typeof read === 'string') refuse(read)
  else if (read.length > 0) await take(read)
}

/** The same with pasted text. */
export const takeText = (text: string) =>
  take([{ name: 'Pasted text', bytes: new TextEncoder().encode(text) }])

async function take(given: readonly BytesFile[]) {
  const opened = await openFiles(given)
  if (opened.kind === 'refused') return refuse(opened.message)
  update((before) => {
    if (opened.kind === 'sent') {
      const message = tooMuchIn([...before.files, ...opened.files])
      return message === undefined
        ? withFiles(before, opened.files)
        : { ...before, refused: message }
    }
    return { ...before, refused: undefined, plan: opened.plan }
  })
}
