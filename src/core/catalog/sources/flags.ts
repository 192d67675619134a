import type { Sources } from './source.ts'

/** Flags, feature gates and configuration fields: mostly the code that registers them. Paths start with a tag or commit. */
export const flagsSources = {
  k8s: {
    title: 'Kubernetes source',
    url: 'https://github.com/kubernetes/kubernetes',
    base: 'https://github.com/kubernetes/kubernetes/blob/',
  },
  'k8s-features': {
    title: 'Kubernetes: generated list of feature gates',
    url: 'https://github.com/kubernetes/kubernetes/blob/002acc1a391120e71e0b789198f15b8d9e8b206a/test/compatibility_lifecycle/reference/versioned_feature_list.yaml',
  },
} as const satisfies Sources
