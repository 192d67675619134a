import { inferred, verified } from './fact.ts'

/** Of each line of RKE2 the first patch release whose Windows agents have Flannel; later lines have it from the start. */
export const rke2FlannelFrom = inferred(
  { '1.26': '1.26.14', '1.27': '1.27.11', '1.28': '1.28.7', '1.29': '1.29.2' },
  ['rke2#5394', 'rke2#5395', 'rke2#5396', 'rancher-dashboard#16757'],
  { note: 'the patch releases are those that followed the backports' },
)

/**
 * Of each line the first patch release whose Windows agents read how Calico finds the address of a
 * node; lines before have none, later ones have it from the start.
 */
export const rke2AddressFrom = inferred(
  { '1.24': '1.24.9', '1.25': '1.25.5' },
  [
    'github rancher/rke2/issues/3614',
    'github rancher/rke2/issues/3634',
    'github rancher/rke2/issues/3635',
  ],
  { note: 'the release of 1.25 is the one that followed the change' },
)

/** Pages of RKE2 disagree on it: one says how to set it up, another that it is not supported. */
export const rke2Bgp = inferred(
  'VXLAN',
  ['rke2-docs networking/basic_network_options.md#L286', 'rke2-docs networking/windows_bgp.md#L50'],
  { note: 'one page excludes BGP with Windows agents, and another sets it up' },
)

/** What its agents bring along; another takes its place where the endpoint of one is given. */
export const rke2Runtime = verified('containerd', [
  'github rancher/rke2-docs/blob/69b4c5ac4828156edbc6346ec3afc1fd9d729ca8/docs/reference/windows_agent_config.md',
])

/** What RKE2 itself gave its Windows kubelets where a cloud provider is set, and the kubelet no longer takes. */
export const rke2GivenFlag = inferred(
  { flag: 'cloud-config', minors: ['1.34', '1.35'], until: 'February 2026' } as const,
  [
    'github rancher/rke2/issues/9591',
    'github rancher/rke2/pull/9664',
    'github rancher/rke2/pull/9673',
    'github rancher/rke2/pull/9674',
  ],
  { note: 'the day is that of the backports; the releases followed' },
)
