import { catalog } from '../../../catalog/catalog.ts'
import { defineLint } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'

const settings = [
  'kubeProxy.flag.network-name',
  'kubeProxy.env.KUBE_NETWORK',
  'kubeProxy.config.winkernel.networkName',
]
const { name, kubernetes } = catalog.modes.nat

export const kubeProxyNatNetwork = defineLint({
  id: 'kube-proxy-nat-network',
  on: 'setup',
  summary: 'kube-proxy works on the network of pods, and not on that of Docker',
  remediation:
    'Give kube-proxy the name of the network that the CNI plugin makes: the name in the CNI file, such as cbr0, flannel.4096 or Calico.',
  decisions: [],

  check: ({ observations }) =>
    settings
      .flatMap((one) => named(observations, one))
      .filter(({ value }) => String(value).toLowerCase() === 'nat')
      .slice(0, 1)
      .map((one) => ({
        path: [],
        place: placeOf(one),
        basis: 'unsupported' as const,
        message: `kube-proxy is given the network nat, which Docker or containerd makes for containers of the host alone. ${name} is no network for a cluster.`,
        facts: [kubernetes],
      })),
})
