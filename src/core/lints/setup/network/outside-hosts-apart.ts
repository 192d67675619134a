import { network } from '../../../catalog/network.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'
import { containsAddress, parseAddress, parseCidr } from '../../../values/address.ts'

export const outsideHostsApart = defineLint({
  id: 'outside-hosts-apart',
  on: 'setup',
  summary: 'Hosts that pods have to reach lie outside of the ranges of Services and pods',
  remediation:
    'Make the cluster with a range that no network around it has, and write the same into the exceptions and routes.',
  decisions: [],

  check({ observations }): readonly LintViolation[] {
    const hosts = named(observations, 'outside.host')
    if (hosts.length === 0) return []
    return (['serviceCIDR', 'clusterCIDR'] as const).flatMap((id) => {
      const all = deciding(observations, id).filter(({ absent }) => absent !== true)
      const [first] = all
      const range = parseCidr(String(first?.value))
      const told =
        first && range && all.every(({ value }) => value === first.value)
          ? { range, place: placeOf(first) }
          : undefined
      const host = hosts.find(({ value }) => {
        const address = parseAddress(String(value))
        // Whoever names a network by its first address may mean the range itself.
        return (
          told !== undefined &&
          address !== undefined &&
          !told.range.text.startsWith(`${String(value)}/`) &&
          containsAddress(told.range, address)
        )
      })
      if (!told || !host) return []
      const name = host.subject?.startsWith('host ') ? ` (${host.subject.slice(5)})` : ''
      return [
        {
          path: [],
          place: told.place,
          also: [placeOf(host)],
          basis: 'unsupported',
          message: `The range of ${id === 'serviceCIDR' ? 'Services' : 'pods'} ${told.range.text} covers ${String(host.value)}${name}, a host outside of the cluster: packets of pods to it stay in the cluster and never reach it.`,
          facts: [network.outsideRanges],
        },
      ]
    })
  },
})
