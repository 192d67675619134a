import { inferred, verified } from './fact.ts'

/** What the conditions of a Windows node say, and what follows from them. */
export const nodeConditions = {
  /** Its reason and message decide which. */
  notReady: inferred('the scheduler sends no pods there', ['w-nodes']),
  networkUnavailable: verified(
    'a cloud route controller set it, or the network agent may not change the status of nodes',
    ['flannel-kube#L661'],
  ),
  diskPressure: verified('the kubelet evicts pods and refuses new ones', [
    'k8s#103032',
    'w-node-pressure-eviction',
  ]),
  memoryPressure: verified('the kubelet evicts pods', ['w-node-pressure-eviction']),
} as const

/** A DaemonSet that names no system runs on every node whose taints it tolerates. */
export const linuxDaemonSet = inferred('a node selector keeps it on Linux nodes', [
  'docs-standard.mdx',
])

/** Platforms whose Windows nodes have no taint but one that somebody gives their pool; GKE gives them one. */
export const ownTaints = inferred(
  ['aks', 'eks'] as readonly string[],
  [
    'github aws-samples/amazon-cloudwatch-container-insights/pull/112',
    'github grafana/helm-charts/issues/886',
  ],
  { note: 'from threads in which pods for Linux land on such nodes' },
)

/** Pods of the cluster whose images are for Linux, by how their names begin and do not go on. */
export const linuxPods = inferred(
  [
    'antrea-agent',
    'antrea-controller',
    'aws-for-fluent-bit',
    'aws-node',
    'calico-kube-controllers',
    'calico-node',
    'calico-typha',
    'canal',
    'cilium',
    'cost-analyzer-checks',
    'coredns',
    'ingress-nginx-admission-create',
    'ingress-nginx-admission-patch',
    'ingress-nginx-controller',
    'kube-flannel-ds',
    'kube-proxy',
    'kube-router',
    'kube-state-metrics',
    'metrics-server',
    'nginx-ingress',
    'node-exporter',
    'node-local-dns',
    'nodelocaldns',
    'promtail',
    'rke2-canal',
    'weave-net',
  ],
  [
    'eks-windows',
    'docs-standard.mdx',
    'github kubernetes/ingress-nginx/issues/6302',
    'github kubernetes/ingress-nginx/issues/7480',
    'github prometheus-operator/kube-prometheus/issues/1141',
    'github kubernetes-sigs/sig-windows-tools/issues/100',
    'github aws/eks-charts/issues/689',
    'github kubernetes/kubernetes/issues/94366',
    'github kubecost/kubecost/issues/530',
    'github grafana/helm-charts/issues/886',
  ],
)

/** How AKS calls the Windows nodes of a pool, whose name has six letters at most; Linux nodes have hyphens in theirs. */
export const aksWindowsNode = inferred(/^aks[a-z][a-z\d]{0,5}0{3}[\da-z]{3}$/, [
  'github prometheus-community/helm-charts/issues/1426',
  'github kubernetes/ingress-nginx/issues/6360',
])

/** The subnet of pods that flanneld wrote for a node, the API server holds and HNS made. */
export const podSubnet = {
  ofNetwork: inferred('it is a part of the network of all pods', ['flannel-kube']),
  neededByFlannel: verified('flanneld takes it from the Node object', ['flannel-kube#L378']),
  ofHns: inferred('the HNS network was made with the same', [
    'virtualization-documentation-hcnhresult',
  ]),
} as const

/** The cache listens on a link-local address of each Linux node. */
export const nodeLocalDns = inferred(/^169\.254\./, [
  'github kubernetes/kops/issues/10136',
  'github deliveryhero/helm-charts/issues/670',
])

/** A name that differs from that of a runtime by one or two letters. */
export const usualPipe = inferred('the pipe of the runtime', ['rn-1.24#L98'], {
  note: 'that nobody names a pipe of their own so is a conclusion',
})

/** How the address of a runtime begins; a kubelet on Windows refuses a path without that, and any other beginning. */
export const endpointSchemes = verified({ pipe: 'npipe', other: 'tcp' } as const, [
  'k8s 025f2834a128798cef30018a5e6a6ae82b5ad885/pkg/kubelet/util/util_windows.go',
])

/** Windows starts a service after those that it depends on, and not without them. */
export const serviceDependency = verified('1075: the dependency service does not exist', [
  'win32 Debug/system-error-codes--1000-1299-.md',
])

export const runtimeEndpoint = inferred('npipe or tcp', ['cri-client-windows', 'k8s#129952'])

/** Charts for Linux whose pods have the name of their release before that of the chart. */
export const linuxCharts = inferred(
  [
    'agent-injector',
    'cost-analyzer-checks',
    'grafana',
    'ingress-azure',
    'ingress-nginx-admission',
    'ingress-nginx-controller',
    'kube-prometheus-admission',
    'kube-state-metrics',
    'metadata-injection-admission',
    'prometheus-alertmanager',
    'prometheus-node-exporter',
    'prometheus-oper-admission',
    'prometheus-server',
    'promtail',
  ],
  [
    'github Azure/application-gateway-kubernetes-ingress/issues/1176',
    'github kubernetes/ingress-nginx/issues/6302',
    'github prometheus-operator/kube-prometheus/issues/1141',
    'github prometheus-operator/prometheus-operator/issues/2712',
    'github prometheus-community/helm-charts/issues/1426',
    'github hashicorp/vault-helm/issues/231',
    'github kubecost/kubecost/issues/530',
    'github grafana/helm-charts/issues/886',
    'github newrelic/helm-charts/issues/606',
  ],
)
