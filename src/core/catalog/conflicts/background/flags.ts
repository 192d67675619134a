import type { Conflict } from '../define.ts'

export const flagsBackground: readonly Conflict[] = [
  {
    id: 'gates-of-vendor-builds',
    topic: 'Whether gates of vendor builds are those of Kubernetes',
    positions: [
      {
        says: 'OpenShift switches some otherwise in its builds: NodeLogQuery, for one, is on.',
        sources: ['openshift-gates'],
      },
      {
        says: 'Kubernetes itself has NodeLogQuery off up to 1.35.',
        sources: [
          'k8s v1.27.0/pkg/features/kube_features.go',
          'k8s v1.31.0/pkg/features/versioned_kube_features.go',
          'gate-NodeLogQuery',
        ],
      },
    ],
    decision:
      'The values of Kubernetes itself count. Names that a vendor adds or drops early are not taken over.',
    confidence: 'verified',
    rules: [],
  },
  {
    id: 'gates-of-the-server-library',
    topic: 'Since when the kubelet and kube-proxy know gates of the API server',
    positions: [
      {
        says: 'The list of Kubernetes’ own gates has APIServerTracing, WatchList and others from 1.29 or 1.30 on only.',
        sources: ['k8s v1.30.0/pkg/features/kube_features.go'],
      },
      {
        says: 'The library of the API server, which both programs contain, has them earlier, APIServerTracing since 1.22.',
        sources: ['apiserver kubernetes-1.22.0/pkg/features/kube_features.go'],
      },
    ],
    decision:
      'The library counts: a gate is known from the first version whose library declares it.',
    confidence: 'verified',
    rules: [],
  },
  {
    id: 'gate-defaults-in-patches',
    topic: 'The default of gates that a patch release changed',
    positions: [
      {
        says: 'SchedulerAsyncAPICalls is on in 1.34.0 and 1.35.0 and was switched off by 1.34.2 and 1.35.1.',
        sources: [
          'github kubernetes/kubernetes/pull/134401',
          'github kubernetes/kubernetes/pull/135904',
        ],
      },
      {
        says: 'DisableNodeKubeProxyVersion is on in 1.31.0 and was switched off by 1.31.1.',
        sources: ['github kubernetes/kubernetes/pull/126721'],
      },
    ],
    decision:
      'The default of the newest patch release counts for the whole version. None of these gates is about Windows.',
    confidence: 'verified',
    rules: [],
  },
  {
    id: 'sc-blank-after-equals',
    topic: 'Whether sc.exe wants a blank after the equals sign',
    positions: [
      {
        says: 'Microsoft’s syntax has it: binpath= <path>.',
        sources: ['sc-create-2012', 'sc-create'],
      },
      {
        says: 'OpenShift creates services without it, and sets their recovery with it.',
        sources: ['wmco-windows'],
      },
    ],
    decision: 'Always with the blank, which every documented version takes.',
    confidence: 'verified',
    rules: [],
  },
]
