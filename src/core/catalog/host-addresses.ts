import { inferred, verified } from './fact.ts'

/** Addresses that adapters of the host have. */
export const hostAddresses = {
  /** Where no DHCP server answers; the network of the agent then has none either. */
  automatic: inferred('169.254.', ['swt#89', 'docs-troubleshoot.mdx']),
  /** HNS keeps the address that the adapter had when the network was made; plugins look for that one. */
  keptByNetwork: inferred('ManagementIP', ['swt#89', 'docs-troubleshoot.mdx']),
  /** Another address of the adapter, as that of a load balancer, which the network then takes for its own. */
  takenByNetwork: inferred('new pods have no connectivity', [
    'github kubernetes/kubernetes/issues/75561',
    'swt#89',
  ]),
  /** What the kubelet says where no adapter has the address of `--node-ip`. */
  kubeletFindsNone: verified("not found in the host's network interfaces", [
    'k8s 00b88c14b077ac9c239c62d6e5e23d9e1a5e5160/pkg/kubelet/kubelet_node_status.go',
  ]),
  /** What the scripts of Microsoft print where no adapter has the name of `InterfaceName`. */
  scriptFindsNone: verified('Failed to find a suitable network adapter', ['sdn-helper#L335-L338']),
  /** What flanneld prints where no adapter has the address or the name of `--iface`. */
  flanneldFindsNone: verified('Failed to find interface to use', ['swt#40', 'flannel-main#L367']),
  /** Agents take the first adapter, which on virtual machines may have one address everywhere. */
  oneAddressPerNode: inferred('each node has an address that no other has', [
    'kubeadm-troubleshooting',
  ]),
  /** A Node is found by its name: two kubelets of one name write the same object. */
  oneNamePerNode: inferred('each node has a name that no other has', [
    'github kubernetes/kubernetes/issues/79779',
    'github kubernetes/kubeadm/issues/31',
  ]),
} as const

/** What is held against lists of exceptions that customers sent, and against no plan. */
export const sentExceptions = {
  onePolicyPerFamily: verified('one exception list per address family', ['ab#3049']),
  emptyAzureList: verified('OutBoundNAT policy not set', ['a-policy#L360-L384']),
} as const
