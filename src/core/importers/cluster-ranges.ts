import type { Document } from '../model/document.ts'
import type { Observation } from '../model/observation.ts'
import { decided } from '../model/observe.ts'
import type { DecisionId } from '../model/scenario.ts'
import { matchesOf } from './text-of.ts'

/** Flags of `kubeadm init` and of the control plane that give the ranges of the cluster. */
const flags: readonly (readonly [RegExp, DecisionId])[] = [
  [/--pod-network-cidr[= ]["']?([\da-f.:,/]{3,90})/gi, 'clusterCIDR'],
  [/--(?:service-cidr|service-cluster-ip-range)[= ]["']?([\da-f.:,/]{3,90})/gi, 'serviceCIDR'],
  [/--service-dns-domain[= ]["']?([\w.-]{3,90})/gi, 'clusterDomain'],
]
const ofControllers = /--cluster-cidr[= ]["']?([\da-f.:,/]{3,90})/gi

/** The ranges of a cluster, as its control plane was started with them. */
export const clusterRangesIn = (doc: Document): readonly Observation[] => {
  if (!doc.text.includes('--')) return []
  const all = /kube-controller-manager/.test(doc.text)
    ? [...flags, [ofControllers, 'clusterCIDR'] as const]
    : flags
  return all.flatMap(([pattern, id]) =>
    matchesOf(doc, pattern).map(({ raw, place }) => decided(id, raw, raw, place)),
  )
}
