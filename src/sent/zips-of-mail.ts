import type { BytesFile } from './unpack.ts'

/** A mail shows its headers first. */
const header =
  /^(?:From|To|Subject|Date|Received|Return-Path|Delivered-To|MIME-Version|Content-Type):/im
const shown = 8192

/** How a zip begins in Base64, at the start of a line behind an empty one. */
const begin = /\r?\n\r?\n(UEsDB[A-Za-z\d+/\r\n]+={0,2})/g

/** The text of a mail, in which each byte is a letter. */
function mailIn({ bytes }: BytesFile): string | undefined {
  const latin = new TextDecoder('latin1')
  return header.test(latin.decode(bytes.subarray(0, shown))) ? latin.decode(bytes) : undefined
}

/** Whether a zip is attached to a mail. */
export const hasAttachedZip = (file: BytesFile): boolean => (mailIn(file)?.search(begin) ?? -1) >= 0

/** Zips that are attached to a mail. */
export function zipsOfMail(file: BytesFile): readonly BytesFile[] {
  const text = mailIn(file) ?? ''
  return [...text.matchAll(begin)].flatMap(([, body = ''], i) => {
    try {
      const letters = body.replaceAll(/\s/g, '')
      // Four letters are three bytes; where somebody cut it off, fewer stand at its end.
      const packed = atob(letters.slice(0, letters.length - (letters.length % 4)))
      const own = Uint8Array.from(packed, (one) => one.codePointAt(0) ?? 0)
      return [{ name: `${file.name} attachment ${i + 1}.zip`, bytes: own }]
    } catch {
      return []
    }
  })
}
