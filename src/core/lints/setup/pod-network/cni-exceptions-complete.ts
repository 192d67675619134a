import { overlayIpamModes } from '../../../catalog/cni/azure-parts.ts'
import { cniEndpoints } from '../../../catalog/cni/file-facts.ts'
import { cni } from '../../../catalog/cni/index.ts'
import type { AnyFact } from '../../../catalog/fact.ts'
import type { Place } from '../../../model/finding.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import type { Observation } from '../../../model/observation.ts'
import { placeOf } from '../../../model/observe.ts'
import { ofKind, type Parsed } from '../../../model/parsed.ts'
import { containsRange, overlaps, parseCidr, rangeOf, type Cidr } from '../../../values/address.ts'
import {
  endpointPlugins,
  exceptionsOf,
  fieldBelow,
  isOfOperator,
  isPlaceholder,
  policiesOf,
  traitsOf,
  type EndpointPlugin,
} from '../../cni/file.ts'
import { rangesRouted } from '../../cni/routes.ts'
import { listedServices } from '../../../model/listed-services.ts'
import { rangeTold } from './told.ts'
import { deciding } from '../../../model/observed.ts'

export const cniExceptionsComplete = defineLint({
  id: 'cni-exceptions-complete',
  on: 'setup',
  summary: 'The exception list of the CNI file has the ranges of the cluster',
  remediation: 'Add the ranges of pods and Services to the exceptions.',
  decisions: [],

  check: ({ observations, parsed }) =>
    ranges.flatMap((range) => {
      const told = toldOf(range.id, observations)
      return ofKind(parsed, 'cni-config').flatMap(({ value: { value }, placeOf }) =>
        endpointPlugins(value).flatMap((plugin): readonly LintViolation[] => {
          const mode = modeWith(range, plugin)
          if (!mode) return []
          const isOpen = told.length === 0 && range.id === 'serviceCIDR'
          const listed = isOpen ? servicesListed(observations) : []
          const wanted = isOpen && listed.length === 0 ? routed(plugin, placeOf) : told
          const isProven = range.id !== 'serviceCIDR' || isOfTemplate(plugin)
          return [...wanted, ...listed].flatMap((one): readonly LintViolation[] => {
            const list = listWithout(one, plugin)
            // Scripts of AKS Engine send what goes to Services by a route alone.
            if (!list || (!isProven && hasRouteTo(one, plugin))) return []
            return [
              {
                path: [],
                place: placeOf(list.path),
                also: [one.place],
                basis: isProven ? 'fails' : 'unsupported',
                message: `The exceptions leave out ${one.of ?? `${one.range.text}, the range of ${range.of}`}: ${range.effect}.`,
                remediation: `Add the range of ${range.of} to the exceptions.`,
                facts: [...(isOfTemplate(plugin) ? (range.facts ?? []) : []), mode.exceptions],
              },
            ]
          })
        }),
      )
    }),
})

interface Wanted {
  readonly range: Cidr
  readonly place: Place
  /** It holds the range, and may be wider. */
  readonly isAround?: true
  /** What it is where it is no range. */
  readonly of?: string
}

/** The address of one Service of a listing, which any range of Services holds. */
const servicesListed = (observations: readonly Observation[]): readonly Wanted[] =>
  listedServices(observations)
    .slice(0, 1)
    .map(({ name, raw, address, place }) => ({
      range: rangeOf(address),
      place,
      isAround: true,
      of: `${raw}, the Service ${name}`,
    }))

/** The route of a file leads to its Services, where nobody tells their range. */
const routed = (
  plugin: EndpointPlugin,
  placeOf: Parsed<'cni-config'>['placeOf'],
): readonly Wanted[] =>
  (rangesRouted(plugin) ?? [])
    .filter(({ needEncap }) => needEncap === true)
    .map(({ range, path }) => ({ range, place: placeOf(path), isAround: true }))

/** A virtual network may have several ranges. */
function toldOf(id: Range['id'], observations: readonly Observation[]): readonly Wanted[] {
  if (id !== 'virtualNetworks') {
    const told = rangeTold(id, observations)
    return told ? [told] : []
  }
  return deciding(observations, id).flatMap((one) =>
    (Array.isArray(one.value) ? one.value : []).flatMap((text: unknown) => {
      const range = parseCidr(String(text))
      return range ? [{ range, place: placeOf(one) }] : []
    }),
  )
}

interface Range {
  readonly id: 'clusterCIDR' | 'serviceCIDR' | 'virtualNetworks'
  readonly of: string
  readonly effect: string
  /** What the templates of Flannel and Calico show. */
  readonly facts?: readonly AnyFact[]
}

const ranges: readonly Range[] = [
  {
    id: 'clusterCIDR',
    of: 'pods',
    effect: 'other pods see the address of the node, and replies are lost',
  },
  {
    id: 'serviceCIDR',
    of: 'Services',
    effect: 'what pods send to a Service is translated, and does not arrive',
    facts: [cniEndpoints.servicesExcepted],
  },
  {
    id: 'virtualNetworks',
    of: 'the virtual network',
    effect: 'its machines and gateways see the address of the node in place of that of the pod',
  },
]

/** Or to what is still to be filled in. */
const hasRouteTo = ({ range }: Wanted, plugin: EndpointPlugin) =>
  rangesRouted(plugin)?.some((route) => overlaps(route.range, range)) ?? true

const isOfTemplate = (plugin: EndpointPlugin) =>
  plugin.isDelegate || traitsOf(plugin)?.form === 'converted'

/** The mode of a plugin whose list has to hold a range. */
function modeWith({ id }: Range, plugin: EndpointPlugin) {
  if (plugin.id === undefined) return undefined
  const mode = cni[plugin.id].modes.find(({ binary }) => binary === plugin.type)
  const own: readonly string[] = mode?.computed?.value ?? []
  if (!mode?.exceptions.value.some((item) => item === id) || own.includes(id)) return undefined
  // The template of OpenShift has Services alone.
  if (id === 'clusterCIDR' && isOfOperator(plugin)) return undefined
  // That of AKS leaves the range of pods out where CNS gives it.
  if (id === 'clusterCIDR' && isOverlayOfAzure(plugin)) return undefined
  // Flannel tells its delegate the range of pods.
  return id === 'clusterCIDR' && plugin.isDelegate && traitsOf(plugin)?.addsToldRange === true
    ? undefined
    : mode
}

const overlayModes: readonly string[] = Object.values(overlayIpamModes.value)
const isOverlayOfAzure = (plugin: EndpointPlugin) =>
  overlayModes.some((mode) => mode === fieldBelow(plugin, 'ipam', 'mode')?.value)

/** The list of a plugin, where all of it can be read and none of it holds the range. */
function listWithout({ range, isAround }: Wanted, plugin: EndpointPlugin) {
  const lists = policiesOf(plugin).flatMap((policy) => exceptionsOf(policy) ?? [])
  const entries = lists.flatMap((list) => (Array.isArray(list.value) ? list.value : []))
  const [list] = lists
  if (!list || entries.length === 0 || entries.some((one) => isPlaceholder(String(one)))) {
    return undefined
  }
  const all = entries.flatMap((one: unknown) => parseCidr(String(one)) ?? [])
  if (all.length < entries.length) return undefined
  return all.some((one) => (isAround ? overlaps(one, range) : containsRange(one, range)))
    ? undefined
    : list
}
