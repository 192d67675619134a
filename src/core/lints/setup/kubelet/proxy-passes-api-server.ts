import { proxyRules } from '../../../catalog/proxy-rules.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import type { Observation } from '../../../model/observation.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'
import { containsAddress, parseAddress, parseRangeOrAddress } from '../../../values/address.ts'

export const proxyPassesApiServer = defineLint({
  id: 'proxy-passes-api-server',
  on: 'setup',
  summary: 'The API server is reached without the proxy',
  remediation:
    'Add the address or name of the API server and the ranges of Services and pods to NO_PROXY, and restart the services.',
  decisions: [],

  check({ observations }): readonly LintViolation[] {
    const [proxy] = named(observations, 'host.proxy')
    const told = named(observations, 'host.noProxy')
    const last = told.at(-1)
    const endpoint = serverIn(observations)
    const host = /^(?:https:\/\/)?([\w.-]+)(?::\d+)?\/?$/
      .exec(String(endpoint?.value))?.[1]
      ?.toLowerCase()
    if (!proxy || !last || !endpoint || host === undefined) return []
    const entries = told.flatMap(({ value }) => String(value).toLowerCase().split(','))
    if (entries.some((entry) => passes(entry.trim(), host))) return []
    return [
      {
        path: [],
        place: placeOf(last),
        also: [placeOf(endpoint), placeOf(proxy)],
        basis: 'fails',
        message: `NO_PROXY names neither ${host} nor a range or domain around it: ${proxyRules.apiServer.value}.`,
        facts: [proxyRules.apiServer, proxyRules.forms],
      },
    ]
  },
})

/**
 * Agents of RKE2 ask their server on a port of its own first, at an address that is that of the API as
 * well; where nobody names either, a log tells whom a component asked.
 */
function serverIn(observations: readonly Observation[]): Observation | undefined {
  const [told] = deciding(observations, 'apiServerEndpoint')
  const [ofAgent] = named(observations, 'rke2.server')
  return told ?? ofAgent ?? named(observations, 'asked.apiServer')[0]
}

/** The rules of Go: a name holds for what is below it too, with a dot before it for that alone. */
function passes(entry: string, host: string): boolean {
  if (entry === '*' || entry.replace(/:\d+$/, '') === host) return true
  const address = parseAddress(host)
  const range = parseRangeOrAddress(entry)
  if (address) return range !== undefined && containsAddress(range, address)
  const domain = entry.replace(/^\*?\.?/, '')
  return domain !== '' && host.endsWith(`.${domain}`)
}
