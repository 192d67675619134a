import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { compareVersions } from '../../../values/version.ts'
import { wordsAround } from '../lines.ts'
import { isOfOthers } from '../meant/said.ts'
import { acrossLines } from '../../../values/across-lines.ts'

const upgraded = new RegExp(
  acrossLines`
    \b(?:
      upgrad(?:e|ed|ing)|updat(?:e|ed|ing)|migrat(?:ed|ion)|mov(?:ed|ing)|went|raised
      |aktualisiert|gehoben
    )\b(?:(?![.;!?](?:\s|$)|\b(?:test|another|other|second|staging|dev)\b).){0,60}\s(?:to|auf)\s
    (?:(?:version|kubernetes|k8s|aks|eks|gke|rke2)\s){0,2}["'\x60(]?v?$
  `,
  'i',
)

/**
 * “We run AKS 1.29 … After the upgrade of the cluster to 1.33 …”: the control plane has the later
 * one, and of the nodes the earlier one is what is told.
 */
export function sinceUpgrade(doc: Document, told: readonly Observation[]): readonly Observation[] {
  const isLater = (one: Observation) =>
    upgraded.test(wordsAround(doc, one, one.raw).ahead.slice(-120))
  const later = told.filter(isLater)
  const earlier = told.filter(
    (one) => !later.includes(one) && !isOfOthers(doc, { raw: one.raw, place: one }),
  )
  const minors = (all: readonly Observation[]) =>
    new Set(
      all.flatMap(({ decision, value }) => (decision === 'controlPlaneVersion' ? [value] : [])),
    )
  const [before, now] = [minors(earlier), minors(later)]
  const [[from], [to]] = [[...before], [...now]]
  const isOne = before.size === 1 && now.size === 1
  if (!isOne || compareVersions(String(to), String(from)) <= 0) return told
  const ofServer = ({ name }: Observation) =>
    name === 'kubernetes.serverVersion' || name === 'controlPlaneVersion'
  return [...later.filter(ofServer), ...earlier.filter((one) => !ofServer(one))]
}
