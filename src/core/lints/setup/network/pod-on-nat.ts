import { catalog } from '../../../catalog/catalog.ts'
import { natFile } from '../../../catalog/nat-file.ts'
import { natPods } from '../../../catalog/network.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import type { Observation } from '../../../model/observation.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'
import { containsAddress, overlaps, parseAddress, parseCidr } from '../../../values/address.ts'
import { acrossLines } from '../../../values/across-lines.ts'

export const podOnNat = defineLint({
  id: 'pod-on-nat',
  on: 'setup',
  summary: 'Pods have addresses of the pod network, not of a NAT network',
  remediation:
    'Delete the CNI file for nat from the folder that the runtime reads, then create the pods again.',
  decisions: [],

  check({ observations }): readonly LintViolation[] {
    return [...byNetwork(observations), ...byAddress(observations)]
  },
})

/** Endpoints of the NAT network alone, where the node has a network for pods. */
function byNetwork(observations: readonly Observation[]): readonly LintViolation[] {
  const endpoints = named(observations, 'endpoint.network')
  const own = named(observations, 'hns.network.name').find(({ value }) => isOfPods(String(value)))
  const [first] = endpoints
  if (!own || !first || endpoints.some(({ value }) => value !== 'nat')) return []
  return [
    {
      path: [],
      place: placeOf(first),
      also: [placeOf(own)],
      basis: 'fails',
      message: `All endpoints of the node are of the network nat and none is of ${String(own.value)}: the runtime takes the CNI file for nat, so that other nodes and Services do not reach these pods.`,
      facts: [natFile],
    },
  ]
}

/** By the name that an agent gives it. */
const isOfPods = (name: string) =>
  /^flannel\.\d+$/.test(name) || agentNetworks.has(name.toLowerCase())

const agentNetworks: ReadonlySet<string> = new Set(
  Object.values(catalog.cni)
    .flatMap(({ modes }) => modes.map(({ hnsNetworkName }) => hnsNetworkName.value.toLowerCase()))
    .filter((name) => name !== 'nat'),
)

function byAddress(observations: readonly Observation[]): readonly LintViolation[] {
  const ofCluster = deciding(observations, 'clusterCIDR')
  // The range of the cluster tells more than networks of the node, of which one is that of NAT.
  const pods = (
    ofCluster.length > 0
      ? ofCluster
      : [...named(observations, 'hns.network.addressPrefix'), ...deciding(observations, 'podCIDR')]
  ).flatMap(({ value }) => parseCidr(String(value)) ?? [])
  const nat = parseCidr(natPods.value)
  const nodes = new Set(deciding(observations, 'nodeIP').map(({ value }) => value))
  // A pod range of that kind tells nothing apart.
  if (!nat || pods.length === 0 || pods.some((one) => overlaps(nat, one))) return []
  const shown = named(observations, 'pod.ip')
  return shown.flatMap((one) => {
    // Pods in the network of their host share its address.
    if (shown.some(({ value, line }) => value === one.value && line !== one.line)) return []
    if (hostAgents.test(one.subject ?? '')) return []
    const address = parseAddress(String(one.value))
    const isNat = address?.family === nat.family && containsAddress(nat, address)
    if (!isNat || nodes.has(one.value)) return []
    return [
      {
        path: [],
        place: placeOf(one),
        basis: 'fails' as const,
        message: `The pod has ${String(one.value)}, an address as NAT networks of Windows have it and outside of the pod range: other nodes and Services do not reach it.`,
        facts: [natPods],
      },
    ]
  })
}

/** Pods that run in the network of their host, by the names that their manifests give them. */
const hostAgents = new RegExp(
  acrossLines`
    ^pod (?:
      kube-(?:flannel|proxy|apiserver|controller-manager|scheduler)
      |etcd|calico-node|antrea-agent|azure-|cloud-node-manager|csi-|[\w-]{0,40}-csi-
      |[\w-]{0,40}exporter|hpc-
    )
  `,
)
