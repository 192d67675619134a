import { inferred, unknown, verified } from '../fact.ts'

/** What loaders and plugins make of a CNI file, read in their code. */
export const cniFile = {
  strictJson: verified(
    'no comment, no comma before a closing bracket, no no-break space, no byte order mark',
    ['cni-conf-1.1.2', 'wcn-flannel-l2bridge', 'guide-1.16', 'guide-1.22', 'ab-cni#L288'],
  ),
  /** A `.conf` holds one plugin, a `.conflist` a list of them under keys in lower case. */
  listKeys: verified(
    ['name', 'plugins', 'cniVersion'],
    ['cni-conf-1.1.2', 'cni-conf-1.2.3', 'cni-conf-1.3.0'],
  ),
  types: verified('values are not converted', ['p-netconf#L32-L45', 'cni-caps#L60-L71']),
  /** What containerd can fill in; `ipRanges` is known but never set. */
  capabilities: verified(
    [
      'portMappings',
      'dns',
      'bandwidth',
      'ipRanges',
      'cgroupPath',
      'io.kubernetes.cri.pod-annotations',
    ],
    ['ctrd-sandbox_run#L531-L562', 'windows-machine-config-operator#1522', 'wcn-l2bridge'],
  ),
  capabilitiesAtTop: verified('not in the delegate', ['f-main#L304-L306']),
  placeholder: verified('nothing fills it in', ['ctrd#5729', 'swt-flannel-031']),
  emptyValue: inferred('scripts fill it in', ['ctrd#5729', 'swt-flannel-031']),
  notAPlugin: verified(
    ['wincni', 'l2bridge', 'l2tunnel', 'overlay'],
    ['wcn-l2bridge', 'wcn-l2tunnel', 'w-readme'],
  ),
  unheard: inferred('no binary of the projects has this name', [
    'wcn-l2bridge',
    'wcn-l2tunnel',
    'w-readme',
  ]),
  misspelt: verified('unknown keys are ignored without a message', [
    'cni-win-overlay',
    'wcn-nat-example',
  ]),
  positional: verified('arguments of the start script moved by one', ['sdn#238']),
} as const

/** What the operator of OpenShift writes on its nodes: keys in lower case, and exceptionList. */
export const operatorFile = verified({ network: 'OVNKubernetesHybridOverlayNetwork' } as const, [
  'wmco-tree pkg/nodeconfig/payload/payload.go#L149-L199',
  'wmco-tree pkg/windows/windows.go#L128',
])

/** In which form each plugin takes its policies. */
export const cniPolicies = {
  hcnArgs: verified({ from: '0.8.0', through: '0.9.1' }, ['plugins#1229', 'p-netconf086#L36']),
  hcnArgsUnread: inferred('ignored from 1.0.0 on', ['plugins#1229']),
  flatInHcn: verified('HCN reads Settings alone', ['p-netconf#L85-L116', 'w-ep#L207-L216']),
  settingsInHns: inferred('HNS v1 reads the fields beside Type', ['p-netconf#L85-L116', 'hcs-v1']),
  exceptions: verified('Exceptions', ['ccp#1067', 'cnode#954', 'ms-hcn#L2003-L2011']),
  /** Beside Type, the form of HNS v1. */
  exceptionList: inferred('ExceptionList', ['hcs-v1', 'c-pol#L74', 'a-policy#L360-L384']),
  exactType: inferred('Type', ['p-netconf#L213-L260', 'p-netconf#L277-L316'], {
    note: 'releases before 1.0.0 take any case',
  }),
  typeInCalico: verified('Type', ['c-pol#L65']),
  listOfReference: verified('policies', ['p-netconf#L32-L45']),
  listOfSdn: verified('AdditionalArgs', ['w-cni#L87-L97']),
  flatInAzure: verified('flat, ROUTE', [
    'a-policy#L121-L138',
    'a-policy#L354-L357',
    'a-policy#L534-L536',
  ]),
  flatInCalico: verified('flat', ['c-pol#L74']),
  name: verified('EndpointPolicy', [
    'p-netconf#L85-L116',
    'a-policy#L79',
    'a-policy#L515',
    'w-ep#L210',
  ]),
  routeTypes: verified({ hcn: 'SDNRoute', hns: 'ROUTE' }, ['hcs-policy#L13-L29', 'hcs-v1#L7-L21']),
  /** Types of endpoints and networks, of HCN and of HNS v1. */
  types: verified(
    `ACL AutomaticDNS DrMacAddress ELB EncapOverhead HostRoute InterfaceConstraint Iov Isolation
    L2Driver L4Proxy L4WFPPROXY LayerConstraint NAT NetAdapterName NetworkACL OutBoundNAT PA
    PortMapping PortName ProviderAddress PROXY QOS RemoteSubnetRoute ROUTE SDNRoute SetPolicy
    SourceMacAddress TierAcl VLAN VNET VSID VSwitchExtension VxlanPort`.split(/\s+/),
    ['hcs-policy#L13-L56', 'hcs-v1#L7-L21'],
  ),
  valueIsObject: verified('an object', ['w-ep#L212']),
  providerAddress: inferred('sdnoverlay adds none itself', ['swt#112', 'swt-start#L24-L26']),
  providerAddressOfNode: inferred('the address of the node', ['swt#112', 'swt-start#L24-L26']),
  noOutBoundNat: inferred('pods keep their addresses on the way out', ['ab-cni#L59-L75']),
} as const

export const cniEndpoints = {
  /** Containers of containerd have HCN namespaces, which HNS v1 endpoints cannot join. */
  apiVersion: verified(2, ['k8s#94924', 'hcs#1698', 'plugins#713']),
  apiVersionUnread: unknown('win-overlay before 1.2.0 ignores apiVersion', ['plugins#725']),
  overlayIpam: verified('an address plugin', ['p-overlay#L178-L190']),
  overlayIpamOnHcn: inferred('HNS is asked without an address', ['p-overlay#L60-L85']),
  macPrefix: verified('0E-2A', ['p-overlay#L95']),
  delegate: verified(['name', 'ipam'], ['f-main#L293-L301', 'f-win#L36-L38']),
  /** What Flannel reads of its own entry and does not hand over. */
  besideDelegate: verified(
    'policies AdditionalArgs HcnPolicyArgs apiVersion optionalFlags endpointMacPrefix loopbackDSR'.split(
      ' ',
    ),
    ['f-main#L51-L60', 'f-win'],
  ),
  bridgeGateway: verified('forceBridgeGateway', ['wcn#40', 'swt#112']),
  /** The first route of `ipam` tells the gateway of its subnet; what HNS makes of one outside is not read. */
  gatewayOfRoute: inferred('ipam.routes[0].GW', ['w-cni']),
  subnet: verified('an IPv4 range', ['w-cni#L238-L241']),
  rangeStart: verified('.3', ['sdn#333', 'k8s#74836']),
  /** Windows Server 2019 has what the key asks for from this update on. */
  loopbackDsr: inferred({ build: 17763, revision: 1432 } as const, [
    'github containernetworking/plugins/pull/613',
  ]),
  azureDns: verified('Nameservers and Search, or none of them', ['a-dns#L148', 'a-dns#L169']),
  dnsCapability: inferred('containerd hands the DNS of the pod to plugins that ask for it', [
    'p-netconf#L119-L128',
  ]),
  nameServer: inferred('a Service address', ['wcn-dual-stack']),
  /** Where these releases of sdnbridge, sdnoverlay and nat take the type of a network from that they make. */
  networkType: verified(
    { fromName: ['0.2.0', '0.2.1', '0.3.0'], fromType: ['0.2.2', '0.3.1'] } as const,
    ['wcn#57', 'wcn#63', 'wcn-0.2.0#L237', 'wcn-0.3.1#L255'],
  ),
  servicesExcepted: verified('Flannel and Calico list the range of Services', [
    'c-tpl',
    'ctrd#5729',
  ]),
  hostPorts: verified('the capability portMappings', ['ms-problems']),
  hostPortsOverlay: verified('win-overlay never applies them', ['p-overlay']),
  hostPortsHns: inferred('NAT of HNS v1 on L2Bridge is reported to have no effect', ['wcont#360']),
  /** The network that the file names has to be there; Flannel makes it, under the name of its backend. */
  sameNetworkName: verified('one name in the CNI file, net-conf.json and KUBE_NETWORK', ['vd#759']),
  /** The scripts of Microsoft write it on the Windows node, with a name, beside the ConfigMap for Linux. */
  ownNetConf: verified(String.raw`C:\etc\kube-flannel\net-conf.json`, [
    'sdn-install',
    'sdn-helper',
  ]),
  /** kube-proxy looks its network up by that name, and finds none under another. */
  proxyNetworkName: verified('the name that the network agent gave to the network', [
    'k8s#79515',
    'vd#759',
  ]),
  /** Types of HNS networks that each plugin takes; any other is “of unexpected type”. */
  networkOfPlugin: verified(
    { 'win-bridge': ['l2bridge', 'l2tunnel'], 'win-overlay': ['overlay'] } as const,
    ['plugins-win-bridge_windows#L107', 'plugins-win-overlay_windows#L116'],
  ),
  /** Who makes endpoints for an agent, and the networks that the guides give it. */
  networkToldOfPlugin: inferred(
    {
      'win-bridge': ['l2bridge', 'l2tunnel'],
      sdnbridge: ['l2bridge', 'l2tunnel'],
      'win-overlay': ['overlay'],
      sdnoverlay: ['overlay'],
    } as const,
    ['plugins-win-bridge_windows#L107', 'plugins-win-overlay_windows#L116', 'w-cni', 'kep-5100'],
  ),
  networkMade: inferred('only some releases make the network, and of a type that HNS knows', [
    'wcn#57',
    'wcn#63',
  ]),
  natOnTransparent: verified('HCN_E_ENDPOINT_ATTACHMENT_NOT_SUPPORTED', ['acn#4420']),
  samePrefix: inferred('the network of HNS has the subnet that pods get addresses of', ['swt#181']),
  secondOutBoundNat: inferred('win-bridge compares the text, and adds a policy of its own', [
    'p-netconf#L213-L260',
  ]),
  serviceRoute: inferred('ROUTE or SDNRoute to the range of Services, with NeedEncap', [
    'wbs080',
    'sdn-flannel-overlay',
    'swt-start#L25',
  ]),
  calicoRoutes: verified({ containerd: 'SDNROUTE', docker: 'ROUTE' }, ['c-psm1#L148-L153']),
  nodesExcepted: inferred('the subnet of the nodes, or the addresses of the nodes', [
    'sdn-helper#L420-L446',
  ]),
  /** Whether it was a pod that tried, the input need not say. */
  noWayBack: inferred('a target in the list sees the pod address and cannot answer', [
    'doc002',
    'doc004',
    'sdn#313',
  ]),
  nodesNotExcepted: inferred('on overlay packets to the nodes are translated', ['sdn#313']),
  directories: verified('the folder that the runtime reads', [
    'windows-container-networking#70',
    'ctrd#6305',
    'tigera-api#L1242-L1262',
  ]),
  /** Of CNI files, where no setting is told. */
  usualFolders: inferred(
    [String.raw`C:\etc\cni\net.d`, String.raw`C:\Program Files\containerd\cni\conf`],
    ['containerd-cfg', 'swt-start'],
  ),
  /** Of plugins. */
  usualPrograms: inferred(
    [String.raw`C:\opt\cni\bin`, String.raw`C:\Program Files\containerd\cni\bin`],
    ['containerd-cfg', 'swt-start'],
  ),
  flagOfDocker: inferred('containerd goes by its own setting', [
    'windows-container-networking#70',
    'ctrd#6305',
  ]),
  /** Flannel takes it from subnet.env when it makes the file of its delegate. */
  flannelSubnet: verified('an IPv4 range', ['f-win#L42-L43']),
  /** Network address and gateway, which HNS gives to nobody. */
  reservedForSourceVip: inferred('the first two addresses of the pod subnet', [
    'swt#71',
    'virtualization-documentation-hcnhresult',
  ]),
  /** A rejoined node may get another subnet, and the saved address stays that of the old one. */
  sourceVipOfNode: verified('an address of the pod subnet of the node', [
    'guide-1.16',
    'guide-1.22',
    'ms-problems',
  ]),
  /** With host-gw its endpoint of the host brings one; the metric of the routes decides between them. */
  secondGateway: verified('cbr0_ep has a default gateway of its own', ['flannel#1763']),
  searchOfFile: inferred('the search list of the file, the same for pods of all namespaces', [
    'github flannel-io/flannel/issues/1091',
  ]),
  oneDefaultRoute: inferred('default routes of several adapters with the same metric', [
    'github rancher/windows/issues/121',
  ]),
  snatOnEks: verified('the addresses without SNAT are told to the start script of the node', [
    'vpc-cni#1184',
    'karpenter-aws#4747',
  ]),
  /** Files that nerdctl makes for its own networks have it, and no pod uses them. */
  ofNerdctl: inferred('nerdctlID', ['github containerd/nerdctl/issues/28']),
  /** How names of the file begin that older copies of the script for containerd leave. */
  natFiles: verified(['0-containerd-nat'], ['swt#128', 'swt#214']),
  firstFile: inferred('the first by name', ['go-cni-opts#L212-L272', 'swt#214', 'swt#128']),
  /** Files with other ends of their names are passed by. */
  fileEnds: inferred(['.conf', '.conflist', '.json'], ['go-cni-opts#L212-L272']),
} as const

/** Agents make a network of this name only to keep the adapter bound while they work. */
const keeper = verified('External', [
  'get-calico 413e6f5593a8/node/windows-packaging/CalicoWindows/node/node-service.ps1#L116-L128',
])
export const keeperNetwork = keeper.value

/** The network that each product's own files and start scripts make, and give to kube-proxy. */
export const networkOfProduct = inferred({ calico: 'Calico', 'azure-vnet': 'azure' }, [
  'c-tpl',
  'swt-calico-proxy#L76-L90',
  'a-netconf#L56',
  'aks-cni-default',
])

/** What KUBE_NETWORK of the scripts of Calico has to match; its default is right for Calico as the plugin alone. */
export const networkPattern = verified('the HNS networks that pods use', [
  'github projectcalico/calico/blob/87c15906f20c4ca1fda55af92295e7678b0cc0b2/node/windows-packaging/CalicoWindows/config.ps1#L22-L30',
  'github projectcalico/calico/blob/87c15906f20c4ca1fda55af92295e7678b0cc0b2/node/windows-packaging/install-calico-windows.ps1#L474',
])

/** Plugins that hand each node the podCIDR of its Node object. */
export const rangeOfNodeObject = {
  flannel: verified(true, ['flannel-kube#L378']),
  antrea: verified(true, [
    'github antrea-io/antrea/blob/05381b1be227c15fd06b09df6c73f61075ef1a53/pkg/agent/agent.go',
  ]),
}
