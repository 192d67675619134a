import { cniFile } from '../../catalog/cni/file-facts.ts'
import { isCniForLinux } from '../../model/cni-for-linux.ts'
import { defineLint } from '../../model/lint.ts'
import { looseJson, printedMark } from '../../values/loose-json.ts'
import { syntaxFault } from '../syntax-fault.ts'

export const cniStrictJson = defineLint({
  id: 'cni-strict-json',
  on: 'cni-config',
  summary: 'A CNI file is JSON as the runtime reads it',
  remediation:
    'Take the characters out and save the file as ASCII, or as UTF-8 without byte order mark.',
  decisions: [],

  check({ value, text, placeAt, fault }) {
    if (!placeAt || isCniForLinux(value)) return []
    const start = text.indexOf('{')
    const [first, ...others] = looseJson(text).filter(
      ({ offset, what }) =>
        offset > start || !what.startsWith('a comment') || !ofSender.test(lineAt(text, offset)),
    )
    if (!first) return syntaxFault(fault, text, cniFile.strictJson)
    // A mail may have turned some of them on their way.
    const isOfMail = [first, ...others].every(({ what }) => what.startsWith(printedMark))
    return [
      {
        path: [],
        place: placeAt(first.offset),
        also: others.slice(0, 10).map(({ offset }) => placeAt(offset)),
        basis: isOfMail ? 'unsupported' : 'refused',
        message: `The file holds ${first.what}, which is no JSON: ${isOfMail ? 'if it stands on the node as well, the runtime does not load the file' : 'the runtime does not load it'}.`,
        facts: [cniFile.strictJson],
      },
    ]
  },
})

/** A note of whoever sent the file, above it: where it lies, or on which node. */
const ofSender = /[\\/]|\.(?:conf|conflist|json)\b|\b(?:node|server|master|worker|file)\b/i

const lineAt = (text: string, offset: number) =>
  text
    .slice(offset, offset + 300)
    .replace(/^(?:#|\/[/*])/, '')
    .split('\n', 1)[0] ?? ''
