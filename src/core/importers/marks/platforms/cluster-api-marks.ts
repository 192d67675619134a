import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { stated } from '../../../model/observe.ts'

const word = 'kubeletExtraArgs'

/** Whether anybody speaks of arguments that Cluster API or kubeadm gives the kubelet. */
export function clusterApiIn(doc: Document): readonly Observation[] {
  const at = doc.text.indexOf(word)
  return at < 0 ? [] : [stated('clusterApi.arguments', true, word, doc.placeAt(at))]
}
