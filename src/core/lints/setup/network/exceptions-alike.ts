import { cniEndpoints } from '../../../catalog/cni/file-facts.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import type { Observation } from '../../../model/observation.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'
import {
  containsAddress,
  containsRange,
  parseAddress,
  parseCidr,
  parseRangeOrAddress,
  type Cidr,
} from '../../../values/address.ts'
import { grouped } from '../../../values/grouped.ts'

export const exceptionsAlike = defineLint({
  id: 'exceptions-alike',
  on: 'setup',
  summary: 'The nodes of a cluster have the same exceptions, but for ranges of their own',
  remediation:
    'Find out whether the range is one of pods, Services or nodes; then every node needs it among its exceptions.',
  decisions: [],
  comparesNodes: true,

  check({ observations }): readonly LintViolation[] {
    const lists = listsIn(observations)
    const most = lists.toSorted((a, b) => b.ranges.length - a.ranges.length)[0]
    if (!most) return []
    return lists.flatMap((one) => {
      if (one.node === most.node) return []
      const missing = lacking(most, one).filter((range) => !isOfNode(range, most, observations))
      // Two lists that each have something of their own are of nodes that differ otherwise.
      if (missing.length === 0 || lacking(one, most).length > 0) return []
      const ranges = missing.map(({ text }) => text).join(', ')
      return [
        {
          path: [],
          place: placeOf(one.at),
          also: [placeOf(most.at)],
          basis: 'unsupported',
          message: `${nameOf(one.node)} leaves out ${ranges}, which ${nameOf(most.node)} has among its exceptions: what pods send there is translated on the one node and not on the other.`,
          facts: [cniEndpoints.servicesExcepted],
        },
      ]
    })
  },
})

interface Listed {
  readonly node: string
  readonly ranges: readonly Cidr[]
  readonly at: Observation
}

const nameOf = (node: string) => node.replace(/^node /, '')

/** The list of each node that has one, as far as all of it can be read. */
function listsIn(observations: readonly Observation[]): readonly Listed[] {
  const byNode = grouped(
    named(observations, 'cni.exceptionList').filter(
      ({ subject }) => subject?.startsWith('node ') === true,
    ),
    ({ subject }) => subject,
  )
  return [...byNode].flatMap(([node = '', all]) => {
    const [at] = all
    const entries = all.flatMap(({ value }): readonly unknown[] =>
      Array.isArray(value) ? value : [],
    )
    const ranges = entries.flatMap((entry) => parseRangeOrAddress(String(entry)) ?? [])
    return at && ranges.length > 0 && ranges.length === entries.length ? [{ node, ranges, at }] : []
  })
}

const lacking = (from: Listed, { ranges }: Listed): readonly Cidr[] =>
  from.ranges.filter((range) => !ranges.some((one) => containsRange(one, range)))

/** The range that a node is in, and that of its own pods. */
const isOfNode = (range: Cidr, { node }: Listed, observations: readonly Observation[]) =>
  deciding(observations, 'nodeIP').some(({ subject, value }) => {
    const address = parseAddress(String(value))
    return subject === node && address !== undefined && containsAddress(range, address)
  }) ||
  deciding(observations, 'podCIDR').some(({ subject, value }) => {
    const own = parseCidr(String(value))
    return subject === node && own !== undefined && containsRange(own, range)
  })
