import type { Document } from '../../../model/document.ts'
import type { Place } from '../../../model/finding.ts'
import type { Observation } from '../../../model/observation.ts'
import { stated } from '../../../model/observe.ts'
import { variableAt } from '../../command-line/variables.ts'
import { isLeftBehind } from './left-behind.ts'
import { matchesOf } from '../../text-of.ts'
import { mentions } from '../../../text/patterns/may-match.ts'
import { acrossLines } from '../../../values/across-lines.ts'

/**
 * `nssm set SERVICE AppEnvironmentExtra KEY=VALUE KEY=VALUE`, by whatever path and in whatever quotes. What
 * stands in a block may be one of two ways.
 */
const set = new RegExp(
  acrossLines`
    ^(?![ \t])[^\n#]{0,200}?\bnssm(?:\.exe)?["']?[ \t]+set[ \t]+["']?([\w.$:-]{1,60})["']?
    [ \t]+AppEnvironmentExtra[ \t]+(["']{0,2}[A-Za-z_]\w{0,60}=[^\n]{1,600})$
  `,
  'gim',
)
const key = /(?:^|[\s"'])([A-Za-z_]\w{0,60})=/g

/** What asks the API server by itself; containerd asks registries alone. */
const asksApiServer = /^(?:kubelet|kube-?proxy|flanneld?)$/i

/** What a shell fills in is not told. */
const proxy = /(?:^|[\s"'])(NO_PROXY|HTTPS?_PROXY)=([^\s"'$%{}<>]{1,600})(?=[\s"']|$)/gi

const proxiesIn = (pairs: string, at: Place): readonly Observation[] =>
  [...pairs.matchAll(proxy)].flatMap(({ index, 0: whole, 1: name = '', 2: raw = '' }) =>
    variableAt(name, raw, { ...at, column: at.column + index + whole.length - raw.length }),
  )

/** What a script gives to a service as its environment: each time the names of the variables, behind the service. */
export function nssmEnvironmentsIn(doc: Document): readonly Observation[] {
  if (!mentions(doc, 'AppEnvironmentExtra')) return []
  // The mark of a comment may have been taken for a prompt.
  const lines = doc.original().split('\n')
  return matchesOf(doc, set).flatMap(({ groups: [service = '', pairs = ''], placeOf }) => {
    const place = placeOf(1)
    const keys = [...pairs.matchAll(key)].map(([, name = '']) => name)
    const [ahead = ''] = (lines[place.line - doc.first] ?? '').split('AppEnvironmentExtra', 1)
    return isLeftBehind(ahead)
      ? []
      : [
          stated('nssm.environment', `${service} ${keys.join(',')}`, pairs, place),
          ...(asksApiServer.test(service) ? proxiesIn(pairs, placeOf(2)) : []),
        ]
  })
}
