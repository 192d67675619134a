import { cniFile } from '../../../catalog/cni/file-facts.ts'
import { powershell } from '../../../catalog/powershell.ts'
import { defineLint } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'

const { none, utf8 } = powershell.encodings.value

export const scriptFileEncoding = defineLint({
  id: 'script-file-encoding',
  on: 'setup',
  summary: 'Scripts write the files of the node in an encoding that their reader takes',
  remediation: 'Write -Encoding ascii.',
  decisions: [],

  check: ({ observations }) =>
    named(observations, 'script.encoding').map((one) => ({
      path: [],
      place: placeOf(one),
      basis: 'unsupported' as const,
      message: `Windows PowerShell writes this file as ${one.value === 'UTF-16' ? none : utf8}, ${
        one.subject === 'CNI'
          ? 'which is no strict JSON for the network'
          : 'which containerd cannot parse'
      }; PowerShell 7 does not.`,
      facts: [powershell.encodings, ...(one.subject === 'CNI' ? [cniFile.strictJson] : [])],
    })),
})
