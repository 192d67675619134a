import { downloads, type Download } from '../../../catalog/downloads.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'

const hashes = new Map(
  Object.values<Download>(downloads).flatMap(({ files, checksum }) =>
    Object.entries(checksum.pinned ?? {}).map(
      ([version, fact]) => [files[0]?.replace('{version}', version) ?? '', fact] as const,
    ),
  ),
)

export const downloadHash = defineLint({
  id: 'download-hash',
  on: 'setup',
  summary: 'A file is compared with its own hash',
  remediation:
    'Take the hash from the checksum file of the release, and do not start a file with another one.',
  decisions: [],

  check: ({ observations }) =>
    named(observations, 'download.hash').flatMap((one): readonly LintViolation[] => {
      const [file = '', hash = ''] = String(one.value).split(' ')
      const fact = hashes.get(file)
      return fact === undefined || fact.value === hash
        ? []
        : [
            {
              path: [],
              place: placeOf(one),
              basis: 'fails',
              message: `${file} has the SHA-256 ${fact.value}; this is another one, so that either the comparison or the file is wrong.`,
              facts: [fact],
            },
          ]
    }),
})
