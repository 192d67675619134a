import { catalog } from '../catalog/catalog.ts'
import { weaker, type AnyFact, type Confidence, type SourceRef } from '../catalog/fact.ts'
import type { KubernetesVersion } from '../catalog/kubernetes/index.ts'

/** The sources of all facts, each once. */
export function sourcesOf(facts: readonly AnyFact[]): readonly SourceRef[] {
  const first = facts[0]
  if (!first) return []
  if (facts.length === 1) return first.sources
  const all: SourceRef[] = []
  for (const { sources } of facts) {
    for (const source of sources) if (!all.includes(source)) all.push(source)
  }
  return all
}

/**
 * The confidence of the weakest fact needed. Beyond the newest minor whose flags were read, a
 * verdict about the version is a conclusion, unless the fact is a final state.
 */
export function confidenceOf(
  facts: readonly AnyFact[],
  /** The minor that the verdict is about; none where it does not depend on it. */
  version: KubernetesVersion | undefined,
): Confidence {
  let stated: Confidence = 'verified'
  for (const { confidence } of facts) stated = weaker(stated, confidence)
  if (stated !== 'verified' || version === undefined) return stated
  if (catalog.kubernetes[version].flagsRead) return stated
  return facts.some(({ lasting }) => lasting) ? stated : 'inferred'
}
