import type { Document } from '../model/document.ts'
import type { Observation } from '../model/observation.ts'
import { stated } from '../model/observe.ts'

/** The variable in whatever form, or a script of which a part stands in another file. */
const elsewhere =
  /\bKUBE_NETWORK\b|^[ \t]*\.[ \t]+["']?[\w$\\/:.{}-]{1,120}\.ps1\b|\b(?:Import-Module|ipmo)\b|^[ \t]*call[ \t]+\S{1,120}\.(?:cmd|bat)\b/im

/** That the name of the HNS network may come from somewhere else than the line of kube-proxy. */
export function networkNameElsewhereIn(doc: Document): readonly Observation[] {
  const found = elsewhere.exec(doc.text)
  return found
    ? [
        stated('kubeProxy.networkNameElsewhere', true, found[0], doc.placeAt(found.index), {
          absent: true,
        }),
      ]
    : []
}
