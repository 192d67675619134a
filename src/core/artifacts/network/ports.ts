import { catalog } from '../../catalog/catalog.ts'
import type { SourceRef } from '../../catalog/fact.ts'
import type { CniPort } from '../../catalog/cni/define.ts'
import { nodePorts } from '../../catalog/node-ports.ts'
import { aksPool } from '../../catalog/platforms/pools/aks.ts'
import { nodeMaker } from '../../derived/node-maker.ts'
import { isManaged } from '../../model/managed-plan.ts'
import { parts } from '../cni/cni-parts.ts'
import type { DecisionId, Scenario } from '../../model/scenario.ts'

export const portDecisions = [
  'apiServerEndpoint',
  'cni',
  'networkMode',
  'vxlanPort',
  'clusterCIDR',
  'nodeIP',
  'managementSubnet',
  'serviceType',
  'image',
  'httpProxy',
  'httpsProxy',
  'joinMethod',
  'platform',
] as const satisfies readonly DecisionId[]

export type PortInput = Pick<Scenario, (typeof portDecisions)[number]>

/** One firewall rule, as a network team reads it; seen from the Windows node. */
export interface PortRow {
  readonly direction: 'in' | 'out' | 'in and out'
  readonly protocol: 'TCP' | 'UDP' | 'any'
  readonly port: string
  /** Who is at the other end. */
  readonly peer: string
  readonly purpose: string
  readonly decisions: readonly DecisionId[]
  readonly sources: readonly SourceRef[]
}

/** Every flow that firewalls around the node must let through. */
export function portRows(scenario: PortInput): readonly PortRow[] {
  return [
    ...controlPlaneRows(scenario),
    ...serviceRows(scenario),
    ...cniRows(scenario),
    ...podRows(scenario),
    ...downloadRows(scenario),
    ...platformRows(scenario),
  ]
}

/** What the platform’s own parts on the node fetch. */
function platformRows({ platform, joinMethod }: PortInput): readonly PortRow[] {
  if (platform !== 'aks' || !isManaged({ joinMethod })) return []
  const { egress } = aksPool
  return [
    {
      direction: 'out',
      protocol: 'TCP',
      port: String(nodePorts.https.value),
      peer: egress.value.join(', '),
      purpose: 'AKS: what Windows nodes fetch; the documentation lists more',
      decisions: ['platform'],
      sources: egress.sources,
    },
  ]
}

function controlPlaneRows(scenario: PortInput): readonly PortRow[] {
  const { value: endpoint, text } = scenario.apiServerEndpoint
  const isOurs = nodeMaker(scenario) === 'scripts'
  return [
    {
      direction: 'out',
      protocol: 'TCP',
      port: isOurs ? String(endpoint?.port ?? nodePorts.apiServer.value) : 'that of the cluster',
      peer: isOurs ? `API server ${endpoint?.host ?? text}` : 'API server',
      purpose: 'Kubernetes API for kubelet, kube-proxy and the network agent',
      decisions: ['apiServerEndpoint'],
      sources: nodePorts.apiServer.sources,
    },
    {
      direction: 'in',
      protocol: 'TCP',
      port: String(nodePorts.kubelet.value),
      peer: 'Control plane',
      purpose: 'kubelet API: logs, exec, metrics',
      decisions: [],
      sources: nodePorts.kubelet.sources,
    },
  ]
}

function serviceRows({ serviceType }: PortInput): readonly PortRow[] {
  if (serviceType !== 'NodePort' && serviceType !== 'LoadBalancer') return []
  return [
    {
      direction: 'in',
      protocol: 'TCP',
      port: nodePorts.nodePort.value,
      peer:
        serviceType === 'LoadBalancer' ? 'Load balancer and all nodes' : 'Clients and all nodes',
      purpose: 'Services of type NodePort, default range',
      decisions: ['serviceType'],
      sources: nodePorts.nodePort.sources,
    },
  ]
}

function cniRows({ cni, networkMode, vxlanPort }: PortInput): readonly PortRow[] {
  const { ports, name } = catalog.cni[cni]
  return ports.value
    .filter(
      ({ modes, insteadOf }: CniPort) =>
        (modes === undefined || modes.includes(networkMode)) && insteadOf === undefined,
    )
    .map(({ protocol, port, peer, purpose }) => ({
      direction: peer === 'all nodes' ? 'in and out' : 'out',
      protocol,
      port: String(port === 'vxlanPort' ? vxlanPort : port),
      peer: peer === 'all nodes' ? 'All nodes' : peer === 'Typha' ? 'Typha' : 'Control plane',
      purpose: `${name}: ${purpose}`,
      decisions: ['cni', ...(port === 'vxlanPort' ? (['vxlanPort'] as const) : [])],
      sources: ports.sources,
    }))
}

/** Where nothing wraps them, packets cross the network with pod addresses. */
function podRows(scenario: PortInput): readonly PortRow[] {
  const { encapsulation, packets, kubernetes } = catalog.modes[scenario.networkMode]
  if (encapsulation.value !== null || !kubernetes.value) return []
  return [
    {
      direction: 'in and out',
      protocol: 'any',
      port: 'any',
      peer: `Pod range ${parts(scenario.clusterCIDR.text).join(' and ')} on all nodes`,
      purpose: 'Pods of different nodes talk with their own addresses',
      decisions: ['networkMode', 'clusterCIDR'],
      sources: packets.sources,
    },
  ]
}

function downloadRows(scenario: PortInput): readonly PortRow[] {
  const { image, httpProxy, httpsProxy } = scenario
  const isOurs = nodeMaker(scenario) === 'scripts'
  const proxy = httpsProxy === '' ? httpProxy : httpsProxy
  const purpose = `Container images${isOurs ? ', and the downloads of the scripts' : ''}`
  if (proxy !== '') {
    const { host, port } = hostAndPort(proxy.replace(/^[a-z]+:\/\//i, '').replace(/\/.*$/s, ''))
    return [
      {
        direction: 'out',
        protocol: 'TCP',
        port: port ?? 'the proxy’s',
        peer: `Proxy ${host}`,
        purpose,
        decisions: ['httpProxy', 'httpsProxy'],
        sources: nodePorts.https.sources,
      },
    ]
  }
  const [first = ''] = image.split('/')
  const registry = image.includes('/') && /[.:]/.test(first) ? first : 'docker.io'
  const { host, port } = hostAndPort(registry)
  return [
    {
      direction: 'out',
      protocol: 'TCP',
      port: port ?? String(nodePorts.https.value),
      peer: `Registry ${host}${isOurs ? ' and the download sites of the scripts' : ''}`,
      purpose,
      decisions: ['image'],
      sources: nodePorts.https.sources,
    },
  ]
}

/** The secret part of an address, if somebody typed one, is not repeated. */
function hostAndPort(text: string): { readonly host: string; readonly port: string | undefined } {
  const address = text.slice(text.lastIndexOf('@') + 1)
  const match = /^(.*):(\d{1,5})$/s.exec(address)
  return match ? { host: match[1] ?? '', port: match[2] } : { host: address, port: undefined }
}
