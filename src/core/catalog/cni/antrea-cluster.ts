import { inferred, verified } from '../fact.ts'

/** What Antrea asks of its settings in a cluster with Windows nodes. */
export const antreaCluster = {
  /** What Services of Windows nodes rest on. */
  proxy: inferred(
    true,
    [
      'github antrea-io/antrea/blob/fc70f2bb7037f398196fd42210d34800cb6aa398/cmd/antrea-agent/options_windows.go#L82',
    ],
    { note: 'read at one commit; other releases were not' },
  ),
  /** Before it the agent takes the adapter of its network by a name that another one may have. */
  adapterByName: inferred({ cni: 'antrea', before: '1.7.0' } as const, [
    'github antrea-io/antrea/issues/3636',
    'github antrea-io/antrea/pull/3641',
    'github antrea-io/antrea/blob/7a793898ff70156736eddd1ebe2b5a93d1222c25/pkg/agent/util/net_windows.go#L388-L408',
  ]),
  /** From here on that proxy serves Windows nodes in the place of kube-proxy. */
  noKubeProxy: verified({ cni: 'antrea', from: '1.13.0' } as const, ['an-doc#L122-L176']),
  /** Before, kube-proxy beside Open vSwitch on the node must be in this mode, for Services at the ports of nodes. */
  proxyMode: verified({ cni: 'antrea', mode: 'userspace' } as const, [
    'github antrea-io/antrea/blob/016adfd683a6497dfa32d2cc45f016f136748daf/docs/design/windows-design.md',
    'get-antrea 8c0854738cd8/docs/windows.md#L154-L164',
  ]),
  /** Settings of the agent that it refuses to start with on Windows, by their names in its file; the switch for IPsec became a mode. */
  refused: verified(
    {
      trafficEncapMode: ['networkPolicyOnly'],
      tunnelType: ['gre'],
      trafficEncryptionMode: ['ipsec', 'wireGuard'],
      enableIPSecTunnel: ['true'],
      ovsDatapathType: ['netdev'],
    } as const,
    [
      'github antrea-io/antrea/blob/a4ca41700515a8c4f4a3312d97d8d6336245c491/cmd/antrea-agent/options_windows.go#L34-L57',
      'github antrea-io/antrea/blob/087489b088783d5cec01d1e049213e300be40ff5/cmd/antrea-agent/options_windows.go#L34-L57',
      'github antrea-io/antrea/blob/fc70f2bb7037f398196fd42210d34800cb6aa398/cmd/antrea-agent/options_windows.go#L36-L69',
    ],
  ),
  /** Feature gates that the agent refuses on Windows in each release that was read; one that it does not know is refused as well. */
  refusedGates: verified(
    [
      'Egress',
      'AntreaIPAM',
      'Multicast',
      'SecondaryNetwork',
      'ServiceExternalIP',
      'IPsecCertAuth',
      'Multicluster',
      'L7NetworkPolicy',
      'LoadBalancerModeDSR',
      'CleanupStaleUDPSvcConntrack',
      'EgressTrafficShaping',
      'EgressSeparateSubnet',
      'NodeNetworkPolicy',
      'BGPPolicy',
      'NodeLatencyMonitor',
      'PacketCapture',
    ],
    [
      'github antrea-io/antrea/blob/a37a34aa4cc931d5f4aa02cf4dc4bd49b1a2fac4/pkg/features/antrea_features.go#L103-L106',
      'github antrea-io/antrea/blob/6507578dbce95808629d1dd62ece34fb0a38c86d/pkg/features/antrea_features.go#L159-L167',
      'github antrea-io/antrea/blob/89d1bfe8acded45230041a144a3a14ea08322f80/pkg/features/antrea_features.go#L291-L320',
      'github antrea-io/antrea/blob/fc70f2bb7037f398196fd42210d34800cb6aa398/pkg/features/antrea_features.go#L320-L344',
    ],
  ),
  /** What nodes send pods of one another in; where they differ neither understands the other. */
  betweenNodes: inferred({ trafficEncapMode: 'encap', tunnelType: 'geneve' } as const, [
    'github antrea-io/antrea/blob/v1.13.3/build/charts/antrea/conf/antrea-agent.conf',
  ]),
  /** Modes without encapsulation, which the agent refused when they were asked for; the release in which that ended was not read. */
  withoutEncapsulation: inferred({ modes: ['noEncap', 'hybrid'], before: '0.12' } as const, [
    'github antrea-io/antrea/issues/1632',
  ]),
} as const
