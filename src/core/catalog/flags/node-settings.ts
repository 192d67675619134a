import { inferred, verified } from '../fact.ts'
import type { Acceptance } from './acceptance.ts'

const validation = (minor: string) =>
  `k8s v${minor}.0/pkg/kubelet/apis/config/validation/validation_windows.go` as const

/** What a Windows node asks of its kubelet, beyond which flags exist. Small: rules read it at the first visit. */
export const nodeSettings = {
  /** kubeadm.exe gives its own drive to paths in the kubelet's file; all others mean this one. */
  kubeadmDrive: verified('C:', [
    'github kubernetes/kubernetes/pull/105992',
    'github kubernetes/kubernetes/pull/77710',
  ]),
  /** From here on the file can hold what Windows needs: an empty resolver, taints. */
  configFile: verified({ from: '1.23' }, [
    'kubelet-types kubernetes-1.22.0/config/v1beta1/types.go',
    'kubelet-types kubernetes-1.23.0/config/v1beta1/types.go',
  ]),
  /** Allowed values besides none: the DNS servers of the host. */
  hostResolver: verified({ from: '1.27', value: 'Host' }, [
    'k8s v1.26.0/pkg/kubelet/network/dns/dns.go',
    'k8s v1.27.0/pkg/kubelet/network/dns/dns_windows.go',
    'github kubernetes/kubernetes/pull/110566',
    'github kubernetes/kubernetes/pull/116800',
  ]),
  /** Until then cgroups and enforcement must be off, or the kubelet stops. */
  noCgroups: verified({ through: '1.30' }, [
    validation('1.14'),
    validation('1.30'),
    validation('1.31'),
  ]),
  priorityClass: verified<Acceptance>(
    { from: '1.17', patches: { '1.17': '1.17.15', '1.18': '1.18.13', '1.19': '1.19.5' } },
    [
      'k8s v1.20.0/cmd/kubelet/app/options/osflags_windows.go',
      'k8s v1.17.15/cmd/kubelet/app/options/osflags_windows.go',
      'k8s v1.18.13/cmd/kubelet/app/options/osflags_windows.go',
      'k8s v1.19.5/cmd/kubelet/app/options/osflags_windows.go',
      'github kubernetes/kubernetes/pull/96051',
    ],
  ),
  /** Recommended so that running pods do not starve the kubelet. */
  recommendedPriority: verified(
    {
      least: 'ABOVE_NORMAL_PRIORITY_CLASS',
      enough: ['ABOVE_NORMAL_PRIORITY_CLASS', 'HIGH_PRIORITY_CLASS', 'REALTIME_PRIORITY_CLASS'],
    },
    ['doc004', 'doc003'],
  ),
  /** Pages from this minor on ask for a share of the processors too. */
  reservedCpu: verified({ from: '1.20' }, ['doc004', 'doc003', 'web-res']),
  /** Bytes; `text` is the quantity as the pages give it. */
  systemReservedMemory: verified({ bytes: 2 * 2 ** 30, text: '2Gi' }, [
    'doc002',
    'doc004',
    'doc003',
  ]),
  reservations: verified(['cpu', 'memory', 'ephemeral-storage', 'pid'] as const, [
    'k8s v1.20.0/cmd/kubelet/app/server.go',
    'k8s v1.36.0/cmd/kubelet/app/server.go',
  ]),
  /** From here on the kubelet stops on a label of a reserved namespace. */
  labels: verified(
    {
      from: '1.16',
      reserved: ['kubernetes.io', 'k8s.io'],
      allowedNamespaces: ['kubelet.kubernetes.io', 'node.kubernetes.io'],
      allowed: [
        'kubernetes.io/hostname',
        'kubernetes.io/os',
        'kubernetes.io/arch',
        'node.kubernetes.io/instance-type',
        'topology.kubernetes.io/zone',
        'topology.kubernetes.io/region',
        'beta.kubernetes.io/os',
        'beta.kubernetes.io/arch',
        'beta.kubernetes.io/instance-type',
        'failure-domain.beta.kubernetes.io/zone',
        'failure-domain.beta.kubernetes.io/region',
      ],
      /** From here on a malformed label stops it too; before it is dropped or refused by the API server. */
      checksSyntaxFrom: '1.26',
    },
    [
      'k8s v1.16.0/cmd/kubelet/app/options/options.go',
      'k8s v1.26.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
    ],
  ),
  /** The kubelet reads key=value:Effect, several with commas between. */
  taint: verified({ effects: ['NoSchedule', 'PreferNoSchedule', 'NoExecute'] }, [
    'k8s v1.20.0/cmd/kubelet/app/options/options.go',
    'kubelet-types kubernetes-1.23.0/config/v1beta1/types.go',
  ]),
  /** A node has one taint of each key and effect. */
  taintOnce: verified(true, ['api-validation']),
  /** Variables that the guide sets behind a proxy. */
  proxy: verified({ example: 'http://proxy.example.com:80/' }, ['doc004']),
  /** What Windows lets a path be made of. */
  path: verified({ forbidden: '<>:"/|?*' }, ['ms-file-names']),
  /** Forms of secrets that must never be written into a plan. */
  secrets: verified({ bootstrapToken: 'abcdef.0123456789abcdef' }, ['k8s-bootstrap-tokens']),
  /** A graceful shutdown needs a kubelet that Windows itself runs as a service. */
  gracefulShutdown: verified({ gate: 'WindowsGracefulNodeShutdown' }, ['kep-4802', 'web-shutdown']),
  /** Where the runtime cannot apply it, nothing happens. */
  affinity: verified({ gate: 'WindowsCPUAndMemoryAffinity' }, ['kep-4885']),
  cloudProvider: verified({ inTreeThrough: '1.28', external: 'external' }, [
    'k8s v1.28.0/cmd/kubelet/app/options/options.go',
    'k8s v1.29.0/pkg/features/kube_features.go',
    'k8s v1.31.0/pkg/features/kube_features.go',
  ]),
  /** NetBIOS cuts the name; the kubelet takes the full host name in lower case. */
  computerName: verified({ longest: 15 } as const, [
    'github golang/go/issues/9982',
    'component-helpers 1961876b9c5704173fa79ed20e27a0710ce169fd/node/util/hostname.go#L25-L45',
  ]),
  /** A DNS subdomain, and the label kubernetes.io/hostname holds it; the kubelet makes it lower case. */
  nodeName: verified({ longest: 63 }, ['docs-names', 'api-validation', 'component-hostname']),
  maxPods: verified({ standard: 110, most: 2_147_483_647 }, [
    'k8s v1.20.0/cmd/kubelet/app/options/options.go',
  ]),
  /** The pull of a large Windows image outlasts the standard minute of dockershim. */
  pullDeadline: verified('20m', ['doc002', 'doc004', 'doc001']),
  dockershim: verified({ plugin: 'cni' }, [
    'k8s v1.23.0/pkg/kubelet/config/flags.go',
    'github kubernetes/kubernetes/pull/106907',
    'doc004',
  ]),
  hairpin: inferred('promiscuous-bridge', ['doc002', 'doc004', 'doc001']),
  /** kubeadm hands flags to the kubelet in this file. */
  kubeadmFlags: verified(
    { file: String.raw`C:\var\lib\kubelet\kubeadm-flags.env`, variable: 'KUBELET_KUBEADM_ARGS' },
    ['swt-prepare'],
  ),
} as const
