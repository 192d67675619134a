import { ownerOfNetwork } from '../../../catalog/cni/owner-of-network.ts'
import { cniEndpoints, keeperNetwork } from '../../../catalog/cni/file-facts.ts'
import { defineLint } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import type { Observation } from '../../../model/observation.ts'
import { deciding, named } from '../../../model/observed.ts'

const fact = cniEndpoints.proxyNetworkName

/** What kube-proxy can write rules for; the networks of Windows itself are always there. */
const podTypes = /^(?:l2bridge|overlay|l2tunnel)$/i
const isOfPods = (name: unknown, type: unknown) =>
  podTypes.test(String(type)) && String(name) !== keeperNetwork

/** Where a list tells no types. */
const ofWindows = new RegExp(`^(?:nat|none|ics|default|${keeperNetwork})\\b`, 'i')

/** The one name that a text tells in words. */
function toldIn(observations: readonly Observation[]): readonly Observation[] {
  const told = deciding(observations, 'hnsNetworkName').filter(
    ({ weight }) => weight === 'statement',
  )
  return new Set(told.map(({ value }) => String(value).toLowerCase())).size === 1 ? told : []
}

/** A pattern, a variable or what a template puts in. */
const isOpen = /[*?[\]^$|{}<>%]/

const isPlain = /^[\w.-]+$/

const isSame = (a: unknown, b: unknown) => String(a).toLowerCase() === String(b).toLowerCase()

export const kubeProxyHnsNetwork = defineLint({
  id: 'kube-proxy-hns-network',
  on: 'setup',
  summary: 'kube-proxy is given the name of a network that HNS has',
  remediation:
    'Give kube-proxy the name that the network agent gives to its network; on a node that was not yet ready, list the networks again.',
  decisions: [],

  check({ observations }) {
    const listed = named(observations, 'hns.network.name')
    const types = named(observations, 'hns.network.type')
    // Where nobody lists them, somebody may tell what its name is.
    const isTold = listed.length === 0
    const names = isTold ? toldIn(observations) : listed
    // Rows that were picked, or of more than one node, do not tell what is missing.
    if (types.length > 0 && names.length !== types.length) return []
    const [network, ...others] = names.filter(({ value }, i) =>
      types.length === 0 ? !ofWindows.test(String(value)) : isOfPods(value, types[i]?.value),
    )
    if (!network) return []
    // The environment counts where no name is given.
    const given = [
      ...named(observations, 'kubeProxy.flag.network-name'),
      ...named(observations, 'kubeProxy.config.winkernel.networkName'),
    ].filter(({ value }) => value !== '')
    const ofEnvironment = named(observations, 'kubeProxy.env.KUBE_NETWORK')
    const told = [given, ofEnvironment, named(observations, 'kubeProxy.askedNetwork')].find(
      ({ length }) => length > 0,
    )
    if (!told) return []
    const isThere = (value: unknown) =>
      isOpen.test(String(value)) || names.some((one) => isSame(one.value, value))
    // A script may set one name, and another one for another network.
    if (told.some(({ value }) => isThere(value))) return []
    const plugins = new Set(deciding(observations, 'cni').map(({ value }) => value))
    const [own] = told.filter(({ value }) => plugins.has(ownerOfNetwork(String(value))))
    // The name is the right one, and the network is what is missing.
    if (own) {
      return [
        {
          path: [],
          place: placeOf(network),
          also: [placeOf(own)],
          basis: isTold ? ('unsupported' as const) : ('fails' as const),
          message: `HNS has no network ${String(own.value)}, which the network agent makes and kube-proxy looks for: "Unable to find HNS Network", and no Service gets rules.`,
          remediation:
            'Let the agent make its network first: its log says why it did not; a network of another agent that holds the adapter has to go before.',
          facts: [fact],
        },
      ]
    }
    return told.slice(0, 3).map((one) => ({
      path: [],
      place: placeOf(one),
      also: [placeOf(network)],
      basis: isTold ? ('unsupported' as const) : ('fails' as const),
      ...(others.length === 0 && one.raw !== '' && isPlain.test(network.raw)
        ? { edits: [{ ...placeOf(one), from: one.raw, to: network.raw }] }
        : {}),
      message: `kube-proxy looks for the network ${String(one.value)}; HNS has ${String(network.value)}: "Unable to find HNS Network", and no Service gets rules.`,
      facts: [fact],
    }))
  },
})
