import type { Document } from '../../model/document.ts'
import type { Reading } from '../../model/importer.ts'
import type { Observation } from '../../model/observation.ts'
import type { DecisionId } from '../../model/scenario.ts'

/** What a script decides by itself, where it can do so in more than one way. */
const ofBranches: ReadonlySet<DecisionId> = new Set<DecisionId>([
  'networkMode',
  'hnsNetworkName',
  'directServerReturn',
  'containerRuntime',
  'cni',
  'serviceCIDR',
  'clusterDNS',
])

/** Values of one decision in a script with conditions stand for its cases. */
export function branched(reading: Reading, { text }: Document): Reading {
  if (!/\b(?:if|switch)\s*\(/i.test(text)) return reading
  const observations = reading.observations?.map((one) =>
    one.decision !== null && ofBranches.has(one.decision)
      ? { ...one, isBranch: true as const }
      : one,
  )
  return { ...reading, ...(observations && { observations }) }
}

/** What stands in a text of which a script takes one of several. */
export const ofCase = (
  { isCase }: Document,
  observations: readonly Observation[],
): readonly Observation[] =>
  isCase === true ? observations.map((one) => ({ ...one, isBranch: true as const })) : observations
