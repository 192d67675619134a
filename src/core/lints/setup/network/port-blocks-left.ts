import { usualDynamicPorts, portBlock } from '../../../catalog/ports-taken.ts'
import { defineLint } from '../../../model/lint.ts'
import type { Observation } from '../../../model/observation.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'

interface Range {
  readonly from: number
  readonly to: number
  readonly observation: Observation
}

export const portBlocksLeft = defineLint({
  id: 'port-blocks-left',
  on: 'setup',
  summary: 'HNS finds a block of dynamic ports for another load balancer',
  remediation:
    'Switch on DSR (--enable-dsr=true) where the build has it, so that load balancers take no ports, or widen the range with netsh int ipv4 set dynamicport.',
  decisions: [],

  check({ observations }) {
    const count = Number(named(observations, 'host.dynamicPortRange')[0]?.value)
    const start = Number(named(observations, 'host.dynamicPortRange.start')[0]?.value)
    const first = start || usualDynamicPorts.value.first
    const last = first + (count || usualDynamicPorts.value.count) - 1
    return tablesIn(observations).flatMap((table) => {
      const inside = table.filter(({ from, to }) => to >= first && from <= last)
      const [excluded] = inside
      if (!excluded || widestGap(inside, first, last) >= portBlock.value) return []
      return [
        {
          path: [],
          place: placeOf(excluded.observation),
          basis: 'fails' as const,
          message: `Between the ${inside.length} excluded ranges no ${portBlock.value} of the dynamic ports ${first}-${last} are left in a row: HNS gets no block for the load balancer of another Service.`,
          facts: [portBlock, usualDynamicPorts],
        },
      ]
    })
  },
})

/** The ranges of each protocol: its rows stand one below the other. */
function tablesIn(observations: readonly Observation[]): readonly (readonly Range[])[] {
  const tables: Range[][] = []
  for (const observation of named(observations, 'host.excludedPorts')) {
    const [from = 0, to = 0] = String(observation.value).split(/\s+/).map(Number)
    const table = tables.at(-1)
    const before = table?.at(-1)
    const range = { from, to, observation }
    const isBelow =
      before?.observation.file === observation.file &&
      before.observation.line + 1 === observation.line
    if (table && isBelow) table.push(range)
    else tables.push([range])
  }
  return tables
}

/** Ports in a row that no range holds. */
function widestGap(ranges: readonly Range[], first: number, last: number): number {
  let free = first
  let widest = 0
  for (const { from, to } of ranges) {
    widest = Math.max(widest, from - free)
    free = Math.max(free, to + 1)
  }
  return Math.max(widest, last + 1 - free)
}
