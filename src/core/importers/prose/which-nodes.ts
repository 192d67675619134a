import type { Document } from '../../model/document.ts'
import type { Place } from '../../model/finding.ts'
import type { Match } from '../text-of.ts'
import { lineOf } from './lines.ts'

/** “On the new Windows server we have kubeadm 1.30.2” */
const toolOfWindows =
  /\bon\s(?:the|our|a|this)\s(?:new\s)?windows\s(?:server|node|worker|machine|host|vm|box)\b[^.;\n]{0,30}\bkubeadm(?:\.exe)?(?:\s(?:is|version|at))?\sv?$/i

/** “Kubernetes (windows) v1.20.0”: what the nodes of that system have. */
export const systemOf = (doc: Document, { raw, place }: Match) =>
  toolOfWindows.test(lineOf(doc, place).split(raw)[0] ?? '')
    ? 'windows'
    : /\((?:on )?(windows|linux)(?: nodes?)?\)[\s:=-]{0,3}v?$/i
        .exec(lineOf(doc, place).split(raw)[0] ?? '')?.[1]
        ?.toLowerCase()

/** “Control plane: kubelet 1.30.6” */
export const isBehindControlPlane = (doc: Document, place: Place): boolean =>
  /^\W{0,4}(?:the )?(?:control[- ]?planes?|masters?)(?: nodes?)?\b[^.;]*\bkubelet\b/i.test(
    lineOf(doc, place),
  )

/** “Kubernetes is 1.22 on the control plane”, which leaves open what the nodes have. */
export function isOfControlPlane(doc: Document, place: Place, raw: string): boolean {
  const [, ...behind] = lineOf(doc, place).split(raw)
  return /^\s{1,3}(?:on|for|in)\s(?:the\s)?(?:control[- ]?plane|masters?)\b/i.test(behind.join(raw))
}
