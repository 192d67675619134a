import { askedApiServerIn } from './asked-api-server.ts'
import { askedNetworkIn } from './asked-network.ts'
import { askedSandboxIn } from './asked-sandbox.ts'
import { calicoConfdAbsentIn } from './calico-confd-absent.ts'
import { calicoEndpointAbsentIn } from './calico-endpoint-absent.ts'
import { calicoPoolEnvIn, calicoAgentEnvIn } from './calico-pool-env.ts'
import { calicoPoolsIn } from './calico-pools.ts'
import { calicoScriptsIn } from './calico-scripts.ts'
import { clusterDnsMissedIn } from './cluster-dns-missed.ts'
import { corednsForwardsIn } from './coredns-forwards.ts'
import { corednsZonesIn } from './coredns-zones.ts'
import { dynamicPortsIn } from './dynamic-ports.ts'
import { editedByYqIn } from './edited-by-yq.ts'
import { firewallRulesIn } from './firewall-rules.ts'
import { flannelMarksIn } from './flannel-marks.ts'
import { installedNetworksIn } from './installed-networks.ts'
import { kubeDnsServersIn } from './kube-dns-servers.ts'
import { kubeOvnSettingsIn } from './kube-ovn-settings.ts'
import { lookupsIn, onlyInsideIn } from './lookups.ts'
import { missesIn } from './misses.ts'
import { mtuIn, pingSizesIn } from './mtu.ts'
import { networkMarksIn } from './network-marks.ts'
import { networkNameElsewhereIn, nodeNameElsewhereIn } from './network-name.ts'
import { nodeRangesOffIn } from './node-ranges-off.ts'
import { outsideHostsIn } from './outside-hosts.ts'
import { portsOfSystemIn } from './ports-of-system.ts'
import { vmAdaptersIn } from './vm-adapters.ts'
import { windowsIpamOnIn, windowsIpamPartIn } from './windows-ipam-part.ts'
import type { MarkReader } from '../mark-reader.ts'

/** What any text may name of the network of a cluster and its nodes. */
export const networkMarks: readonly MarkReader[] = [
  flannelMarksIn,
  networkMarksIn,
  askedApiServerIn,
  askedNetworkIn,
  askedSandboxIn,
  calicoConfdAbsentIn,
  calicoEndpointAbsentIn,
  calicoPoolsIn,
  calicoScriptsIn,
  calicoPoolEnvIn,
  calicoAgentEnvIn,
  editedByYqIn,
  installedNetworksIn,
  firewallRulesIn,
  dynamicPortsIn,
  portsOfSystemIn,
  nodeRangesOffIn,
  mtuIn,
  networkNameElsewhereIn,
  nodeNameElsewhereIn,
  outsideHostsIn,
  pingSizesIn,
  kubeDnsServersIn,
  kubeOvnSettingsIn,
  lookupsIn,
  onlyInsideIn,
  missesIn,
  corednsZonesIn,
  corednsForwardsIn,
  clusterDnsMissedIn,
  windowsIpamOnIn,
  windowsIpamPartIn,
  vmAdaptersIn,
]
