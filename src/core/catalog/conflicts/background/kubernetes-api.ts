import type { Conflict } from '../define.ts'

export const kubernetesApiBackground: readonly Conflict[] = [
  {
    id: 'gate-windows-host-network-default',
    topic: 'Whether the feature gate WindowsHostNetwork is on by default',
    positions: [
      {
        says: 'The documentation says off, and so does the history as rewritten in 1.33.',
        sources: ['gate-WindowsHostNetwork', 'kf-1.33'],
      },
      {
        says: 'The source of 1.26 to 1.32 sets it on.',
        sources: [
          'ca-1.26 pkg/features/kube_features.go#L1152',
          'ca-1.31 pkg/features/kube_features.go#L1234',
          'kf-1.32',
        ],
      },
    ],
    decision:
      'On from 1.26 to 1.32 and off from 1.33, because the source is what ran. It changes nothing for a pod: no container runtime that implements the feature was found, and the proposal was withdrawn.',
    confidence: 'verified',
    rules: [],
    from: '1.26',
  },
  {
    id: 'gate-windows-gmsa-end',
    topic: 'The last version that knows the feature gate WindowsGMSA',
    positions: [
      { says: 'The page of the gate ends with 1.18.', sources: ['gate-WindowsGMSA'] },
      {
        says: 'The source has it until 1.20, and the release notes of 1.21 remove it.',
        sources: ['ca-1.20 pkg/features/kube_features.go#L794', 'rn-1.21#L397'],
      },
    ],
    decision: '1.20 is the last one. A kubelet of 1.21 stops on the name.',
    confidence: 'verified',
    rules: [],
  },
  {
    id: 'gate-ipv6-dual-stack-start',
    topic: 'The first version that knows the feature gate IPv6DualStack',
    positions: [
      { says: 'The page of the gate says 1.15.', sources: ['gate-IPv6DualStack'] },
      {
        says: 'The source has it from 1.16 on.',
        sources: [
          'k8s v1.15.0/pkg/features/kube_features.go',
          'k8s v1.16.0/pkg/features/kube_features.go',
          'ca-1.16 pkg/features/kube_features.go#L583',
        ],
      },
    ],
    decision: '1.16 is the first one. Windows nodes make no use of it before 1.19.',
    confidence: 'verified',
    rules: [],
  },
  {
    id: 'gate-runtime-class-1-14',
    topic: 'The stage of RuntimeClass in Kubernetes 1.14',
    positions: [
      { says: 'The release notes say beta and on.', sources: ['rn-1.14#L217'] },
      {
        says: 'A copy of the source kept in another project says alpha.',
        sources: ['ca-1.14 pkg/features/kube_features.go'],
      },
    ],
    decision: 'Beta and on, as the release notes say: the copy was made before the release.',
    confidence: 'verified',
    rules: [],
    from: '1.14',
    through: '1.14',
  },
  {
    id: 'gate-pod-level-resources-start',
    topic: 'The first version with resources for a whole pod',
    positions: [
      { says: 'The enhancement proposal plans the alpha for 1.33.', sources: ['kep-2837'] },
      {
        says: 'The generated list of feature gates and the API have it in 1.32.',
        sources: ['vfl', 'api'],
      },
    ],
    decision:
      '1.32, because the field is there. From 1.34 on the API server refuses it in Windows pods.',
    confidence: 'verified',
    rules: [],
  },
  {
    id: 'api-deployment-beta-end',
    topic: 'When the beta versions of Deployment and DaemonSet ended',
    positions: [
      { says: 'The migration guide says that 1.16 no longer serves them.', sources: ['web-dep'] },
      {
        says: 'The release notes show that 1.16 and 1.17 could switch them on again, and 1.18 could not.',
        sources: ['rn-1.16#L55-L68', 'rn-1.18#L115-L119'],
      },
    ],
    decision:
      'They count as not served from 1.16 on, since nobody should rely on a switch of the API server. apps/v1 is written in every version.',
    confidence: 'verified',
    rules: [],
  },
  {
    id: 'api-first-versions',
    topic: 'The first version with CSIDriver v1 and NetworkPolicy v1',
    positions: [
      {
        says: 'The migration guide says 1.19 for CSIDriver and 1.8 for NetworkPolicy.',
        sources: ['web-dep'],
      },
      {
        says: 'The life cycle marks in the API types say 1.18 and 1.7.',
        sources: ['api'],
      },
    ],
    decision: 'The marks in the types count; for CSIDriver the release notes of 1.18 agree.',
    confidence: 'verified',
    rules: [],
  },
  {
    id: 'guides-flag-names',
    topic: 'The names of the reservation flags of the kubelet',
    positions: [
      {
        says: 'The pages write --kubelet-reserve, --system-reserve and --enforce-node-allocable.',
        sources: ['doc002', 'doc003', 'web-res'],
      },
      {
        says: 'The kubelet of every version knows --kube-reserved, --system-reserved and --enforce-node-allocatable, as other pages print them.',
        sources: ['doc001', 'web-intro-a', 'flags'],
      },
    ],
    decision: 'The names that the kubelet registers are written; it stops on the others.',
    confidence: 'verified',
    rules: [],
  },
  {
    id: 'guides-removed-flags',
    topic: 'Flags in the sample commands of the guides',
    positions: [
      {
        says: 'The samples of 1.16, 1.20 and 1.22 start the kubelet with --allow-privileged=true.',
        sources: ['doc002', 'doc004', 'doc003'],
      },
      { says: 'The flag was removed in 1.15.', sources: ['rn-1.15#L132'] },
      {
        says: 'The samples glue --hostname-override and --kubeconfig together without a blank.',
        sources: ['doc002', 'doc004', 'doc003'],
      },
    ],
    decision:
      'Each file has only flags that its version takes, one argument each. README.md lists what the guides of that time print otherwise.',
    confidence: 'verified',
    rules: [],
    from: '1.14',
    through: '1.23',
  },
  {
    id: 'kube-proxy-default-mode',
    topic: 'The mode that kube-proxy takes on Windows by itself',
    positions: [
      {
        says: 'The pages do not say that it is userspace.',
        sources: ['doc002', 'doc004', 'doc003'],
      },
      {
        says: 'In the source anything but kernelspace means userspace up to 1.25, and the release notes of 1.25 name that default; 1.26 has kernelspace alone.',
        sources: [
          'k8s v1.25.0/cmd/kube-proxy/app/server_windows.go',
          'rn-1.25#L338',
          'k8s v1.26.0/cmd/kube-proxy/app/server_windows.go',
        ],
      },
    ],
    decision:
      'The mode kernelspace is always written, since a kube-proxy up to 1.25 would take the other one.',
    confidence: 'verified',
    rules: [],
  },
]
