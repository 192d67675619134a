import { inferred, verified } from '../fact.ts'
import type { RuntimeSupport } from './define.ts'

/** From 1.24 on the kubelet has no dockershim: a final state. */
export const dockershimRemoved: RuntimeSupport = {
  state: verified('removed', ['rn-1.24#L88', 'rn-1.24#L232'], { lasting: true }),
  floor: verified(null, ['rn-1.24#L88'], { lasting: true }),
}

/** Mirantis Container Runtime, which without dockershim needs cri-dockerd. */
export const mirantis: RuntimeSupport = {
  state: inferred('third-party', ['web-intro-a', 'web-intro-b', 'web-hpc-b'], {
    note: 'the pages name the runtime; that cri-dockerd is needed follows from the removal of dockershim',
  }),
  floor: inferred('20.10', ['web-intro-a', 'web-intro-b'], {
    note: 'the release that the pages link, not a stated minimum',
  }),
}

/** The kubelet speaks CRI v1 alone, which containerd serves from 1.6 on, whatever the pages print. */
export const criV1 = [
  'rn-1.26#L348',
  'k8s-blog-1.26',
  'containerd v1.5.18/pkg/cri/server/service.go#L36',
  'containerd v1.6.0/pkg/cri/server/service.go#L36-L37',
] as const

/** Which version of the runtime interface a kubelet speaks. */
export const kubeletCri = {
  v1: inferred({ from: '1.23' } as const, ['containerd 301026e58c61/RELEASES.md#L179']),
  v1alpha2: verified({ through: '1.25' } as const, [...criV1], { lasting: true }),
} as const

/** What the number of a release says, in every minor. */
export const releaseForm = verified('major.minor.patch', ['skew-policy#L23-L24'], { lasting: true })

/** How far a kubelet may be from its API server, in minors. */
export const versionSkew = {
  newer: verified(0, ['skew-policy#L55']),
  older: verified(3, ['skew-policy#L56']),
  /** Of kubelets before this minor. */
  olderBefore: verified({ minor: '1.25', older: 2 } as const, ['skew-policy#L56']),
  /** How far kubectl may be from the API server, either way. */
  kubectl: verified(1, ['skew-policy']),
  /** Minors that the API server goes up at a time. */
  serverStep: verified(1, ['skew-policy#L190-L192']),
  /** Before a kubelet goes up, its API server is there, and its node is drained. */
  serverFirst: verified(true, ['skew-policy#L213']),
  drainFirst: verified(true, ['skew-policy#L219-L220']),
  /** The order is written for the way up alone. */
  orderUp: verified(true, ['skew-policy#L150-L153']),
  /** kube-proxy is not newer than the API server either, and as far behind it as a kubelet may be. */
  proxyNewer: verified(0, ['skew-policy#L77']),
  proxyOlder: verified(3, ['skew-policy#L78-L79']),
  /** How far kube-proxy may be from its kubelet, either way. */
  proxyBeside: verified(3, ['skew-policy#L80-L82']),
  /** Windows nodes follow the policy like others. */
  windows: verified(true, ['doc002', 'doc003', 'doc004']),
} as const
