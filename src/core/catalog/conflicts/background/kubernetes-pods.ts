import type { Conflict } from '../define.ts'

export const kubernetesPodsBackground: readonly Conflict[] = [
  {
    id: 'host-network',
    topic: 'Whether Windows pods can use the network of the host',
    positions: [
      {
        says: 'Every page lists host networking as unsupported.',
        sources: ['doc002', 'doc004', 'doc003', 'web-net-b'],
      },
      {
        says: 'HostProcess pods must set hostNetwork: true; the API server refuses them without it.',
        sources: [
          'ca-1.22 pkg/apis/core/validation/validation.go#L6125',
          'ca-1.31 pkg/apis/core/validation/validation.go#L7423',
          'web-hpc-b',
        ],
      },
    ],
    decision:
      'Only pods whose containers all are HostProcess have it, and for them it is written; other pods cannot.',
    confidence: 'verified',
    rules: [],
  },
  {
    id: 'os-name-fields',
    topic: 'The fields that a pod with os.name: windows must not set',
    positions: [
      {
        says: 'The documentation lists those of 1.23.',
        sources: ['doc003-os', 'web-intro-b'],
      },
      {
        says: 'The source also refuses hostUsers from 1.25, appArmorProfile from 1.30, supplementalGroupsPolicy from 1.31, seLinuxChangePolicy from 1.32 and resources of the pod from 1.34, and looks into init and ephemeral containers.',
        sources: [
          'ca-1.25 pkg/apis/core/validation/validation.go#L3711',
          'ca-1.30 pkg/apis/core/validation/validation.go',
          'ca-1.31 pkg/apis/core/validation/validation.go',
          'smb-1.32#L4438',
          'rn-1.34#L44',
          'ms-1.34 pkg/apis/core/validation/validation.go#L4619',
        ],
      },
    ],
    decision: 'The source counts, because it is the API server that refuses the pod.',
    confidence: 'verified',
    rules: [],
    from: '1.23',
  },
  {
    id: 'sub-path',
    topic: 'Whether subPath works on Windows',
    positions: [
      {
        says: 'The pages list it as unsupported in every version.',
        sources: ['doc002', 'doc004', 'doc003', 'web-store'],
      },
      {
        says: 'The kubelet has code for it on Windows, and the release notes of 1.37 mend a fault in it.',
        sources: ['rn-1.37#L305'],
      },
    ],
    decision:
      'A warning and no error: outside of what the pages support, but nothing refuses it and somebody uses it.',
    confidence: 'inferred',
    rules: [],
  },
  {
    id: 'run-as-non-root',
    topic: 'What runAsNonRoot does to Windows pods up to Kubernetes 1.19',
    positions: [
      {
        says: 'The pages up to 1.20 say that the field means nothing on Windows.',
        sources: ['doc002', 'doc004'],
      },
      {
        says: 'The kubelet up to 1.19 applies its check of Linux user numbers, which Windows pods fail.',
        sources: [
          'ca-1.14 pkg/kubelet/kuberuntime/security_context.go#L80-L102',
          'ca-1.19 pkg/kubelet/kuberuntime/security_context.go#L80-L102',
          'k8s#92355',
        ],
      },
      {
        says: 'From 1.20 on it refuses ContainerAdministrator where it is named; an image that names no user passes.',
        sources: [
          'rn-1.20#L469',
          'k20 pkg/kubelet/kuberuntime/security_context_windows.go',
          'k8s#112469',
        ],
      },
    ],
    decision:
      'The code counts: up to 1.19 such a pod does not start, from 1.20 on the field refuses a named administrator and protects from nothing else.',
    confidence: 'verified',
    rules: [],
  },
  {
    id: 'dns-policy-host-network',
    topic: 'The DNS policy ClusterFirstWithHostNet',
    positions: [
      {
        says: 'The pages say that it is not supported on Windows.',
        sources: ['doc002', 'doc004', 'doc003', 'web-intro-b'],
      },
      {
        says: 'The kubelet takes it and treats it like ClusterFirst.',
        sources: [
          'ca-1.25 pkg/kubelet/network/dns/dns.go#L310',
          'ms-1.36 pkg/kubelet/network/dns/dns.go#L309',
        ],
      },
    ],
    decision: 'It is reported as outside of what is supported; the pod starts all the same.',
    confidence: 'verified',
    rules: [],
  },
  {
    id: 'in-place-resize',
    topic: 'Whether resources of a running Windows pod can be changed',
    positions: [
      {
        says: 'Kubernetes 1.29 adds it for Windows as alpha.',
        sources: ['rn-1.29#L42'],
      },
      {
        says: 'The release notes of 1.32 take it away, and the API server refuses it for pods with os.name: windows.',
        sources: ['rn-1.32#L325', 'smb-1.32#L5601', 'web-resize'],
      },
      {
        says: 'The kubelet of 1.33 and later refuses every resize on Windows.',
        sources: ['ms-1.33 pkg/kubelet/kuberuntime/features_windows.go'],
      },
    ],
    decision: 'Possible in 1.29 to 1.31 only, behind the feature gate.',
    confidence: 'verified',
    rules: [],
    from: '1.29',
  },
  {
    id: 'kubelet-eviction',
    topic: 'Whether the kubelet evicts pods from Windows nodes',
    positions: [
      {
        says: 'Pages up to about 1.30 say that eviction is not implemented; some later ones were not changed.',
        sources: ['doc002', 'doc003', 'web-res'],
      },
      {
        says: 'Thresholds for the disk have evicted pods in all versions.',
        sources: [
          'k20 pkg/kubelet/apis/config/v1beta1/defaults_others.go',
          'ca-1.14 pkg/kubelet/apis/config/v1beta1/defaults_others.go',
          'k8s#103032',
        ],
      },
      {
        says: 'From 1.31 on memory.available works too, with 500Mi as its default.',
        sources: ['rn-1.31#L209', 'k8s#122922'],
      },
    ],
    decision:
      'Disk thresholds count in every version, memory.available from 1.31 on. What that signal did before was not tested.',
    confidence: 'verified',
    rules: [],
  },
  {
    id: 'windows-taint-key',
    topic: 'The taint that keeps Linux pods from Windows nodes',
    positions: [
      { says: 'The pages taint with the key os.', sources: ['doc004-guide', 'web-guide'] },
      { says: 'The enhancement proposal taints with the key windows.', sources: ['kep-1301'] },
    ],
    decision:
      'The app proposes os=windows:NoSchedule, as the pages do, and any other taint can be written in its place. What matters is that node and pods agree.',
    confidence: 'verified',
    rules: [],
  },
]
