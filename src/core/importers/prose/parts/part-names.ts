import { acrossLines } from '../../../values/across-lines.ts'

/** A part of a setup, and how people call each of its values. A new spelling is one word in its row. */
export interface PartNames {
  /** The decision or the fact that a name tells. */
  readonly of:
    | 'containerRuntime'
    | 'cni'
    | 'network.otherCni'
    | 'networkMode'
    | 'isolation'
    | 'platform'
    | 'cluster.distribution'
    | 'ipFamily'
  /** By value, parts of patterns that are read without regard to letter case. */
  readonly spellings: Readonly<Record<string, readonly string[]>>
  /** What the part itself is called, ahead of a name or behind it. */
  readonly label?: string
  /** What stands behind a name that is of something else. */
  readonly not?: string
  /** Without such a word in its line a name means something else. */
  readonly beside?: RegExp
  /** With such a word in its line a name means something else. */
  readonly unless?: RegExp
}

const network = acrossLines`
  CNI(?:[- ]plug-?in)?
  |(?:pod\s|cluster\s)?network(?:ing)?(?:[- ](?:plug-?in|provider|solution))?
  |Netz(?:werk)?(?:-?plug-?in)?|réseau|red|网络插件|网络|ネットワーク(?:プラグイン)?
`
const ofPolicies = String.raw`(?:network\s)?polic(?:y|ies)\b|(?:for|as)\s(?:the\s)?(?:network\s)?polic|enterprise\b|cloud\b`

/** What the words of a customer are searched for. */
export const partNames: readonly PartNames[] = [
  {
    of: 'containerRuntime',
    spellings: {
      docker: ['docker(?:[- ](?:EE|CE|enterprise|engine)(?: edition)?)?', 'dockershim', 'moby'],
      mirantis: ['cri-dockerd', String.raw`mirantis(?:\scontainer\sruntime)?`, 'MCR'],
      containerd: ['containerd'],
    },
    label: acrossLines`
      (?:container[- ]?)?(?:run[- ]?times?|engine|laufzeit(?:umgebung)?)(?:\sinterface)?
      |CRI|moteur|容器运行时|运行时|(?:コンテナ)?ランタイム
    `,
    not: acrossLines`
      (?:
        desktop|build|builds|compose|swarm|hub|images?|pull|push|run|login|registry|logs?|info
        |ps|exec|inspect|client|cli|file|config\w*|daemon|service|containers?|in\sdocker
        |commands?|pipe|socket|network|host|VMs?|machine|shim|socket|namespaces?|installation
        |installed\son
      )\b
    `,
  },
  {
    of: 'cni',
    spellings: {
      flannel: ['flannel'],
      calico: ['calico'],
      antrea: ['antrea'],
      'win-bridge': ['win-bridge'],
      'win-overlay': ['win-overlay'],
      sdnbridge: ['sdnbridge'],
      sdnoverlay: ['sdnoverlay'],
      'azure-vnet': [String.raw`azure[- ]?cni`, 'azure-vnet'],
      'vpc-bridge': [String.raw`(?:aws\s|amazon\s)?vpc[- ]cni`, 'vpc-bridge'],
    },
    label: network,
    not: ofPolicies,
  },
  {
    of: 'network.otherCni',
    spellings: {
      cilium: ['cilium'],
      canal: ['canal'],
      'kube-router': ['kube-router'],
      weave: [String.raw`weave(?:[ -]?net)?`],
      kubenet: ['kubenet'],
    },
    label: network,
    not: ofPolicies,
    unless: /\b(?:AKS|Azure|flannel|calico|antrea|ovn)\b/i,
  },
  {
    of: 'networkMode',
    spellings: {
      l2bridge: [String.raw`l2[- ]?bridge`, String.raw`host-?gw`, String.raw`host[- ]gateway`],
      l2tunnel: [String.raw`l2[- ]?tunnel`],
      overlay: ['overlay', 'vxlan'],
      transparent: [String.raw`transparent(?=\snetwork)`],
      nat: [String.raw`nat(?=\snetwork)`],
    },
    not: String.raw`(?:port|vni|udp|traffic|packets?|adapters?|interface|header)\b`,
    unless: /\b(?:azure ?cni|antrea|ovn|AKS|hybrid|OpenShift)\b/i,
  },
  {
    of: 'networkMode',
    spellings: { l2bridge: ['bgp'] },
    not: String.raw`(?:peers?|session|routes?|port)\b`,
    beside: /\bcalico\b/i,
    unless: /\b(?:vxlan|overlay|ipip|ip-in-ip)\b/i,
  },
  {
    of: 'isolation',
    spellings: {
      process: [
        String.raw`process[- ]isolat(?:ion|ed)`,
        String.raw`isolation(?:\smode|:)?\sprocess`,
        'prozess-?isolation',
        String.raw`isolation\s(?:par|de)\sprocessus`,
        String.raw`aislamiento\s(?:de|por)\sprocesos?`,
        String.raw`isolamento\s(?:de|por)\sprocessos?`,
        'プロセス(?:の)?分離',
        '进程隔离',
      ],
      hyperv: [
        String.raw`hyper-?v[- ]isolat(?:ion|ed)`,
        String.raw`isolation(?:\smode|:)?\shyper-?v`,
        String.raw`isolation\s(?:par|avec)\shyper-?v`,
        String.raw`a?isla(?:miento|mento)\s(?:de|con|por|com)\shyper-?v`,
        String.raw`hyper-?v\s?(?:の)?(?:分離|隔离)`,
      ],
      // “Calico v3.24.1 (vxlan, HostProcess containers)”: how a plugin was installed.
      hostprocess: [
        acrossLines`
          (?<!\b(?:calico|flannel|antrea|cilium|kube-proxy)\b[^()\n]{0,30}\([^()\n]{0,30})
          host[- ]?process(?=\s(?:containers?|pods?|daemonsets?)\b)
        `,
      ],
    },
  },
  {
    of: 'isolation',
    spellings: {
      hostprocess: [String.raw`HPC(?=\s(?:containers?|pods?|daemon ?sets?)\b)`],
    },
    beside: /\bwindows\b|\bhost-?process\b/i,
  },
  {
    of: 'platform',
    spellings: { aks: ['AKS'], eks: ['EKS'], gke: ['GKE'] },
    not: acrossLines`
      (?:
        docs?|documentation|console|portal|team|support|guides?|pages?|engine|anywhere|hybrid
        |edge|arc|enabled\sby|hci|(?:on|in|for)\sazure\s(?:stack|local)|images?|cluster\sB
      )\b
    `,
    beside: /\bwindows\b/i,
    unless: /\b(?:self[- ]managed|kubeadm|kops|rke2?|k3s|openshift)\b|aks-engine/i,
  },
  {
    of: 'cluster.distribution',
    spellings: { k3s: ['k3s'], minikube: ['minikube'], kind: [String.raw`kind(?=\sclusters?\b)`] },
    beside: /\bwindows\b/i,
    unless: /\b(?:kubeadm|rke2|rancher|k3d|AKS|EKS|GKE|openshift)\b/i,
  },
  {
    of: 'ipFamily',
    spellings: { 'dual-stack': [String.raw`dual[- ]?stack`] },
    not: String.raw`(?:services?|docs?|feature|support)\b`,
  },
]
