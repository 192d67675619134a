import { cniFile } from '../../catalog/cni/file-facts.ts'
import { defineLint } from '../../model/lint.ts'
import { looseJson } from '../../values/loose-json.ts'
import { syntaxFault } from '../syntax-fault.ts'

export const cniStrictJson = defineLint({
  id: 'cni-strict-json',
  on: 'cni-config',
  summary: 'A CNI file is JSON as the runtime reads it',
  remediation:
    'Take the characters out and save the file as ASCII, or as UTF-8 without byte order mark.',
  decisions: [],

  check({ text, placeAt, fault }) {
    if (!placeAt) return []
    const [first, ...others] = looseJson(text)
    if (!first) return syntaxFault(fault, text, cniFile.strictJson)
    return [
      {
        path: [],
        place: placeAt(first.offset),
        also: others.slice(0, 10).map(({ offset }) => placeAt(offset)),
        basis: 'refused',
        message: `The file holds ${first.what}, which is no JSON: the runtime does not load it.`,
        facts: [cniFile.strictJson],
      },
    ]
  },
})
