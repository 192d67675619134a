/** “10.96.0.10 -> 172.20.0.10”, “1.29.9 → 1.30.5”: behind what was stands what is. */
export const isChanged = /^["'`]?\s{0,2}(?:[-=]{1,2}>|→)\s{0,2}["'`v]?\d/i
/** What a cluster has one of, beside its programs. */
export const ofRanges: ReadonlySet<string> = new Set([
  'clusterDNS',
  'clusterCIDR',
  'serviceCIDR',
  'vni',
  'vxlanPort',
  'maxPods',
])
