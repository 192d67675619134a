import type { BytesFile } from './unpack.ts'

const block = 512

/** Whether bytes are a tar archive, by the mark of its first header. */
export const isTar = ({ bytes }: BytesFile): boolean =>
  bytes.length >= block && textAt(bytes, 257, 5) === 'ustar'

/**
 * The files of a tar archive with their paths, in the forms that GNU tar, BSD tar and Go write; of one
 * that was cut off, what is whole. (A package for it leaves out the folders of long paths.)
 */
export function filesOfTar({ bytes }: BytesFile): readonly BytesFile[] {
  const files: BytesFile[] = []
  let longName: string | undefined
  for (let at = 0; at + block <= bytes.length;) {
    const header = bytes.subarray(at, at + block)
    const size = sizeIn(header)
    const begin = at + block
    const content = bytes.subarray(begin, begin + size)
    const name = textAt(header, 0, 100)
    if (name === '' || Number.isNaN(size) || content.length < size) break
    const kind = textAt(header, 156, 1)
    if (kind === 'L') longName = textAt(content, 0, size)
    else if (kind === 'x') longName = pathIn(textAt(content, 0, size)) ?? longName
    else if (kind !== 'g' && kind !== 'K') {
      const folders = textAt(header, 345, 155)
      const path = longName ?? (folders === '' ? name : `${folders}/${name}`)
      // Links, devices and folders have no text.
      if (kind === '' || kind === '0')
        files.push({ name: path.replace(/^(?:\.?\/)+/, ''), bytes: content })
      longName = undefined
    }
    at = begin + Math.ceil(size / block) * block
  }
  return files
}

/** Up to the first null byte. */
function textAt(bytes: Uint8Array, from: number, length: number): string {
  const part = bytes.subarray(from, from + length)
  const end = part.indexOf(0)
  return new TextDecoder().decode(end < 0 ? part : part.subarray(0, end))
}

/** Octal digits; larger ones than those tell are more than can be read. */
const sizeIn = (header: Uint8Array) => {
  const digits = textAt(header, 124, 12).trim()
  return digits === '' ? 0 : Number.parseInt(digits, 8)
}

/** `30 path=a/long/name` among the lines of an extended header. */
const pathIn = (text: string) => /^\d{1,10} path=([^\n]{1,4096})$/m.exec(text)?.[1]
