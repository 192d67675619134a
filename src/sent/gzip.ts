import type { Gunzip } from 'fflate'
import type { BytesFile } from './unpack.ts'

/** Whether bytes are compressed by gzip, by the first of them. */
export const isGzip = ({ bytes: [a, b, method] }: BytesFile): boolean =>
  a === 0x1f && b === 0x8b && method === 8

/** Bytes that are handed on at once: they hold a thousand times as much at most, so that too much is noticed early. */
const step = 4 * 1024

/** What gzip compressed, up to `most` bytes and a little more; throws where it is damaged. */
export function unzipped({ bytes }: BytesFile, most: number, Reader: typeof Gunzip): Uint8Array {
  const parts: Uint8Array[] = []
  let size = 0
  const reader = new Reader((part) => {
    parts.push(part)
    size += part.length
  })
  for (let at = 0; at < bytes.length; at += step) {
    if (size > most) break
    reader.push(bytes.subarray(at, at + step), at + step >= bytes.length)
  }
  const whole = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
