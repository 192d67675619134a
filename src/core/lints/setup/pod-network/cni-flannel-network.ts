import { cniEndpoints } from '../../../catalog/cni/file-facts.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import type { Observation } from '../../../model/observation.ts'
import { placeOf as observedAt } from '../../../model/observe.ts'
import { ofKind } from '../../../model/parsed.ts'
import { parseCidr } from '../../../values/address.ts'
import { isBefore } from '../../../values/version.ts'
import {
  endpointPlugins,
  exceptionsOf,
  fieldAt,
  isHcn,
  isPlaceholder,
  policiesOf,
  releaseOf,
  traitsOf,
  type EndpointPlugin,
} from '../../cni/file.ts'
import { backendOf, mayHaveOwn, networkMadeBy, ownAsked, type MadeNetwork } from './made-network.ts'
import { otherPlugin, typeFault } from './network-type.ts'
import { named } from '../../../model/observed.ts'

export const cniFlannelNetwork = defineLint({
  id: 'cni-flannel-network',
  on: 'setup',
  summary:
    'The CNI file of Flannel names the network that flanneld makes, and its range as written',
  remediation:
    'Write one name as "name" of the CNI file and as Name of the backend in net-conf.json.',
  decisions: [],

  check({ observations, parsed }, surroundings) {
    const [conf, ...others] = ofKind(parsed, 'flannel-net-conf')
    if (!conf || others.length > 0) return []
    const made = networkMadeBy(conf.value.value)
    const backend = backendOf(conf.value.value)
    const network = fieldAt(conf.value.value, 'Network')
    const isAsked = made !== undefined && mayHaveOwn(conf, parsed, made.name)
    // What HNS has tells it, and is held against the file by itself.
    const isTold = isAsked && named(observations, 'hns.network.name').length > 0
    return ofKind(parsed, 'cni-config').flatMap(({ value: { value }, placeOf }) => {
      const name = fieldAt(value, 'name')
      return endpointPlugins(value).flatMap((plugin): readonly LintViolation[] => {
        // The file of a Linux node has no such delegate.
        if (
          !plugin.isDelegate ||
          !traitsOf(plugin) ||
          fieldAt(plugin.value, 'type') === undefined
        ) {
          return []
        }
        const release = releaseOf(plugin, surroundings)
        const isOld = release !== undefined && isBefore(release, '1.0.0')
        const list = isOld ? undefined : listWithoutText(plugin, network?.value)
        // What HNS shows of that network is reported with its listing.
        const isShown = named(observations, 'hns.network.name').some(
          (one) => one.value === name?.value,
        )
        const wrong = backend && !isShown ? typeFault(plugin, backend.mode) : undefined
        return [
          ...(wrong !== undefined
            ? [
                {
                  path: [],
                  place: placeOf(fieldAt(plugin.value, 'type') ? [...plugin.path, 'type'] : []),
                  also: [conf.placeOf(backend?.path ?? [])],
                  basis: 'refused' as const,
                  message: `The delegate ${plugin.type} ${wrong}, and the backend ${backend?.name ?? ''} makes an ${backend?.mode ?? ''} network: "network is of unexpected type".`,
                  remediation: otherPlugin,
                  facts: [cniEndpoints.networkOfPlugin],
                },
              ]
            : []),
          ...(made && !isTold && typeof name?.value === 'string' && !isPlaceholder(name.value)
            ? nameFaults(name.value, made, isAsked).map((one) => ({
                ...one,
                place: placeOf(name.path),
                also: [conf.placeOf(made.path), ...inHns(made.name, observations)],
              }))
            : []),
          ...(list && network
            ? [
                {
                  path: [],
                  place: placeOf(list.path),
                  also: [conf.placeOf(network.path)],
                  basis: 'fails' as const,
                  message: `The exceptions do not have ${String(network.value)} as net-conf.json writes it, so that ${plugin.type} adds a second OutBoundNAT policy for it.`,
                  remediation: `Write ${String(network.value)} into the list.`,
                  facts: [cniEndpoints.secondOutBoundNat],
                },
              ]
            : []),
        ]
      })
    })
  },
})

/** Where HNS has the network that flanneld made. */
const inHns = (made: string, observations: readonly Observation[]) =>
  named(observations, 'hns.network.name')
    .filter(({ value }) => value === made)
    .slice(0, 1)
    .map(observedAt)

function nameFaults(name: string, made: MadeNetwork, isAsked: boolean): readonly LintViolation[] {
  if (name === made.name) return []
  if (isAsked) {
    return [{ path: [], basis: 'fails', ...ownAsked, message: ownAsked.message(name, made.name) }]
  }
  return [
    {
      path: [],
      basis: 'fails',
      message: `The CNI file names the network ${name}; flanneld makes ${made.name}${made.isByDefault ? ', as the backend names none' : ''}: "network ${name} not found".`,
      facts: [cniEndpoints.sameNetworkName],
    },
  ]
}

/** The list of a win-bridge on HCN that has no entry of just this text. */
function listWithoutText(plugin: EndpointPlugin, network: unknown) {
  if (!traitsOf(plugin)?.addsToldRange || !isHcn(plugin) || !parseCidr(String(network)))
    return undefined
  const [list] = policiesOf(plugin).flatMap((policy) => exceptionsOf(policy) ?? [])
  if (!list || !Array.isArray(list.value) || list.value.length === 0) return undefined
  const texts = list.value.map(String)
  return texts.some((one) => one === network || one === '' || isPlaceholder(one)) ? undefined : list
}
