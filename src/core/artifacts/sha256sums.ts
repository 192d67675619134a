import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { defineIndexArtifact } from '../model/artifact.ts'
import { plain } from '../model/content.ts'

/** Last, because it speaks for all the others. */
export const sha256sums = defineIndexArtifact({
  id: 'sha256sums',
  path: 'SHA256SUMS',
  summary: 'Checksums of all other files, as sha256sum -c reads them',
  decisions: [],
  carries: [],

  generate: (_, { files }) =>
    plain(
      'text',
      files.map(({ path, text }) => ({ text: `${digest(text)}  ${path}` })),
    ),
})

const known = new Map<string, string>()

/** Most files stay the same from one choice to the next. */
function digest(text: string): string {
  const cached = known.get(text)
  if (cached !== undefined) return cached
  if (known.size >= 500) known.clear()
  const hash = bytesToHex(sha256(utf8ToBytes(text.toWellFormed())))
  known.set(text, hash)
  return hash
}
