import { policyAgent } from '../../../catalog/cni/calico-windows.ts'
import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { placeOf, stated } from '../../../model/observe.ts'
import { wordsAround } from '../lines.ts'
import { saidIn } from '../meant/said.ts'
import { acrossLines } from '../../../values/across-lines.ts'

/** “… 3.27 for network policies”, “… in policy-only mode”: what stands between may say that it is the network as well. */
const forPolicies = new RegExp(
  acrossLines`
    ^((?:[^.;\n]|\.(?=\d)){0,100}?)\b(?:
      polic(?:y|ies)[- ]only\b
      |only\s(?:for|as|does|enforces?)\s(?:the\s)?(?:network\s)?polic
      |for\s(?:the\s|our\s)?(?:network\s)?polic(?:y|ies)\b
      |as\s(?:the\s|a\s|our\s)?(?:network\s)?policy\s(?:engine|provider)\b
    )
  `,
  'i',
)
const asNetwork = /\b(?:CNI|network(?:s|ing)?|overlay|vxlan|bgp|pods?|not|n['’]t)\b/i

/** Whether Calico enforces policies beside another plugin, and neither the plugin nor its release is told by it. */
export function isForPolicies(doc: Document, one: Observation): boolean {
  const isTold =
    one.decision === 'cniRelease' || (one.decision === 'cni' && one.value === policyAgent)
  if (!isTold) return false
  const { behind } = wordsAround(doc, placeOf(one), one.raw)
  const [found, between = ''] = forPolicies.exec(behind) ?? []
  return found !== undefined && !asNetwork.test(between)
}

/** “Calico network policies”, “network policy: Calico”, “the policies are done by Calico”. */
const policiesBy =
  /\b(calico)\b(?=(?:[^.;\n]|\.(?=\d)){0,100}?\bpolic(?:y|ies)\b)|\bpolic(?:y|ies)\b(?:[^.;\n]|\.(?=\d)){0,40}?\b(calico)\b/gi

const isQuestion = /^(?:[^.!\n]|\.(?=\d)){0,80}\?/

/** That Calico enforces policies, be it the network as well or not. */
export const policiesIn = (doc: Document): readonly Observation[] =>
  saidIn(doc, policiesBy)
    .filter(({ raw, place }) => !isQuestion.test(wordsAround(doc, place, raw).behind))
    .slice(0, 1)
    .map(({ raw, place }) => stated('network.policies', policyAgent, raw, place))
