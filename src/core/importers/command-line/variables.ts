import { network } from '../../catalog/network.ts'
import type { Document } from '../../model/document.ts'
import type { Place } from '../../model/finding.ts'
import type { Observation } from '../../model/observation.ts'
import { decided, kubernetesVersionAt, stated } from '../../model/observe.ts'
import type { DecisionId } from '../../model/scenario.ts'
import { parseCidr } from '../../values/address.ts'
import { cniAt, networkModeAt } from '../names.ts'
import { matches } from '../../text/patterns/may-match.ts'
import { ownValue } from '../../values/own.ts'
import { ofOverlay } from '../../values/overlay-name.ts'

type Read = (raw: string, place: Place) => readonly Observation[]

const script = { weight: 'script' } as const

const text =
  (decision: DecisionId): Read =>
  (raw, place) => [decided(decision, raw, raw, place, script)]

/** Scripts write a wider range than the API server takes where they only need one that holds it. */
const services: Read = (raw, place) => {
  const range = parseCidr(raw)
  const isWide = range?.family === 'ipv4' && range.prefix < network.servicePrefix.value.ipv4
  const more = isWide ? { ...script, inferred: true as const } : script
  return [decided('serviceCIDR', raw, raw, place, more)]
}

/** On a node the name means the range of the cluster or that of the node, which is no larger than this. */
const ofNode = 24
const pods: Read = (raw, place) => {
  const range = parseCidr(raw)
  return range?.family === 'ipv4' && range.prefix >= ofNode
    ? [decided('podCIDR', raw, raw, place, { ...script, inferred: true })]
    : [decided('clusterCIDR', raw, raw, place, script)]
}

/** Without one, Calico is for policies alone, beside another plugin. */
function backend(raw: string, place: Place): readonly Observation[] {
  if (raw === 'none') return [stated('calico.backend', raw, raw, place, script)]
  const cni = decided('cni', 'calico', raw, place, { ...script, inferred: true })
  return /^(?:vxlan|(?:windows-)?bgp)$/i.test(raw)
    ? [cni, ...networkModeAt(raw, place, script)]
    : [cni]
}

/** Where the installer of Calico writes; a variable in it is not told. */
const folder =
  (kind: string): Read =>
  (raw, place) =>
    /^(?:[a-z]:)?[\\/][^$%"']*$/i.test(raw)
      ? [stated(`calico.${kind}`, raw, raw, place, script)]
      : []

/** The machine of the API server, of which a script has the address alone. */
const master: Read = (raw, place) =>
  /^(?:\d{1,3}\.){3}\d{1,3}$/.test(raw)
    ? [stated('controlPlane.address', raw, raw, place, script)]
    : []

const kubernetes: Read = (raw, place) => kubernetesVersionAt(raw, place, script)

/** Variables and parameters of the start scripts that people copy, in lower case without underscores. */
const known: Readonly<Record<string, Read>> = {
  kubednsserviceip: text('clusterDNS'),
  kubednsservice: text('clusterDNS'),
  clusterdns: text('clusterDNS'),
  dnsip: text('clusterDNS'),
  clusterdnsip: text('clusterDNS'),
  dnsserviceip: text('clusterDNS'),
  kubednsip: text('clusterDNS'),
  k8sdnsserviceip: text('clusterDNS'),
  kubeclustercidr: text('clusterCIDR'),
  clustercidr: text('clusterCIDR'),
  podcidr: pods,
  podsubnet: pods,
  podnetworkcidr: text('clusterCIDR'),
  clusterpodcidr: text('clusterCIDR'),
  kubeservicecidr: services,
  servicecidr: services,
  servicesubnet: services,
  serviceipv4cidr: services,
  servicenetworkcidr: services,
  serviceclusteriprange: services,
  managementsubnet: text('managementSubnet'),
  mgmtsubnet: text('managementSubnet'),
  nodesubnet: text('managementSubnet'),
  mastersubnet: (raw, place) => [stated('network.masterSubnet', raw, raw, place, script)],
  vnetcidr: (raw, place) => [stated('network.vnetCidr', raw, raw, place, script)],
  k8smasterip: master,
  kubemasterip: master,
  masterip: master,
  managementip: text('nodeIP'),
  nodeip: text('nodeIP'),
  windowsnodeip: text('nodeIP'),
  interfacename: text('networkAdapter'),
  kubebinariesversion: (raw, place) => [
    stated('script.kubeBinariesVersion', raw, raw, place, script),
    ...kubernetesVersionAt(raw, place, script),
  ],
  kubernetesversion: kubernetes,
  kubeversion: kubernetes,
  k8sversion: kubernetes,
  kubeletversion: kubernetes,
  kubernetesrelease: kubernetes,
  containerdversion: (raw, place) =>
    /^v?\d{1,2}\.\d{1,2}\.\d{1,2}\b/.test(raw)
      ? [
          decided('containerRuntime', 'containerd', raw, place, { ...script, inferred: true }),
          decided('runtimeVersion', raw.replace(/^v/, ''), raw, place, script),
        ]
      : [],
  containerruntime: (raw, place) =>
    /^(?:docker|containerd)$/i.test(raw)
      ? [decided('containerRuntime', raw.toLowerCase(), raw, place, script)]
      : [],
  logdir: text('logDirectory'),
  networkmode: (raw, place) => networkModeAt(raw, place, script),
  networkplugin: (raw, place) => cniAt(raw, place, script),
  // The network that only keeps the switch is none of pods.
  networkname: (raw, place) =>
    /^external$/i.test(raw) ? [] : [decided('hnsNetworkName', raw, raw, place, script)],
  kubenetwork: (raw, place) => [
    stated('kubeProxy.env.KUBE_NETWORK', raw, raw, place, script),
    // kube-proxy takes a pattern as well, which is no name.
    ...(/[*?[\]^$|]/.test(raw) ? [] : [decided('hnsNetworkName', raw, raw, place, script)]),
    ...(ofOverlay.test(raw)
      ? [decided('networkMode', 'overlay', raw, place, { ...script, inferred: true as const })]
      : []),
  ],
  k8sservicecidr: services,
  // The installer of Calico has an address alone where nobody gives ranges.
  kubernetesservicecidrs: (raw, place) => (raw.includes('/') ? services(raw, place) : []),
  dnsnameservers: text('clusterDNS'),
  dnsserverips: text('clusterDNS'),
  dnsclusterip: text('clusterDNS'),
  vxlanvni: (raw, place) =>
    /^\d{1,8}$/.test(raw) ? [decided('vni', Number(raw), raw, place, script)] : [],
  vxlanadapter: (raw, place) => [stated('calico.vxlanAdapter', raw, raw, place, script)],
  cniipamtype: (raw, place) =>
    raw === 'calico-ipam' || raw === 'host-local' ? text('ipam')(raw, place) : [],
  cniconfdir: folder('cniConfDir'),
  cnibindir: folder('cniBinDir'),
  caliconetworkingbackend: backend,
  calicobackend: backend,
  noproxy: (raw, place) => [stated('host.noProxy', raw, raw, place, script)],
  httpsproxy: (raw, place) => [stated('host.proxy', raw, raw, place, script)],
  httpproxy: (raw, place) => [stated('host.proxy', raw, raw, place, script)],
  flanneldkubesubnetmgr: (raw, place) => [
    stated('flanneld.env.FLANNELD_KUBE_SUBNET_MGR', raw, raw, place, script),
  ],
  kubeletfeaturegates: (raw, place) => [stated('kubelet.featureGates', raw, raw, place, script)],
}

/** What a guide or a template has in the place of a value. */
const placeholder = /^<[A-Za-z][\w .-]{1,60}>$/

/** What a variable of a script says; nothing where its name is not known or it has no value. */
export function variableAt(name: string, raw: string, place: Place): readonly Observation[] {
  const key = name.replace(/^env:/, '').replaceAll(/[_-]/g, '').toLowerCase()
  const read = ownValue(known, key)
  if (read && placeholder.test(raw)) {
    // Guides have them as parameters of commands, and templates as defaults that a variable replaces.
    return name.startsWith('env:') ? [stated('script.placeholder', name, raw, place)] : []
  }
  // Calico asks for the node by this name; other scripts name many things so.
  if (/^env:nodename$/i.test(name) && /^[a-z\d][a-z\d.-]{0,62}$/i.test(raw))
    return [decided('nodeName', raw, raw, place, script)]
  // What a template puts in is not told.
  return raw === '' || raw.length > 300 || /\{\{|\$_{3}/.test(raw) ? [] : (read?.(raw, place) ?? [])
}

/**
 * What one says that a script sets for itself. Scripts for any network keep its folders in variables
 * that are named as those of Calico.
 */
export const variableIn = (
  doc: Document,
  name: string,
  raw: string,
  place: Place,
): readonly Observation[] =>
  variableAt(name, raw, place).filter(
    (one) =>
      !one.name.startsWith('calico.cni') || name.startsWith('env:') || matches(doc, /calico/i),
  )
