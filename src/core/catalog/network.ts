import { inferred, verified } from './fact.ts'

/** Where NAT networks of Windows take their ranges; 172.28 addresses without a way out were reported. */
export const natPods = inferred('172.16.0.0/12', ['swt#214', 'ms-arch#L33'])

/** Facts on addresses, services and DSR that belong to no single plugin or mode. */
export const network = {
  cidrSyntax: verified('address/prefix', ['go-cidr'], { lasting: true }),
  addressSyntax: verified('four decimal numbers, or IPv6', ['go-cidr'], { lasting: true }),
  /** What keeps a static address when HNS moves it to its switch; one release does without. */
  staticAddress: verified(
    {
      without: 'ltsc2022',
      key: String.raw`HKLM:\SYSTEM\CurrentControlSet\Services\hns\State`,
      name: 'DeviceLessNicDisabled',
    } as const,
    ['github openshift/windows-machine-config-operator/pull/1046', 'wmco-pre'],
    { note: 'said in 2022; Windows Server 2025 is not named' },
  ),
  networkName: verified('^[a-zA-Z0-9][a-zA-Z0-9_.-]*$', ['cni-names#L27-L35', 'cni-names#L50-L57']),
  /** host-local refuses a subnet with host bits, and one smaller than this. */
  hostLocalMask: verified('Network has host bits set', ['hl-range#L45-L46']),
  hostLocalPrefix: verified(30, ['hl-range#L34-L36']),
  hostBitsInException: inferred('refused on Windows Server 2022, taken on 2019', ['hcs#1951']),
  disjointRanges: verified('pods, Services and nodes in ranges apart', [
    'aksdocs-overlay#L74-L80',
    'aksdocs-legacy#L62',
    'ms-drivers#L73-L76',
  ]),
  outsideRanges: verified('ranges of the cluster apart from peered and on-premises ranges', [
    'aksdocs-overlay#L75',
    'aksdocs-overlay#L80',
    'aksdocs-overlay#L92',
  ]),
  nodeSubnet: inferred('the management subnet is the one of the nodes', ['doc002', 'doc004']),
  serviceInVnet: verified('possible on AKS, discouraged', ['aksdocs-legacy#L62']),
  /** kube-apiserver refuses larger Service ranges; gates lift that, in these minors where switched on. */
  servicePrefix: verified({ ipv4: 12, ipv6: 108 }, [
    'apiserver-cidr#L87-L94',
    'apiserver-cidr#L38-L39',
  ]),
  servicePrefixGated: inferred({ from: '1.31', through: '1.33' } as const, [
    'ms-1.33 cmd/kube-apiserver/app/options/validation.go#L52-L58',
  ]),
  servicePrefixNow: verified({ ipv4: 0, ipv6: 64 }, [
    'ms-1.34 cmd/kube-apiserver/app/options/validation.go#L52-L58',
    'ms-1.36 pkg/registry/core/service/ipallocator/ipallocator.go#L89-L91',
  ]),
  aksServicePrefix: verified(12, ['aksdocs-legacy#L26', 'aksdocs-plan#L53']),
  clusterDns: verified('inside the Service range, and neither its first nor its second address', [
    'aksdocs-overlay#L87',
  ]),
  nodePrefix: verified({ ipv4: 24, ipv6: 64 }, ['cidr-set#L55-L61', 'aksdocs-overlay#L69']),
  /** The cluster may be set to another size. */
  usualNodePrefix: inferred('the default size of a pod subnet', [
    'cidr-set#L55-L61',
    'aksdocs-overlay#L69',
  ]),
  podSubnet: inferred('a pod subnet is cut from the pod range', ['cidr-set#L55-L61', 'doc004']),
  nodePrefixDifference: verified(16, ['cidr-set#L55-L61', 'cidr-set#L73-L85']),
  /** Addresses of a pod subnet that no pod gets: network, broadcast, gateway, and the host endpoint or source VIP. */
  keptPerPodSubnet: inferred(4, ['fl-hostgw#L111-L114', 'p-bridge#L79-L82', 'kep-5100#L898']),
  calicoKeepsPerBlock: verified(4, ['c-ipam#L374-L382']),
  calicoBlock: inferred(26, ['c-ipam#L374-L382']),
  maxPodsOnWindows: verified(110, ['aksdocs-overlay#L46', 'aksdocs-overlay#L120'], {
    note: 'what AKS writes',
  }),
  /** Ranges that scripts and engines create on a node by themselves. */
  helperRanges: {
    sdn: verified('192.168.255.0/30', ['sdn-helper#L115']),
    docker: verified('172.16.0.0/16', ['ms-arch#L33']),
  },
  wideException: inferred(8, ['aks#1367', 'ae#1235', 'ae#2080', 'ae#2712', 'sdn#313'], {
    note: 'true only where hosts outside the cluster use the block',
  }),
  /** Right only where every network outside knows the way back to pods. */
  everythingExcepted: inferred('0.0.0.0/0', ['sdn#170']),
  privateBlocks: verified(
    ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16'],
    ['ae#2080', 'ae#2712'],
  ),
  noWayBack: verified('a target in the list sees the pod address and cannot answer', [
    'doc002',
    'doc003',
    'doc004',
    'sdn#313',
  ]),
  /** HNS up to this build keys exceptions by base address alone. */
  sameBase: verified('10.0.17763', ['ab-cni#L123-L132', 'ae#2125']),
  dsr: {
    gate: verified({ name: 'WinDSR', onFrom: '1.33', lockedFrom: '1.34' }, [
      'kep-5100',
      'rn-1.33#L175',
      'rn-1.34#L167',
    ]),
    /** kube-proxy before this minor asks for a newer HNS than Windows Server 2019 has. */
    newerHostsBefore: verified('1.19', ['hcsshim-2020', 'rn-1.19#L436', 'doc004']),
    oldestHost: verified('10.0.17763', ['kep-5100', 'hcs-globals#L42-L46', 'doc003']),
    /** kube-proxy returns an error, where the gate is off and where HNS has no DSR. */
    refused: verified('kube-proxy stops', [
      'ca-1.14 pkg/proxy/winkernel/proxier.go#L535-L542',
      'k20 pkg/proxy/winkernel/proxier.go',
    ]),
    /** The pages leave it out before this minor. */
    documentedFrom: verified('1.20', ['doc002', 'doc004']),
    updateOn2019: {
      release: 'ltsc2019',
      kb: 'KB4551853',
      revision: verified(1217, ['kep-5100#L197', 'kep-5100#L810']),
    },
    /** Pod to pod traffic, from KB5005619 on. */
    l2bridgeOn2022: inferred(
      { release: 'ltsc2022', from: '1.24', through: '1.32', kb: 'KB5005619' },
      ['web-net-a'],
    ),
  },
  rangePerFamily: inferred('one range of each family', ['web-dual', 'doc004']),
  /** What kube-proxy checks of its `clusterCIDR`. */
  kubeProxyRanges: verified('only one CIDR allowed, or a valid DualStack CIDR', [
    'k8s v1.20.0/pkg/proxy/apis/config/validation/validation.go',
    'k8s v1.30.0/pkg/proxy/apis/config/validation/validation.go',
  ]),
  noIpv6Only: verified('IPv6 alone is not possible', ['web-dual', 'doc003', 'doc004']),
  /** First build whose HNS is documented to take another VXLAN port, and the last that cannot. */
  vxlanPortOnHost: verified('10.0.20348', [
    'wmco-pre#L60-L66',
    'wmco-trouble#L25-L27',
    'hcs-globals#L64-L65',
  ]),
  vxlanPortRefused: verified('10.0.17763', ['wmco-trouble#L25-L27']),
  routeNeeded: verified('packets with pod addresses are dropped without routes', [
    'ms-problems',
    'web-net-b',
  ]),
} as const

/** A gateway is reached without another one: it lies in the network of the adapter. */
export const podGateway = inferred('in the network of the adapter', [
  'github containerd/nerdctl/issues/28',
])

/** flanneld makes the network of its nodes with the first address of the subnet as its gateway. */
export const flannelGateway = inferred(
  { cni: 'flannel' } as const,
  [
    'github flannel-io/flannel/blob/0f89b8d589fb698782e76cf5fe1a37c2a429eb17/pkg/backend/hostgw/hostgw_windows.go',
    'github flannel-io/flannel/blob/00014d0926a2b31fc53901d4951c71d69f24f3bf/pkg/backend/vxlan/device_windows.go',
  ],
  {
    note: 'what pods do without it is a conclusion; host-gw makes a network with another gateway or none anew, an overlay of the same subnet is kept as it is',
  },
)
