import { cniEndpoints } from '../../../catalog/cni/file-facts.ts'
import { cni } from '../../../catalog/cni/index.ts'
import { network } from '../../../catalog/network.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import type { Observation } from '../../../model/observation.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'
import { ofKind } from '../../../model/parsed.ts'
import {
  containsAddress,
  containsRange,
  parseAddress,
  parseCidr,
  parseRangeOrAddress,
  type Cidr,
} from '../../../values/address.ts'
import { ownValue } from '../../../values/own.ts'
import { rangeTold } from '../pod-network/told.ts'

export const exceptionsTold = defineLint({
  id: 'exceptions-told',
  on: 'setup',
  summary: 'An exception list that somebody cut out or tells has the range of Services',
  remediation: 'Add the range of Services to the exceptions.',
  decisions: [],

  check({ observations, parsed }) {
    // A whole file is held against the ranges by itself.
    if (ofKind(parsed, 'cni-config').length > 0) return []
    const lists = named(observations, 'cni.exceptionList')
    const [list] = lists
    if (!list || new Set(lists.map(({ raw }) => raw)).size > 1) return []
    const entries: readonly unknown[] = Array.isArray(list.value) ? list.value : []
    const all = entries.flatMap((one) => parseRangeOrAddress(String(one)) ?? [])
    if (all.length < entries.length) return []
    const everything = all.find(({ prefix }) => prefix === 0)
    if (everything)
      return [
        faultAt(
          list,
          `${everything.text} excepts everything: no packet gets the address of the node, and nothing outside answers.`,
          'List the ranges of pods, Services and nodes.',
          [network.everythingExcepted],
        ),
      ]
    const outside = named(observations, 'outside.host').map(({ value }) => value)
    const target = named(observations, 'connection.failed').find(({ value }) =>
      isOutside(String(value), all, observations, outside.includes(value)),
    )
    if (target)
      return [
        {
          ...faultAt(
            list,
            `The exceptions cover ${String(target.value)}, which is not reached: it sees the addresses of pods and answers only where its network has a way back to them.`,
            'Narrow the exceptions until the target is outside, or give its network a way back to pods.',
            [cniEndpoints.noWayBack],
          ),
          also: [placeOf(target)],
        },
      ]
    if (!needsServices(observations)) return []
    const isSure = list.inferred !== true && deciding(observations, 'cni').length > 0
    const services = rangeTold('serviceCIDR', observations)
    if (!services || all.some((one) => containsRange(one, services.range))) return []
    return [
      {
        ...faultAt(
          list,
          `The exceptions leave out ${services.range.text}, the range of Services: what pods send to a Service is translated, and does not arrive.`,
          'Add the range of Services to the exceptions.',
          [cniEndpoints.servicesExcepted],
        ),
        basis: isSure ? 'fails' : 'unsupported',
        also: [services.place],
      },
    ]
  },
})

function faultAt(
  list: Observation,
  message: string,
  remediation: string,
  facts: LintViolation['facts'],
): LintViolation {
  return { path: [], place: placeOf(list), basis: 'unsupported', message, remediation, facts }
}

/** Whether an address outside the cluster, by what is told of it or by the ranges, lies in one of these. */
function isOutside(
  text: string,
  ranges: readonly Cidr[],
  observations: readonly Observation[],
  isTold: boolean,
): boolean {
  const address = parseAddress(text)
  const own = (['clusterCIDR', 'serviceCIDR', 'podCIDR'] as const)
    .flatMap((id) => deciding(observations, id))
    .flatMap(({ value }) => parseCidr(String(value)) ?? [])
  return (
    address !== undefined &&
    (isTold || own.length > 0) &&
    ranges.some((one) => containsAddress(one, address)) &&
    !own.some((one) => containsAddress(one, address))
  )
}

/** Where the plugin is known, whether its list has to hold the range of Services and it does not add it itself. */
function needsServices(observations: readonly Observation[]): boolean {
  const told = deciding(observations, 'cni')
  return told.every(({ value }) => {
    const plugin = ownValue(cni, String(value))
    return plugin?.modes.some(
      ({ exceptions, computed }) =>
        exceptions.value.some((item) => item === 'serviceCIDR') &&
        !(computed?.value ?? []).some((item) => item === 'serviceCIDR'),
    )
  })
}
