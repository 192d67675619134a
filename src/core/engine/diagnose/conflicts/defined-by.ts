import type { SourceRef } from '../../../catalog/fact.ts'
import type { Finding } from '../../../model/finding.ts'
import { help } from '../../../model/help.ts'
import type { DecisionId } from '../../../model/scenario.ts'

const kubeletFile: SourceRef = 'kubelet-types kubernetes-1.23.0/config/v1beta1/types.go'

/** What defines a value, where its help cites nothing. */
const definedBy: { readonly [Id in DecisionId]?: SourceRef } = {
  kubernetesRelease: 'eol2',
  clusterDNS: kubeletFile,
  clusterDomain: kubeletFile,
  maxPods: kubeletFile,
}

/** What says what a value is. */
export const sourcesOf = (id: DecisionId): Finding['sources'] => {
  const { sources = [] } = help[id]
  return sources.length > 0 ? sources : [definedBy[id] ?? 'web-net-b']
}
