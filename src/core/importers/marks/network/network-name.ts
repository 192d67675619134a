import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { stated } from '../../../model/observe.ts'
import { matches } from '../../../text/patterns/may-match.ts'
import { acrossLines } from '../../../values/across-lines.ts'

/** The variable in whatever form, or a script of which a part stands in another file. */
const elsewhere =
  /\bKUBE_NETWORK\b|^[ \t]*\.[ \t]+["']?[\w$\\/:.{}-]{1,120}\.ps1\b|\b(?:Import-Module|ipmo)\b|^[ \t]*call[ \t]+\S{1,120}\.(?:cmd|bat)\b/im

/** Without an anchor, and so found soon to be missing. */
const mayBeElsewhere = /KUBE_NETWORK|\.ps1|Import-Module|\bipmo\b|\.(?:cmd|bat)\b/i

const nodeName = new RegExp(
  acrossLines`
    \bNODE_NAME\b|\bPOD_NAME\b
    |\bCONTAINER_SANDBOX_MOUNT_POINT\b
    |^[ \t]*\.[ \t]+["']?[\w$\\/:.{}-]{1,120}\.ps1\b
    |\b(?:Import-Module|ipmo)\b
    |^[ \t]*call[ \t]+\S{1,120}\.(?:cmd|bat)\b
  `,
  'im',
)
const mayBeNodeName =
  /NODE_NAME|POD_NAME|SANDBOX_MOUNT|\.ps1|Import-Module|\bipmo\b|\.(?:cmd|bat)\b/i

/** Logs are longer, and set nothing. */
const longestScript = 100_000

/** That flanneld may be told the name of its node. */
export function nodeNameElsewhereIn(doc: Document): readonly Observation[] {
  const found =
    doc.text.length < longestScript && mayBeNodeName.test(doc.text) ? nodeName.exec(doc.text) : null
  return found
    ? [
        stated('flanneld.nodeNameElsewhere', true, found[0], doc.placeAt(found.index), {
          absent: true,
        }),
      ]
    : []
}

/** That the name of the HNS network may come from somewhere else than the line of kube-proxy. */
export function networkNameElsewhereIn(doc: Document): readonly Observation[] {
  const found = matches(doc, mayBeElsewhere) ? elsewhere.exec(doc.text) : null
  return found
    ? [
        stated('kubeProxy.networkNameElsewhere', true, found[0], doc.placeAt(found.index), {
          absent: true,
        }),
      ]
    : []
}
