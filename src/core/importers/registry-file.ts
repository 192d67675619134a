import { toDocument, type Document } from '../model/document.ts'
import { defineImporter } from '../model/importer.ts'
import type { Line } from '../text/lines.ts'

const head = /^\s*(?:Windows Registry Editor Version 5\.00|REGEDIT4)\s*$/m

/** A file that regedit wrote is read as `reg query` prints the same keys, in which more customers send them. */
export const registryFile = defineImporter({
  id: 'registry-file',
  summary: 'Keys of the registry',
  recognizes: ({ text }) => head.test(text),
  read: (doc) => ({
    inner: [toDocument(doc.file, { lines: printed(doc), title: 'registry', isFenced: true })],
  }),
})

const key = /^\s*\[(HKEY_[^\]]{1,400})\]\s*$/
const valueOf = /^\s*(?:"([^"]{1,200})"|@)=(.*)$/

function printed(doc: Document): readonly Line[] {
  const lines: Line[] = []
  let open: { readonly name: string; value: string; readonly number: number } | undefined
  const add = (text: string, number: number) => {
    lines.push({ text, raw: text, number, indent: 0 })
  }
  const close = () => {
    if (open) add(`    ${open.name}    ${shown(open.value)}`, open.number)
    open = undefined
  }
  for (const [i, text] of doc.text.split('\n').entries()) {
    const number = doc.first + i
    if (open) open.value += text.trim()
    else {
      const [, name = '(Default)', value] = valueOf.exec(text) ?? []
      const path = key.exec(text)?.[1]
      if (path !== undefined) add(path, number)
      else if (value !== undefined) open = { name, value: value.trim(), number }
    }
    // A list of bytes goes on below.
    if (open?.value.endsWith('\\') === true && open.value.startsWith('hex')) {
      open.value = open.value.slice(0, -1)
    } else close()
  }
  close()
  return lines
}

/** The value with its type, as `reg query` prints both. */
function shown(value: string): string {
  const text = /^"(.*)"$/.exec(value)?.[1]
  if (text !== undefined) return `REG_SZ    ${text.replace(/\\(["\\])/g, '$1')}`
  const number = /^dword:([\da-f]{1,8})$/i.exec(value)?.[1]
  if (number !== undefined) return `REG_DWORD    0x${Number.parseInt(number, 16).toString(16)}`
  const bytes = /^hex\(2\):([\da-f,\s]*)$/i.exec(value)?.[1]
  return bytes === undefined ? 'REG_BINARY' : `REG_EXPAND_SZ    ${wideText(bytes)}`
}

/** Bytes in UTF-16, the lower one of each letter first. */
function wideText(list: string): string {
  const bytes = list.split(',').map((byte) => Number.parseInt(byte, 16))
  const letters: string[] = []
  for (let i = 0; i + 1 < bytes.length; i += 2) {
    const code = (bytes[i] ?? 0) + 256 * (bytes[i + 1] ?? 0)
    if (code !== 0) letters.push(String.fromCharCode(code))
  }
  return letters.join('')
}
