import type { ExceptionItem } from '../../catalog/cni/define.ts'
import { cniMode } from '../../catalog/cni/mode.ts'
import { exceptionList } from '../../derived/exception-list.ts'
import type { Scenario } from '../../model/scenario.ts'
import { parseCidr } from '../../values/address.ts'
import type { Cell } from './model.ts'
import { ownAddress } from './pool.ts'
import { firstOf } from './text.ts'

const ids: Partial<Record<ExceptionItem, string>> = { serviceCIDR: 'services', clusterCIDR: 'pods' }

/** The ranges of the plan in the order of their addresses, then everything else. */
export function cellsOf(scenario: Scenario, pod: string): readonly Cell[] {
  const { serviceCIDR, managementSubnet, clusterCIDR } = scenario
  const list = exceptionList(scenario)
  const mode = cniMode(scenario)
  const added = new Set(mode?.computed?.value.map((item) => ids[item]))
  const named: readonly Pick<Cell, 'id' | 'kind' | 'title' | 'range'>[] = [
    { id: 'services', kind: 'service', title: 'Services', range: firstOf(serviceCIDR) },
    { id: 'node-subnet', kind: 'node', title: 'Node subnet', range: firstOf(managementSubnet) },
    { id: 'pods', kind: 'pod', title: 'Pods', range: firstOf(clusterCIDR) },
  ]
  const others = list
    .filter(({ text }) => named.every(({ range }) => parseCidr(range)?.text !== text))
    .map(({ text, from }) => ({
      id: `exception-${text}`,
      kind: 'other' as const,
      title: from === 'virtualNetworks' ? 'VNet or VPC' : 'More exceptions',
      range: text,
    }))
  const isException = ({ id, range }: Pick<Cell, 'id' | 'range'>) => {
    const text = parseCidr(range)?.text
    return text !== undefined && (added.has(id) || list.some((one) => one.text === text))
  }
  const own = ownAddress(scenario)
  const leaves = own === '' ? 'leaves as the node' : `leaves as ${own}`
  const keeps = pod === '' ? 'keeps the pod address' : `keeps ${pod}`
  return [
    ...[...named, ...others].toSorted(byAddress).map((cell): Cell => {
      const excepted = isException(cell)
      const text = excepted ? keeps : mode?.hasExceptionList ? leaves : 'the plugin decides'
      return { ...cell, isException: excepted, text }
    }),
    {
      id: 'outside',
      kind: 'outside',
      title: 'Everything else',
      range: '0.0.0.0/0',
      isException: false,
      text: leaves,
    },
  ]
}

function byAddress(a: Pick<Cell, 'range'>, b: Pick<Cell, 'range'>): number {
  const [first, second] = [parseCidr(a.range)?.first, parseCidr(b.range)?.first]
  if (first === undefined || second === undefined) return 0
  return first < second ? -1 : first > second ? 1 : 0
}
