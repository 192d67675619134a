import { networkOfProduct } from '../../catalog/cni/file-facts.ts'
import { catalog } from '../../catalog/catalog.ts'
import { defineLint } from '../../model/lint.ts'
import { placeOf } from '../../model/observe.ts'
import { deciding, named } from '../../model/observed.ts'
import { ownValue } from '../../values/own.ts'

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
        const isOwn = name.toLowerCase().replace(/[.*]+$/, '') === own.toLowerCase()
        if (isOwn || !/^[\w.-]+$/.test(name) || others.includes(name.toLowerCase())) return []
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
