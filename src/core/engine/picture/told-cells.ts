import type { Observation } from '../../model/observation.ts'
import type { Cell } from './model.ts'
import type { Told } from './told.ts'

/** The ranges that were told, and the exception list where somebody sent it. */
export function toldCells({ scenario, observations }: Told): readonly Cell[] {
  const { serviceCIDR, managementSubnet, clusterCIDR, clusterDNS } = scenario
  const exceptions = listedIn(observations)
  const known = [
    cell('services', 'service', 'Services', serviceCIDR, clusterDNS ? `DNS ${clusterDNS}` : ''),
    cell('node-subnet', 'node', 'Node subnet', managementSubnet, ''),
    cell('pods', 'pod', 'Pods', clusterCIDR, ''),
  ]
  return [
    ...known.map((one) => ({ ...one, isException: exceptions?.includes(one.range) ?? false })),
    exceptions === undefined
      ? cell('exceptions', 'other', 'Exception list', undefined, 'it stands in the CNI file')
      : cell('exceptions', 'other', 'Exception list', exceptions.join(', ') || 'empty', ''),
  ]
}

function cell(
  id: string,
  kind: Cell['kind'],
  title: string,
  range: string | undefined,
  text: string,
): Cell {
  return {
    id,
    kind,
    title,
    range: range ?? 'not told',
    isException: false,
    text,
    ...(range === undefined ? { isTold: false } : {}),
  }
}

/** The entries of every exception list that was read; undefined where none was. */
function listedIn(observations: readonly Observation[]): readonly string[] | undefined {
  const lists = observations.filter(({ name }) => name === 'cni.exceptionList')
  if (lists.length === 0) return undefined
  return [
    ...new Set(
      lists.flatMap(({ value }) => (Array.isArray(value) ? value.map(String) : [String(value)])),
    ),
  ]
}
