import type { Conflict } from '../define.ts'

export const flagsKubeletBackground: readonly Conflict[] = [
  {
    id: 'service-flag',
    topic: 'The flag that makes the kubelet and kube-proxy a Windows service',
    positions: [
      {
        says: 'The Kubernetes guides start both through sc.exe with --service.',
        sources: ['doc002', 'doc004', 'doc003'],
      },
      {
        says: 'The programs register --windows-service.',
        sources: [
          'k8s v1.20.0/cmd/kubelet/app/options/osflags_windows.go',
          'k8s v1.20.0/cmd/kube-proxy/app/init_windows.go',
        ],
      },
    ],
    decision: 'The code decides: --windows-service. On --service both stop with “unknown flag”.',
    confidence: 'verified',
    rules: [],
  },
  {
    id: 'node-allocatable-on-windows',
    topic:
      'Which values of --enforce-node-allocatable and --cgroups-per-qos a Windows kubelet takes',
    positions: [
      {
        says: 'The help of the flags lists “none” as a value and gives “pods” and true as defaults.',
        sources: ['k8s v1.30.0/cmd/kubelet/app/options/options.go'],
      },
      {
        says: 'The Kubernetes guides say no more than that eviction by it is not implemented.',
        sources: ['doc002', 'doc004', 'doc003'],
      },
      {
        says: 'Up to 1.30 the kubelet on Windows stops on any entry, “none” too, and on cgroupsPerQOS: true, which is the default; users reported it.',
        sources: [
          'k8s v1.30.0/pkg/kubelet/apis/config/validation/validation_windows.go',
          'github kubernetes/kubernetes/issues/69938',
          'github kubernetes/kubernetes/pull/82850',
        ],
      },
      {
        says: 'From 1.31 on “none” passes and other values are a warning in its log.',
        sources: ['k8s v1.31.0/pkg/kubelet/apis/config/validation/validation_windows.go'],
      },
    ],
    decision:
      'The code decides: both are always switched off, with false and an empty list. Up to 1.30 the kubelet would not start otherwise, later it does no harm.',
    confidence: 'verified',
    rules: [],
  },
  {
    id: 'resolver-on-windows',
    topic: 'What the kubelet must be told about resolv.conf on Windows',
    positions: [
      {
        says: 'The Kubernetes guides print --resolv-conf="".',
        sources: ['doc002', 'doc004', 'doc003'],
      },
      {
        says: 'The default is /etc/resolv.conf on Windows too, and pods then fail to start.',
        sources: ['github kubernetes-sigs/sig-windows-tools/pull/1'],
      },
      {
        says: 'The field of the configuration file can be empty from 1.23 on only.',
        sources: [
          'kubelet-types kubernetes-1.22.0/config/v1beta1/types.go',
          'kubelet-types kubernetes-1.23.0/config/v1beta1/types.go',
        ],
      },
      {
        says: 'A change for 1.27 first took any text as “use the host”, and its draft note named the flag --resolv-config; as released, 1.27 takes Host or a file that exists.',
        sources: [
          'github kubernetes/kubernetes/pull/110566',
          'github kubernetes/kubernetes/pull/116800',
        ],
      },
    ],
    decision:
      'The code of each version decides: an empty --resolv-conf= up to 1.22, an empty field in a file of ours from 1.23 to 1.26, and Host from 1.27 on. An empty value leaves pods with dnsPolicy Default at 127.0.0.1, which Host avoids. The quotes of the guides must not become part of the value: they would name a file.',
    confidence: 'verified',
    rules: [],
  },
  {
    id: 'taints-in-configuration-file',
    topic: 'How a taint is handed to the kubelet',
    positions: [
      {
        says: 'The flag takes text such as os=windows:NoSchedule.',
        sources: ['doc004-guide', 'k8s v1.20.0/cmd/kubelet/app/options/options.go'],
      },
      {
        says: 'The field of the configuration file, from 1.23 on, is a list of objects.',
        sources: ['kubelet-types kubernetes-1.23.0/config/v1beta1/types.go'],
      },
    ],
    decision:
      'Text stays on the command line; in a configuration file of this app, from 1.23 on, the same taint is a list with key, value and effect.',
    confidence: 'verified',
    rules: [],
  },
  {
    id: 'windows-taint-spelling',
    topic: 'Whether the taint says windows or Windows',
    positions: [
      {
        says: 'The Kubernetes guides taint with os=windows:NoSchedule.',
        sources: ['doc004-guide'],
      },
      {
        says: 'OpenShift taints with os=Windows:NoSchedule.',
        sources: ['wmco-services'],
      },
    ],
    decision:
      'Both are in use and nothing settles it. A toleration fits only the same letters, so the spelling of nodeTaint is written everywhere; look at what the nodes of your cluster have.',
    confidence: 'unknown',
    rules: [],
  },
  {
    id: 'typographic-flags',
    topic: 'Dashes and quotes in printed command lines',
    positions: [
      {
        says: 'The 1.22 page prints –feature-gates and –enable-dsr with a long dash, and curly quotes.',
        sources: ['doc003'],
      },
      {
        says: 'The programs register names that begin with two hyphens.',
        sources: ['k8s v1.20.0/cmd/kube-proxy/app/init_windows.go'],
      },
    ],
    decision:
      'The page was damaged by typesetting. Files have plain hyphens and no quotes but those of their language.',
    confidence: 'verified',
    rules: [],
  },
  {
    id: 'pause-flag-end',
    topic: 'The last kubelet that takes --pod-infra-container-image',
    positions: [
      {
        says: 'SIG Windows says that it was removed in 1.34.',
        sources: ['github kubernetes-sigs/sig-windows-tools/pull/397'],
      },
      {
        says: 'The code of 1.34 registers it still, though nothing reads the value, and a change removed it for 1.35.',
        sources: [
          'k8s v1.34.0/pkg/kubelet/config/flags.go',
          'github kubernetes/kubernetes/pull/133779',
        ],
      },
      {
        says: 'The mark on the flag announced 1.27, later “a future release”, later 1.35.',
        sources: ['github kubernetes/kubernetes/pull/122739'],
      },
    ],
    decision:
      'The code decides: taken from 1.14 to 1.34, without effect in 1.34, an unknown flag from 1.35 on.',
    confidence: 'verified',
    rules: [],
  },
  {
    id: 'dockershim-flags-end',
    topic: 'The last kubelet that takes --network-plugin and the other flags of dockershim',
    positions: [
      {
        says: 'Their help only warns that they work with docker; marks of deprecation come with 1.21.',
        sources: [
          'k8s v1.14.0/pkg/kubelet/config/flags.go',
          'k8s v1.21.0/pkg/kubelet/config/flags.go',
        ],
      },
      {
        says: 'They were removed with dockershim in 1.24, one of them, --experimental-dockershim-root-directory, without ever being marked.',
        sources: ['github kubernetes/kubernetes/pull/106907'],
      },
    ],
    decision:
      'The code decides: taken up to 1.23, where they mean nothing with another runtime, and unknown flags from 1.24 on. They are written for Docker alone.',
    confidence: 'verified',
    rules: [],
  },
  {
    id: 'container-runtime-flag-end',
    topic: 'How long --container-runtime can be set',
    positions: [
      {
        says: 'The mark of 1.24 announced its end for 1.27.',
        sources: ['k8s v1.26.0/pkg/kubelet/config/flags.go'],
      },
      {
        says: 'The value docker is refused from 1.24 on already, and the flag is gone in 1.27.',
        sources: [
          'k8s v1.26.0/pkg/kubelet/config/flags.go',
          'k8s v1.27.0/pkg/kubelet/config/flags.go',
        ],
      },
    ],
    decision: 'Up to 1.26 “remote” is written for every runtime but Docker, and nothing later.',
    confidence: 'verified',
    rules: [],
  },
  {
    id: 'deprecated-for-the-file',
    topic: 'What “deprecated: use the configuration file” means',
    positions: [
      {
        says: 'About a hundred flags of the kubelet have carried this mark since before 1.14.',
        sources: ['k8s v1.14.0/cmd/kubelet/app/options/options.go'],
      },
      {
        says: 'All of them are still taken by 1.36.',
        sources: ['k8s v1.36.0/cmd/kubelet/app/options/options.go'],
      },
    ],
    decision:
      'This mark is information and no reason to act. It is kept apart from marks that announce a removal.',
    confidence: 'verified',
    rules: [],
  },
  {
    id: 'log-flags-end',
    topic: 'The last version with --log-dir, --logtostderr and their like',
    positions: [
      {
        says: '1.23 announces their end and prints them as deprecated.',
        sources: ['component-base v0.23.0/logs/logs.go'],
      },
      {
        says: 'An early plan said 1.26, with a question mark.',
        sources: ['github kubernetes/kubernetes/issues/105310'],
      },
      {
        says: 'The code takes them up to 1.25.',
        sources: [
          'github kubernetes/kubernetes/pull/112120',
          'component-base v0.26.0/logs/klogflags/klogflags.go',
        ],
      },
    ],
    decision:
      'The code decides: written up to 1.25. From 1.26 on --v and --vmodule alone are left, and a helper writes the log file.',
    confidence: 'verified',
    rules: [],
  },
  {
    id: 'cloud-provider-flag',
    topic: 'Whether --cloud-provider is deprecated',
    positions: [
      {
        says: 'The flag was marked from 1.19 to 1.28.',
        sources: [
          'github kubernetes/kubernetes/pull/90408',
          'k8s v1.28.0/cmd/kubelet/app/options/options.go',
        ],
      },
      {
        says: 'In 1.29 the mark was withdrawn, while a gate switched the built-in providers off; from 1.31 on it cannot be switched back.',
        sources: [
          'k8s v1.29.0/pkg/features/kube_features.go',
          'k8s v1.31.0/pkg/features/kube_features.go',
        ],
      },
    ],
    decision:
      'The flag is taken by every version, its old values are not: a built-in provider is written up to 1.28, “external” from 1.29 on.',
    confidence: 'verified',
    rules: [],
  },
  {
    id: 'azure-registry-flag',
    topic: 'How long --azure-container-registry-config works',
    positions: [
      {
        says: 'A published node of AKS uses it, and no guide names a limit.',
        sources: ['doc001'],
      },
      {
        says: 'It was marked in 1.28 and removed in 1.30.',
        sources: [
          'github kubernetes/kubernetes/pull/118596',
          'k8s v1.29.0/cmd/kubelet/app/options/globalflags_providers.go',
        ],
      },
    ],
    decision:
      'The code decides: taken up to 1.29. 1.29 itself has the helper behind it off by default, so it is written up to 1.28, beside the built-in provider.',
    confidence: 'verified',
    rules: [],
  },
  {
    id: 'experimental-dockershim-end',
    topic: 'When --experimental-dockershim went',
    positions: [
      {
        says: 'The release notes of 1.19 do not mention it.',
        sources: ['rn-1.19'],
      },
      {
        says: 'The code registers it in 1.18 and no longer in 1.19.',
        sources: [
          'k8s v1.18.0/pkg/kubelet/config/flags.go',
          'k8s v1.19.0/pkg/kubelet/config/flags.go',
        ],
      },
    ],
    decision: 'The code decides: the last version that takes it is 1.18.',
    confidence: 'verified',
    rules: [],
  },
  {
    id: 'runtime-endpoint-default',
    topic: 'Whether the endpoint of the runtime can be left to its default',
    positions: [
      {
        says: 'From 1.27 on the flag is called deprecated in favour of a field with a default.',
        sources: ['k8s v1.27.0/cmd/kubelet/app/options/options.go'],
      },
      {
        says: 'That default is a Unix socket, on Windows as well.',
        sources: ['k8s v1.27.0/pkg/kubelet/apis/config/v1beta1/defaults.go'],
      },
    ],
    decision:
      'It is always set: by the flag up to 1.26 and with kubeadm, in a configuration file of this app from 1.27 on.',
    confidence: 'verified',
    rules: [],
  },
]
