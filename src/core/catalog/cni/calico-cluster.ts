import { inferred, verified } from '../fact.ts'

/** What Calico asks of the whole cluster before it takes Windows nodes. */
export const calicoCluster = {
  /** The data plane by which an Installation says that there are Windows nodes. */
  dataplane: verified('HNS', ['tigera-validation', 'tigera-win-operator']),
  serviceRange: verified('the operator refuses an Installation without the range of Services', [
    'tigera-validation',
  ]),
  /** How the operator is told where the API server is, since Windows nodes do not reach its Service at first. */
  endpoint: verified(
    {
      name: 'kubernetes-services-endpoint',
      keys: ['KUBERNETES_SERVICE_HOST', 'KUBERNETES_SERVICE_PORT'],
    },
    ['tigera-validation#L405-L424', 'tigera-win-operator#L9-L196'],
  ),
  /** Where the operator looks for it. */
  endpointNamespace: verified('tigera-operator', ['tigera-win-operator#L9-L196']),
  encapsulations: verified(['VXLAN', 'None'], ['tigera-validation', 'tigera-win-needs']),
  poolModes: verified('no IPIP and no cross-subnet encapsulation', [
    'tigera-win-needs',
    'calico-limits',
  ]),
  /** Platforms whose own plugin is the network where an Installation names none, so that Calico is for policies alone. */
  otherPlugin: verified(
    ['AKS', 'EKS', 'GKE'],
    [
      'github tigera/operator/blob/00338ee835e8f4143ac70b6e75c8ec93c11b79ca/pkg/controller/installation/core_controller.go',
    ],
  ),
  /** With VXLAN; without encapsulation it is what carries the routes. */
  bgp: verified('Disabled', ['tigera-win-operator#L23-L29', 'tigera-win-needs#L41']),
  strictAffinity: verified(true, ['tigera-win-needs']),
  /** What fields of `calicoNetwork` of an Installation may hold, letter for letter. */
  values: verified(
    {
      windowsDataplane: ['HNS', 'Disabled'],
      bgp: ['Enabled', 'Disabled'],
      hostPorts: ['Enabled', 'Disabled'],
      containerIPForwarding: ['Enabled', 'Disabled'],
      'ipPools.*.encapsulation': ['IPIPCrossSubnet', 'IPIP', 'VXLAN', 'VXLANCrossSubnet', 'None'],
      'ipPools.*.natOutgoing': ['Enabled', 'Disabled'],
    },
    ['tigera-api'],
  ),
  natOutgoing: inferred('no OutBoundNAT for pods where it is off', ['c-pol#L67-L128'], {
    note: 'what leaves a VXLAN pool untranslated finds no way back, unless somebody made routes',
  }),
  wireguard: verified('no WireGuard', ['calico-limits']),
  /** Where Linux nodes have it, nothing says what becomes of traffic with Windows nodes. */
  ebpf: inferred('a feature of Linux', ['calico-limits']),
  /** Felix says so where it is on for all nodes. */
  felixWithoutBpf: inferred('BPF dataplane is not supported on Windows', [
    'github projectcalico/calico/blob/87c15906f20c4ca1fda55af92295e7678b0cc0b2/felix/dataplane/driver_windows.go',
  ]),
} as const
