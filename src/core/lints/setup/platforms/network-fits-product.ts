import { networkOfProduct, networkPattern } from '../../../catalog/cni/file-facts.ts'
import { catalog } from '../../../catalog/catalog.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import type { Observation } from '../../../model/observation.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'
import { ownValue } from '../../../values/own.ts'

const givenAs = [
  'kubeProxy.flag.network-name',
  'kubeProxy.env.KUBE_NETWORK',
  'kubeProxy.config.winkernel.networkName',
]

export const networkFitsProduct = defineLint({
  id: 'network-fits-product',
  on: 'setup',
  summary: 'kube-proxy looks for the network that the plugin of the cluster makes',
  remediation:
    'Read the name with Get-HnsNetwork on the node, and give it to kube-proxy (--network-name, KUBE_NETWORK or winkernel.networkName).',
  decisions: [],

  check({ observations }) {
    const withoutBackend = beside(observations)
    if (withoutBackend.length > 0) return withoutBackend
    const plugins = new Set(deciding(observations, 'cni').map(({ value }) => value))
    const plugin = Object.values(catalog.cni).find(({ id }) => plugins.has(id))
    const own: string | undefined =
      plugin && plugins.size === 1 ? ownValue(networkOfProduct.value, plugin.id) : undefined
    if (!plugin || own === undefined) return []
    // A file of the plugin or a list of networks tells better how it is called here.
    const others = ['cni.networkName', 'hns.network.name'].flatMap((name) =>
      named(observations, name).map(({ value }) => String(value).toLowerCase()),
    )
    return givenAs
      .flatMap((name) => named(observations, name))
      .flatMap((given) => {
        const name = String(given.value)
        // The start scripts take a pattern, and flags a name.
        const stem = name.toLowerCase().replace(/^\^|[.*$]+$/g, '')
        const isOwn = stem === own.toLowerCase()
        if (
          isOwn ||
          !/^\^?[\w.-]+[*$]*$/.test(name) ||
          others.some(
            (one) =>
              one === name.toLowerCase() || (stem !== name.toLowerCase() && one.startsWith(stem)),
          )
        )
          return []
        return [
          {
            path: [],
            place: placeOf(given),
            basis: 'fails' as const,
            message: `kube-proxy looks for the network ${name}; ${plugin.name} calls its own ${own}: where no network ${name} is there, no rule for a Service is written.`,
            facts: [networkOfProduct],
          },
        ]
      })
  },
})

/** Calico for policies alone, which looks for pods in a network that it makes only with a backend. */
const beside = (observations: readonly Observation[]): readonly LintViolation[] => {
  const [backend] = named(observations, 'calico.backend').filter(({ value }) => value === 'none')
  if (!backend) return []
  return named(observations, 'kubeProxy.env.KUBE_NETWORK')
    .filter(({ value }) => /^\^?calico\b/i.test(String(value)))
    .slice(0, 1)
    .map((given) => ({
      path: [],
      place: placeOf(given),
      also: [placeOf(backend)],
      basis: 'fails' as const,
      message: `KUBE_NETWORK is ${given.raw} while CALICO_NETWORKING_BACKEND is none: the pods are in the network of another plugin, so that policies of Calico and its kube-proxy script find none.`,
      remediation:
        'Set KUBE_NETWORK to the network of that plugin: azure.* with Azure CNI, vpc.* with the VPC CNI.',
      facts: [networkPattern],
    }))
}
