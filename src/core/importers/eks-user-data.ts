import type { Document } from '../model/document.ts'
import type { Observation } from '../model/observation.ts'
import { stated } from '../model/observe.ts'

const tag = '<powershell>'

/** User data of Windows machines on AWS that start no node of EKS. */
export function eksUserDataIn(doc: Document): readonly Observation[] {
  const at = doc.text.indexOf(tag)
  if (at < 0 || /bootstrap|kubelet|nodeadm/i.test(doc.text)) return []
  return [stated('eks.userDataWithoutStart', true, tag, doc.placeAt(at))]
}
