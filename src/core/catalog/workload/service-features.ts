import { inferred, unknown, verified } from '../fact.ts'

/**
 * What Services can do on Windows nodes, by Kubernetes minor and by build of the node. Builds are
 * those of Windows Server; `revision` is a floor within one build.
 */
export const serviceFeatures = {
  /** A Service sends to the pods that have all labels of its selector; which ones it was written for is a conclusion. */
  selector: inferred('Service traffic goes to pods with these labels', [
    'k8s v1.31.0/staging/src/k8s.io/api/core/v1/types.go',
  ]),
  /** Without labels nobody but people or programs of their own write its endpoints. */
  selectorEmpty: verified('external process managing its endpoints', [
    'k8s v1.31.0/staging/src/k8s.io/api/core/v1/types.go',
  ]),
  /** A name in `targetPort` is looked up among the ports that the containers declare. */
  namedPort: verified('looked up as a named port of the containers', [
    'k8s v1.31.0/staging/src/k8s.io/api/core/v1/types.go',
  ]),
  /** Each port of several has a name of its own. */
  portNames: verified('optional only for a single port; unique', [
    'k8s v1.31.0/staging/src/k8s.io/api/core/v1/types.go',
  ]),
  /** The API server may be started with another range. */
  nodePorts: verified({ from: 30_000, to: 32_767 } as const, [
    'k8s 20d537edb1386feffa811d00da40d0120e4e5926/pkg/kubeapiserver/options/options.go',
  ]),
  sessionAffinity: {
    /** Before it the field is accepted and does nothing. */
    from: verified('1.19', ['rn-1.19#L299-L300', 'doc004', 'web-net-b']),
    absent: inferred({ through: '1.18' } as const, ['rn-1.19#L299']),
    build: verified('10.0.20348', [
      'rn-1.19#L299-L300',
      'doc003',
      'web-net-b',
      'k20 pkg/proxy/winkernel/proxier.go#L1148-L1151',
      'ms-1.36 pkg/proxy/winkernel/proxier.go#L1433',
    ]),
    timeoutIgnored: verified({ from: '1.20' } as const, ['doc004', 'doc003']),
  },
  directServerReturn: {
    from: verified('1.14', ['gate-WinDSR', 'rn-1.14#L394']),
    documentedFor: verified('1.20', ['doc003', 'web-net-b']),
  },
  preserveDestination: {
    annotation: 'preserve-destination',
    from: verified('1.15', ['rn-1.15#L509', 'ca-1.15 pkg/proxy/winkernel/proxier.go#L228-L231']),
    build: verified('10.0.18362', ['doc004', 'doc003', 'web-net-b']),
    /** What the pages ask for; the code tests what HNS supports, not the setting of kube-proxy. */
    documentedWithDirectServerReturn: verified(true, [
      'doc004',
      'doc003',
      'web-net-b',
      'k20 pkg/proxy/winkernel/proxier.go#L352-L358',
    ]),
  },
  /** Types whose traffic comes from outside; others have no such policy unless they have externalIPs. */
  trafficPolicyTypes: verified(['NodePort', 'LoadBalancer'] as const, [
    'github kubernetes/kubernetes/blob/a24fee9f898c26f8498966d887e10e6a7bcee278/pkg/apis/core/validation/services.go',
    'github kubernetes/kubernetes/pull/119150',
    'github apache/apisix-helm-chart/issues/755',
  ]),
  /** Fields that the API server takes with some types alone, and what it answers elsewhere; without a type it is ClusterIP. */
  typeFields: verified(
    {
      nodePort: { not: 'ClusterIP', answer: "may not be used when `type` is 'ClusterIP'" },
      loadBalancerOnly: {
        fields: ['loadBalancerSourceRanges', 'allocateLoadBalancerNodePorts'],
        answer: "may only be used when `type` is 'LoadBalancer'",
      },
      healthCheckNodePort: {
        type: 'LoadBalancer',
        policy: 'Local',
        answer:
          "may only be set when `type` is 'LoadBalancer' and `externalTrafficPolicy` is 'Local'",
      },
    } as const,
    [
      'github kubernetes/kubernetes/blob/000f26050b9be6fb3d79fae95e06b47fc96128cd/pkg/apis/core/validation/validation.go',
    ],
  ),
  /** Two entries have another port or another protocol, and another port on the nodes. */
  portsOnce: verified('Duplicate value', [
    'github kubernetes/kubernetes/blob/014a908cc4151fb52a3a3c9e1adc028a02ae2e6f/staging/src/k8s.io/apimachinery/pkg/util/validation/field/errors.go',
    'github kubernetes/kubernetes/blob/000f26050b9be6fb3d79fae95e06b47fc96128cd/pkg/apis/core/validation/validation.go',
  ]),
  /** Seconds that a client keeps its pod. Without ClientIP the API server empties the field before it looks. */
  affinityTimeout: verified({ most: 86_400 } as const, [
    'github kubernetes/kubernetes/blob/000f26050b9be6fb3d79fae95e06b47fc96128cd/pkg/apis/core/validation/validation.go',
    'github kubernetes/website/blob/02d18a3ce189b98470ede5bfecd34774faa799df/content/en/docs/reference/kubernetes-api/service-resources/service-v1.md',
    'github kubernetes/kubernetes/blob/023f88a32c95647b94e47df54948a0af9517dd0c/pkg/apis/core/v1/defaults.go',
  ]),
  /** What the API server answers, in earlier versions and in later ones. */
  trafficPolicyAnswers: verified(
    [
      'ExternalTrafficPolicy can only be set on NodePort and LoadBalancer service',
      'may only be set for externally-accessible services',
    ] as const,
    [
      'github kubernetes/kubernetes/blob/a24fee9f898c26f8498966d887e10e6a7bcee278/pkg/apis/core/validation/services.go',
      'github apache/apisix-helm-chart/issues/755',
    ],
  ),
  /** `externalTrafficPolicy: Local`. */
  clientIP: {
    from: verified('1.20', ['rn-1.20#L372', 'doc003', 'web-net-b']),
    unsupported: verified({ through: '1.19' } as const, ['doc002', 'rn-1.20#L372']),
    build: verified('10.0.17763', ['doc003', 'web-net-b']),
    /** The pages ask for it; the code uses it for such Services wherever Windows can. */
    documentedWithDirectServerReturn: verified(true, [
      'doc003',
      'web-net-b',
      'k20 pkg/proxy/winkernel/proxier.go#L353-L358',
      'ms-1.36 pkg/proxy/winkernel/proxier.go#L507-L519',
    ]),
  },
  dualStack: {
    gate: 'IPv6DualStack',
    from: verified('1.19', ['rn-1.19#L332', 'doc002']),
    stages: verified({ alpha: '1.19', beta: '1.21', stable: '1.23', removed: '1.25' } as const, [
      'gate-IPv6DualStack',
      'rn-1.19#L332',
      'rn-1.25#L332',
    ]),
    /** Nothing of the plan tells how the control plane was started. */
    controlPlaneGate: unknown('off by default', [
      'gate-IPv6DualStack',
      'k8s v1.20.0/pkg/apis/core/validation/validation.go',
    ]),
    /** HNS 11.10, which Windows Server 2019 has not. */
    build: verified('10.0.19041', [
      'doc004',
      'ca-1.22 pkg/proxy/winkernel/proxier.go#L184-L225',
      'ca-1.24 pkg/proxy/winkernel/proxier.go#L238-L265',
      'hcn-globals-1.25',
      'hcsshim',
    ]),
    notOnOverlay: verified(true, ['doc004', 'doc003', 'web-net-b', 'web-dual', 'kep-5100']),
    sharedLoadBalancers: verified({ through: '1.35' } as const, ['rn-1.36#L272']),
    /** The first release of a minor that has the fix. */
    sharingFixedIn: inferred(
      { '1.33': '1.33.8', '1.34': '1.34.4', '1.35': '1.35.1' },
      [
        'github kubernetes/kubernetes/pull/136373',
        'github kubernetes/kubernetes/pull/136374',
        'github kubernetes/kubernetes/pull/136375',
      ],
      {
        note: 'merged into these lines in February 2026; the releases are those of their notes as others quote them',
      },
    ),
  },
  backends: {
    /** An update of Windows raised the limit in August 2022; the pages followed late. */
    documented: verified({ most: 64, through: '1.34' } as const, [
      'web#26465',
      'doc004',
      'doc003',
      'web-net-a',
      'k8s#98680',
    ]),
    /** Updates after which the limit is the higher one; releases newer than these began with it. */
    raisedBy: [
      {
        release: 'ltsc2022',
        kb: 'KB5018421',
        revision: inferred(1129, ['eks#591', 'ms-release-info'], {
          note: 'the thread says August 2022; this is the first later update that is listed here',
        }),
      },
      {
        release: 'ltsc2019',
        kb: 'KB5011551',
        revision: verified(2746, ['eks-guide clusters/windows-support.adoc#L30']),
      },
    ] as const,
    raised: inferred({ most: 1024, from: '1.35' } as const, ['web-net-b', 'k8s#135518']),
  },
  /** Kubernetes brings no load balancer; these platforms do, others need one of their own. */
  loadBalancer: inferred({ platforms: ['azure', 'aks', 'aws', 'eks', 'gcp', 'gke'] } as const, [
    'docs-service',
  ]),
  /** NodePort on overlay networks whose target node runs this build. */
  nodePortOverlay: inferred(
    { from: '1.24', through: '1.32', release: 'ltsc2022' } as const,
    ['web-net-a'],
    { note: 'printed on the older networking page, gone from the newer one' },
  ),
} as const
