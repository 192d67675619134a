import { dockerJson } from '../../catalog/runtimes/docker-daemon.ts'
import { defineLint } from '../../model/lint.ts'
import { looseJson } from '../../values/loose-json.ts'
import { syntaxFault } from '../syntax-fault.ts'

export const dockerStrictJson = defineLint({
  id: 'docker-strict-json',
  on: 'docker-config',
  summary: 'daemon.json is JSON as the Docker daemon reads it',
  remediation:
    'Take the characters out and save the file as ASCII, or as UTF-8 without byte order mark.',
  decisions: [],

  check({ text, placeAt, fault }) {
    // What a template holds for its own language is gone when the node has the file.
    if (!placeAt || isTemplate.test(text)) return []
    const all = looseJson(text)
    const first = all.find(({ what }) => !isMark(what)) ?? all[0]
    if (!first) return syntaxFault(fault, text, dockerJson.strict)
    return [
      {
        path: [],
        place: placeAt(first.offset),
        also: all
          .filter((one) => one !== first)
          .slice(0, 10)
          .map(({ offset }) => placeAt(offset)),
        basis: 'refused',
        message: isMark(first.what)
          ? `The file begins with ${first.what}; the Docker daemon reads that from ${dockerJson.byteOrderMark.value.from} on, and an older one does not start.`
          : `The file holds ${first.what}, which is no JSON: the Docker daemon does not start.`,
        facts: [isMark(first.what) ? dockerJson.byteOrderMark : dockerJson.strict],
      },
    ]
  },
})

const isTemplate = /<%|\{[%#]|\{\{/

const isMark = (what: string) => what.startsWith('a byte order mark')
