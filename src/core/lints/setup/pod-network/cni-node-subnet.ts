import { cniEndpoints } from '../../../catalog/cni/file-facts.ts'
import { cni } from '../../../catalog/cni/index.ts'
import { network } from '../../../catalog/network.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { placeOf as observedAt } from '../../../model/observe.ts'
import type { Observation } from '../../../model/observation.ts'
import { ofKind } from '../../../model/parsed.ts'
import {
  containsAddress,
  containsRange,
  overlaps,
  parseAddress,
  parseCidr,
  type Cidr,
} from '../../../values/address.ts'
import {
  endpointPlugins,
  exceptionsOf,
  isPlaceholder,
  policiesOf,
  type EndpointPlugin,
} from '../../cni/file.ts'
import { rangeTold } from './told.ts'
import { deciding } from '../../../model/observed.ts'

export const cniNodeSubnet = defineLint({
  id: 'cni-node-subnet',
  on: 'setup',
  summary:
    'The exceptions of the CNI file hold the subnet of the nodes on L2Bridge, and not on overlay',
  remediation:
    'On L2Bridge list the subnet of the nodes or each node as /32; on overlay list the ranges of pods and Services alone.',
  decisions: [],

  check({ observations, parsed }) {
    const said = rangeTold('managementSubnet', observations)
    const own = said ?? rangeOfAdapter(observations)
    const nodes = deciding(observations, 'nodeIP').filter(({ absent }) => absent !== true)
    const places = own ? [own.place] : nodes.slice(0, 1).map(observedAt)
    if (places.length === 0) return []
    return ofKind(parsed, 'cni-config').flatMap(({ value: { value }, placeOf }) =>
      endpointPlugins(value).flatMap((plugin): readonly LintViolation[] => {
        const mode = modeOf(plugin)
        const lists = policiesOf(plugin).flatMap((policy) => exceptionsOf(policy) ?? [])
        const texts = lists.flatMap(({ value }) => (Array.isArray(value) ? value.map(String) : []))
        const [list] = lists
        if (!mode || !list || texts.length === 0 || texts.some(isPlaceholder)) return []
        const ranges = texts.flatMap((text) => parseCidr(text) ?? [])
        // The subnet of an adapter counts only where the list has another one in its place.
        const told = said ?? (ranges.some(isOfOthers(observations)) ? own : undefined)
        const fault = (message: string, fact: LintViolation['facts'][number]): LintViolation => ({
          path: [],
          place: placeOf(list.path),
          also: places,
          basis: 'fails',
          message,
          facts: [fact],
        })
        if (mode.id === 'overlay') {
          const addresses = nodes.flatMap(({ value }) => parseAddress(String(value)) ?? [])
          // Single nodes are meant; wide blocks are reported as such.
          const holding = ranges
            .filter(({ prefix }) => prefix < 32 && prefix > network.wideException.value)
            .find(
              (one) =>
                (told && containsRange(one, told.range)) ??
                addresses.some((address) => containsAddress(one, address)),
            )
          return holding
            ? [
                fault(
                  `The exception ${holding.text} holds the nodes: on overlay pods do not reach the hosts of that subnet.`,
                  cniEndpoints.nodesNotExcepted,
                ),
              ]
            : []
        }
        if (!told) return []
        const isNeeded = mode.exceptions.value.some((item) => item === 'managementSubnet')
        return isNeeded && !ranges.some((one) => overlaps(one, told.range))
          ? [
              fault(
                `The exceptions hold neither ${told.range.text}, the subnet of the nodes, nor an address of a node: traffic between nodes and pods is translated.`,
                cniEndpoints.nodesExcepted,
              ),
            ]
          : []
      }),
    )
  },
})

/** The subnet of the adapter of the one node that was sent. */
function rangeOfAdapter(observations: readonly Observation[]) {
  const found = deciding(observations, 'managementSubnet').filter(({ absent }) => absent !== true)
  const [first] = found
  const range = parseCidr(String(first?.value))
  return first && range && found.every(({ value }) => value === first.value)
    ? { range, place: observedAt(first) }
    : undefined
}

/** Whether a range of the list is neither that of pods nor that of Services. */
function isOfOthers(observations: readonly Observation[]): (range: Cidr) => boolean {
  const known = (['clusterCIDR', 'serviceCIDR'] as const).map((id) =>
    deciding(observations, id).flatMap(({ value }) => parseCidr(String(value)) ?? []),
  )
  return (range) =>
    known.every((all) => all.length > 0) && !known.flat().some((one) => overlaps(one, range))
}

const modeOf = ({ id, type }: EndpointPlugin) =>
  id === undefined ? undefined : cni[id].modes.find(({ binary }) => binary === type)
