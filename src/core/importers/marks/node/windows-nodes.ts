import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { stated } from '../../../model/observe.ts'
import { matches } from '../../../text/patterns/may-match.ts'
import { foundIn } from '../../../text/patterns/found-in.ts'
import { acrossLines } from '../../../values/across-lines.ts'

/** What people call them, what only a Windows node has, and what pods for Windows select. */
const told = new RegExp(
  acrossLines`
    \bwindows[ -](?:worker[ -]|server[ -])?(?:
      nodes?|pods?|workers?|hosts?|machines?|deployments?|statefulsets?|daemonsets?|workloads?
      |knoten|rechnern?|containern
    )\b
    |\b(?:n(?:œ|oe)uds?|conteneurs?|pods?|nodos?|nodi|contenedor(?:es)?) windows\b
    |\bwindows ?(?:节点|容器|ノード|노드)
    |\bCALICO_NETWORKING_BACKEND\b
    |\b(?:kubelet|kube-proxy|flanneld|antrea-agent|csi-proxy)\.exe\b
    |\\csi-proxy-[a-z]{2,20}-v\d
    |kubernetes\.io\/os["']?[:=] ?["']?windows\b
  `,
  'gi',
)
const denied =
  /(?:\b(?:no|not|never|without|remove[ds]?|instead of|zero|kein\w{0,2}|ohne|pas|sans|aucun|sin|nessun|senza)|n['’]t)\b[^.;\n]{0,40}$/i
/** “Windows workloads are planned for next year” */
const toCome = /^\s(?:is|are|will)\s(?:only\s)?(?:planned|to come|follow|come|not)\b/i
/** Further ones say nothing new. */
const mostTried = 5

/** That there are Windows nodes, where nobody needs to say of which release. */
export function windowsNodesIn(doc: Document): readonly Observation[] {
  if (!matches(doc, /windows|CALICO_NETW|\.exe|csi-proxy-/i)) return []
  let tried = 0
  for (const { index, 0: raw } of foundIn(doc, told)) {
    const [end, before] = [index + raw.length, doc.text.slice(Math.max(index - 60, 0), index)]
    if (!denied.test(before) && !toCome.test(doc.text.slice(end, end + 40))) {
      return [stated('node.os', 'windows', raw, doc.placeAt(index), { absent: true })]
    }
    if (++tried >= mostTried) break
  }
  return []
}
