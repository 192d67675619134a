import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { memoize } from '../../values/memoize.ts'
import { defineIndexArtifact } from '../../model/artifact.ts'
import { plain } from '../formats/content.ts'

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
      files.map(({ path, text }) => ({ text: `${digestOf(text)}  ${path}` })),
    ),
})

/** Most files stay the same from one choice to the next. */
export const digestOf = memoize((text) => bytesToHex(sha256(utf8ToBytes(text.toWellFormed()))), 500)
