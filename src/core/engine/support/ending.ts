import type { AnyFact, Confidence, Fact, SourceRef } from '../../catalog/fact.ts'
import { weaker } from '../../catalog/fact.ts'
import type { WindowsServerRelease } from '../../catalog/windows/define.ts'

/** When the last update of a host comes; null where nobody says. */
export const lastDay = ({
  extendedEnd,
  mainstreamEnd,
}: WindowsServerRelease): Fact<string | null> => extendedEnd ?? mainstreamEnd

/** Whether a day is over on another; both are ISO dates. */
export const isOver = ({ value }: Fact<string | null>, today: string) =>
  value !== null && value < today

/** What several facts rest on together. */
export const evidenceOf = (
  facts: readonly AnyFact[],
): { readonly confidence: Confidence; readonly sources: readonly SourceRef[] } => ({
  confidence: facts.reduce<Confidence>((all, one) => weaker(all, one.confidence), 'verified'),
  sources: [...new Set(facts.flatMap(({ sources }) => sources))],
})
