import { network } from '../../../catalog/network.ts'
import { defineLint } from '../../../model/lint.ts'
import { deciding } from '../../../model/observed.ts'
import { placeOf } from '../../../model/observe.ts'
import { overlaps, parseCidr } from '../../../values/address.ts'

export const rangesApartTold = defineLint({
  id: 'ranges-apart-told',
  on: 'setup',
  summary: 'The ranges of pods and Services that a file names lie apart',
  remediation:
    'Give pods and Services ranges that do not overlap; those of a running cluster cannot be changed.',
  decisions: [],

  check({ observations }) {
    const pods = deciding(observations, 'clusterCIDR')
    const services = deciding(observations, 'serviceCIDR')
    const isOne = (all: typeof pods) => new Set(all.map(({ value }) => value)).size === 1
    // Where the input agrees on both, a rule compares them.
    if (isOne(pods) && isOne(services)) return []
    const pairs = pods.flatMap((pod) =>
      services
        // One file names both, one near the other; a paste may be of several clusters.
        .filter(({ file, line }) => file === pod.file && Math.abs(line - pod.line) <= 3)
        .map((service) => ({ pod, service })),
    )
    const found = pairs.find(({ pod, service }) => {
      const [a, b] = [parseCidr(String(pod.value)), parseCidr(String(service.value))]
      return a !== undefined && b !== undefined && overlaps(a, b)
    })
    if (!found || pairs.length > 1) return []
    const { pod, service } = found
    return [
      {
        path: [],
        place: placeOf(service),
        also: [placeOf(pod)],
        basis: 'fails' as const,
        message: `The range of Services ${String(service.value)} overlaps that of pods, ${String(pod.value)}: traffic to some of them goes astray.`,
        facts: [network.disjointRanges],
      },
    ]
  },
})
