import { domainFound, publicResolvers } from '../../../catalog/public-resolvers.ts'
import { defineLint } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'
import { faultAt } from '../../fault-at.ts'

const isPlain = /^[a-z\d][a-z\d-]*(?:\.[a-z\d-]+)+$/

export const domainForwarded = defineLint({
  id: 'domain-forwarded',
  on: 'setup',
  summary: 'CoreDNS sends names of the domain to a server that knows them',
  remediation:
    'Add a server block for the domain to the Corefile that forwards to the DNS servers of Active Directory, and restart CoreDNS.',
  decisions: [],

  check({ observations }) {
    const [domain] = named(observations, 'gmsa.domain')
    const name = String(domain?.value).toLowerCase().replace(/\.$/, '')
    const forwards = named(observations, 'coredns.forwards')
    const [forward] = forwards
    if (!domain || !forward || !isPlain.test(name)) return []
    const upstreams = forwards.flatMap(({ value }) => (Array.isArray(value) ? value : []))
    const isPublic = upstreams.every((one) =>
      publicResolvers.has(
        String(one)
          .replace(/^(?:dns|tls):\/\//, '')
          .replace(/:\d+$/, ''),
      ),
    )
    const isApart = named(observations, 'coredns.apart').some(
      ({ value }) => name === value || name.endsWith(`.${String(value)}`),
    )
    if (!isPublic || isApart) return []
    return [
      faultAt(
        placeOf(forward),
        'fails',
        `CoreDNS sends all other names to ${upstreams.slice(0, 2).join(' and ')}, public resolvers that do not know ${name}: pods find no domain controller for their gMSA.`,
        domainFound,
        { also: [placeOf(domain)] },
      ),
    ]
  },
})
