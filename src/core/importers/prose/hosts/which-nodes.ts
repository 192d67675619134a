import type { Document } from '../../../model/document.ts'
import type { Place } from '../../../model/finding.ts'
import type { Match } from '../../text-of.ts'
import { lineOf, wordsAround } from '../lines.ts'
import { acrossLines } from '../../../values/across-lines.ts'

/** “On the new Windows server we have kubeadm 1.30.2” */
const toolOfWindows = new RegExp(
  acrossLines`
    \bon\s(?:the|our|a|this)\s(?:new\s)?windows\s(?:server|node|worker|machine|host|vm|box)\b
    [^.;\n]{0,30}\bkubeadm(?:\.exe)?(?:\s(?:is|version|at))?\sv?$
  `,
  'i',
)

/** “Kubernetes: v1.29.10 (control plane v1.30.6)”: the number ahead is that of the nodes. */
const besideServer = new RegExp(
  acrossLines`
    ^["'\x60]?\s?[(（]\s?(?:the\s|our\s)?(?:
      control[- ]?planes?|masters?|API\s?server|控制面|控制平面|コントロールプレーン|Steuerebene|Kontrollebene
      |plan\sde\scontrôle|plano\sde\scontrol[eo]?|plano\sde\scontrole
    )(?:\sversion|\sis|\sat|\sist|\sstill|は|是|为){0,2}\s?[:：=]?\s?v?1\.\d{2}
  `,
  'i',
)

/** “Kubernetes (windows) v1.20.0”: what the nodes of that system have. */
export function systemOf(doc: Document, { raw, place }: Match): string | undefined {
  const { ahead, behind } = wordsAround(doc, place, raw)
  return toolOfWindows.test(ahead) || besideServer.test(behind)
    ? 'windows'
    : /\((?:on )?(windows|linux)(?: nodes?)?\)[\s:=-]{0,3}v?$/i.exec(ahead)?.[1]?.toLowerCase()
}

/** “Control plane: kubelet 1.30.6” */
export const isBehindControlPlane = (doc: Document, place: Place): boolean =>
  /^\W{0,4}(?:the )?(?:control[- ]?planes?|masters?)(?: nodes?)?\b[^.;]*\bkubelet\b/i.test(
    lineOf(doc, place),
  )

/** “Kubernetes is 1.22 on the control plane”, which leaves open what the nodes have; “RKE2 server v1.29.9” does beside an agent with its own number. */
export function isOfControlPlane(doc: Document, place: Place, raw: string): boolean {
  const { ahead, behind } = wordsAround(doc, place, raw)
  return (
    /^\s{1,3}(?:on|for|in)\s(?:the\s)?(?:control[- ]?plane|masters?|linux\s(?:nodes?|workers?|hosts?))\b/i.test(
      behind,
    ) ||
    (ofServer.test(ahead) && agentHasOwn.test(doc.text))
  )
}

const ofServer =
  /\b(?:rke2|k3s)[ -]servers?(?:\s(?:is|are|runs?|on|at|version)){0,2}\s?[:=(]?\s?v?$/i
const agentHasOwn =
  /\bagents?\b(?:\s(?:is|are|runs?|on|at|still|already|version)){0,3}\s?[:=(]?\s?v?1\.\d{2}\.\d/i
