import { decisionIds, decisionOf, type DecisionId, type TopicId } from '../../core/plan.ts'

export interface Section {
  readonly title: string
  readonly decisions: readonly DecisionId[]
}

/** Long steps under headings; decisions that no heading names stand first, so none is ever missing. */
const headings: Partial<Record<TopicId, readonly Section[]>> = {
  network: [
    { title: 'Mode and plugin', decisions: ['networkMode', 'cni', 'ipam', 'cniRelease'] },
    {
      title: 'Details of the network',
      decisions: ['hnsNetworkName', 'vni', 'vxlanPort', 'sourceVip', 'directServerReturn'],
    },
  ],
  addresses: [
    {
      title: 'Cluster',
      decisions: [
        'clusterCIDR',
        'podCIDR',
        'serviceCIDR',
        'clusterDNS',
        'clusterDomain',
        'ipFamily',
        'apiServerEndpoint',
      ],
    },
    {
      title: 'Node',
      decisions: ['managementSubnet', 'nodeIP', 'networkAdapter', 'virtualNetworks'],
    },
    { title: 'What pods reach directly', decisions: ['extraExceptions', 'externalTargets'] },
  ],
  workload: [
    {
      title: 'Pods',
      decisions: [
        'workloadKind',
        'workloadName',
        'namespace',
        'image',
        'imageRelease',
        'replicas',
        'containerPort',
      ],
    },
    {
      title: 'Service',
      decisions: [
        'serviceType',
        'servicePort',
        'externalTrafficPolicy',
        'sessionAffinity',
        'sessionAffinityTimeout',
        'preserveDestination',
      ],
    },
    {
      title: 'CPU and memory',
      decisions: ['cpuRequest', 'cpuLimit', 'memoryRequest', 'memoryLimit'],
    },
    { title: 'Probes', decisions: ['readinessProbe', 'livenessProbe'] },
    {
      title: 'Identity, storage and logs',
      decisions: [
        'runAsUserName',
        'gmsaCredentialSpec',
        'volumes',
        'useRuntimeClass',
        'logMonitor',
      ],
    },
  ],
  node: [
    {
      title: 'Capacity',
      decisions: [
        'cpuCores',
        'memoryGiB',
        'maxPods',
        'kubeReserved',
        'systemReserved',
        'windowsPriorityClass',
      ],
    },
    {
      title: 'Services and directories',
      decisions: ['serviceManager', 'installDirectory', 'logDirectory'],
    },
    { title: 'Labels and taint', decisions: ['nodeTaint', 'nodeLabels'] },
    { title: 'Proxy', decisions: ['httpProxy', 'httpsProxy', 'noProxy'] },
    { title: 'Feature gates', decisions: ['featureGates', 'accepted'] },
  ],
}

/** The decisions of a step in the order in which they are asked. */
export function sectionsOf(topic: TopicId): readonly Section[] {
  const own = decisionIds.filter((id) => decisionOf(id).topic === topic)
  const named = (headings[topic] ?? []).map(({ title, decisions }) => ({
    title,
    decisions: decisions.filter((id) => own.includes(id)),
  }))
  const rest = own.filter((id) => named.every(({ decisions }) => !decisions.includes(id)))
  return [{ title: '', decisions: rest }, ...named].filter(({ decisions }) => decisions.length > 0)
}
