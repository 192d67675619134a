import { inferred, verified, type Fact } from '../fact.ts'

/** JSON types of the fields that a plugin reads; another type stops it before it does anything. */
export interface FieldTypes {
  readonly flags?: string
  readonly numbers?: string
  readonly texts?: string
  readonly lists?: string
}

/** Of every file, as the runtime and the plugins read it. */
export const typesOfFile: Fact<FieldTypes> = verified({ texts: 'cniVersion name' }, [
  'cni-conf-1.1.2',
  'cni-conf-1.3.0',
])

const reference = verified(
  {
    flags: 'loopbackDSR ipMasq',
    texts: 'ipMasqNetwork endpointMacPrefix',
  },
  ['p-netconf#L32-L45', 'p-overlay#L41-L45', 'plugins-win-bridge_windows#L37-L41'],
)

const sdn = verified(
  {
    flags:
      'optionalFlags.localRoutedPortMapping optionalFlags.allowAclPortMapping optionalFlags.forceBridgeGateway optionalFlags.enableDualStack optionalFlags.loopbackDSR optionalFlags.gatewayFromAdditionalRoutes',
  },
  ['w-cni'],
)

/** By the name of the binary. */
export const typesOfPlugin: Readonly<Record<string, Fact<FieldTypes>>> = {
  'vpc-bridge': verified(
    {
      texts:
        'eniName eniMACAddress bridgeType bridgeNetNSPath gatewayIPAddress interfaceType serviceCIDR',
      lists: 'eniIPAddresses vpcCIDRs ipAddresses',
    },
    ['aws-netconf#L48-L64'],
  ),
  /** Of ECS, whose nodes have the files of both. */
  'vpc-eni': verified(
    {
      flags: 'opStateDown useExistingNetwork blockInstanceMetadata',
      texts: 'eniName eniMACAddress',
      lists: 'eniIPAddresses gatewayIPAddresses',
    },
    [
      'github aws/amazon-vpc-cni-plugins/blob/be5214353252f8315a1341f4df9ffbd8cf69000c/plugins/vpc-eni/config/netconfig.go',
    ],
  ),
  'win-bridge': reference,
  'win-overlay': reference,
  sdnbridge: sdn,
  sdnoverlay: sdn,
  nat: sdn,
  calico: verified(
    {
      flags:
        'windows_use_single_network windows_loopback_DSR windows_disable_default_deny_all_policy nodename_file_optional include_default_routes',
      numbers:
        'vxlan_vni mtu num_queues qps burst log_file_max_size log_file_max_age log_file_max_count windows_pod_deletion_timestamp_timeout',
      texts: 'mode vxlan_mac_prefix nodename nodename_file datastore_type log_level log_file_path',
    },
    ['c-types#L73-L142'],
  ),
  'azure-vnet': verified(
    {
      flags:
        'multiTenancy enableSnatOnHost enableExactMatchForPodName disableHairpinOnHostInterface disableIPTableLock windowsSettings.enableLoopbackDSR',
      numbers: 'windowsSettings.hnsTimeoutDurationInSeconds',
      texts: 'mode bridge executionMode',
    },
    ['a-netconf#L53-L95'],
  ),
}

/** Of policies; what HNS does with others nobody told. */
export const typesOfPolicies = inferred(
  {
    flags: ['NeedEncap'],
    lists: ['ExceptionList', 'Exceptions'],
    texts: ['DestinationPrefix', 'ProviderAddress'],
  } as const,
  ['hcs-policy#L146-L159', 'hcs-v1'],
)

/** Names of the address plugins of these projects. */
export const ipamTypes = inferred(
  ['host-local', 'azure-vnet-ipam', 'azure-cns', 'calico-ipam', 'dhcp', 'static', 'whereabouts'],
  ['hl-config', 'a-netconf#L43-L51', 'c-types'],
)

export const rangeOfHostLocal = verified('address and prefix', ['hl-config#L66-L71'])

/** host-local wants both ends inside of the subnet, and the end not before the start. */
export const endsOfHostLocal = verified('not in network', ['hl-range'])

/** Programs that are built for Linux alone. */
export const linuxPlugins = verified(
  'bandwidth bridge dhcp dummy firewall host-device ipvlan loopback macvlan portmap ptp tuning vlan vrf'.split(
    ' ',
  ),
  ['p-linux-only'],
)

/** What vpc-bridge reads of its file: one of the names of its interface, and lists of addresses with prefixes. */
export const vpcBridgeFile = verified(
  {
    type: 'vpc-bridge',
    oneOf: ['eniName', 'eniMACAddress'],
    ranges: ['eniIPAddresses', 'ipAddresses', 'vpcCIDRs'],
    keys: (
      'cniVersion capabilities eniName eniMACAddress eniIPAddresses vpcCIDRs bridgeType ' +
      'bridgeNetNSPath ipAddresses gatewayIPAddress interfaceType tapUserID serviceCIDR runtimeConfig'
    ).split(' '),
  },
  ['aws-netconf#L48-L64', 'aws-netconf#L96-L155'],
)

/** Without the capability dns the suffix of pods is that of the file. */
export const suffixOfFile = inferred('pods look short names up below it', [
  'github Azure/acs-engine/pull/2378',
  'doc002',
])

/** Where the file of a plugin says the range of Services, by the name of the binary. */
export const serviceRangeOfFile: Fact<Readonly<Record<string, string>>> = verified(
  { 'vpc-bridge': 'serviceCIDR' },
  ['aws-netconf#L48-L64'],
)
