import { inferred } from './fact.ts'

/** By which clusters of RKE get a folder of their own on Windows nodes, as prefix_path is for Linux. */
export const rkePrefix = inferred(
  'win_prefix_path',
  ['github rancher/rancher/issues/25108', 'github rancher/rancher/issues/28440'],
  { note: 'Rancher has the key from 2.4 on' },
)
