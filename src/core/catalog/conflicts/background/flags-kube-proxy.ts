import type { Conflict } from '../define.ts'

export const flagsKubeProxyBackground: readonly Conflict[] = [
  {
    id: 'cleanup-flags',
    topic: 'What --cleanup and --cleanup-ipvs do on Windows',
    positions: [
      {
        says: 'The help of 1.14 has --cleanup-ipvs on by default and by itself; 1.17 narrows it to --cleanup and marks it.',
        sources: [
          'k8s v1.14.0/cmd/kube-proxy/app/server.go',
          'k8s v1.20.0/cmd/kube-proxy/app/server.go',
        ],
      },
      {
        says: '--cleanup-ipvs is gone in 1.21.',
        sources: ['github kubernetes/kubernetes/pull/97336'],
      },
      {
        says: 'From 1.26 on kube-proxy refuses --cleanup on Windows.',
        sources: ['k8s v1.26.0/cmd/kube-proxy/app/server_windows.go'],
      },
    ],
    decision:
      'Neither is ever written. --cleanup-ipvs is taken up to 1.20; what --cleanup does on Windows before 1.26 was not established.',
    confidence: 'verified',
    rules: [],
  },
  {
    id: 'init-only-flag',
    topic: 'Whether kube-proxy takes --init-only on Windows',
    positions: [
      {
        says: 'From 1.29 on it is registered for every operating system.',
        sources: ['k8s v1.29.0/cmd/kube-proxy/app/server.go'],
      },
      {
        says: 'The Windows part of the same program refuses it.',
        sources: ['k8s v1.29.0/cmd/kube-proxy/app/server_windows.go'],
      },
    ],
    decision: 'The flag is known and then refused: kube-proxy does not start with it.',
    confidence: 'verified',
    rules: [],
    from: '1.29',
  },
  {
    id: 'root-endpoint-default',
    topic: 'Whether --root-hnsendpoint-name is cbr0 by itself',
    positions: [
      {
        says: 'The help gives cbr0 as its default.',
        sources: [
          'github kubernetes/kubernetes/pull/99287',
          'k8s v1.24.0/cmd/kube-proxy/app/init_windows.go',
        ],
      },
      {
        says: 'With a configuration file that default counts from 1.30 on only.',
        sources: [
          'k8s v1.29.0/cmd/kube-proxy/app/server_windows.go',
          'k8s v1.30.0/cmd/kube-proxy/app/server_windows.go',
        ],
      },
    ],
    decision: 'The code decides: in a file the name is empty up to 1.29 unless it is written.',
    confidence: 'verified',
    rules: [],
    from: '1.24',
  },
  {
    id: 'flags-beside-configuration',
    topic: 'Whether flags of kube-proxy count beside --config',
    positions: [
      {
        says: 'The help lists all of them as usable.',
        sources: ['k8s v1.36.0/cmd/kube-proxy/app/options.go'],
      },
      {
        says: 'With --config nearly all others are ignored, --feature-gates too; --windows-service is read before the file.',
        sources: ['k8s v1.36.0/cmd/kube-proxy/app/init_windows.go'],
      },
    ],
    decision:
      'The code decides: where kube-proxy reads a file, everything is in the file, and --windows-service alone stands beside it.',
    confidence: 'verified',
    rules: [],
  },
  {
    id: 'network-name-flag',
    topic: 'How kube-proxy learns the name of the network',
    positions: [
      {
        says: 'The Kubernetes guides set the variable KUBE_NETWORK with L2Bridge and the flag --network-name with Overlay.',
        sources: ['doc002', 'doc004', 'doc003'],
      },
      {
        says: 'The code reads the flag and then the variable in either mode, and stops where both are empty.',
        sources: ['k8s v1.20.0/pkg/proxy/winkernel/proxier.go'],
      },
    ],
    decision: 'The flag, or the field of the file, is written in both modes.',
    confidence: 'verified',
    rules: [],
  },
  {
    id: 'ipvs-strict-arp-start',
    topic: 'The first kube-proxy with --ipvs-strict-arp',
    positions: [
      {
        says: 'Release notes list it in 1.15 and in 1.14.2.',
        sources: ['rn-1.15', 'github kubernetes/kubernetes/pull/75295'],
      },
      {
        says: 'It was carried back to 1.14.2.',
        sources: ['github kubernetes/kubernetes/pull/75719'],
      },
    ],
    decision: 'Taken from 1.14.2 on. It has no use on Windows and is never written.',
    confidence: 'verified',
    rules: [],
  },
]
