import { symptoms } from '../../../catalog/symptoms/index.ts'
import type { Finding } from '../../../model/finding.ts'
import type { Values } from '../../../model/scenario.ts'
import { rankCauses } from './rank.ts'

/** A command to run next, and what its output would show. */
export interface Collected {
  readonly command: string
  readonly why: string
}

/**
 * The commands that would settle what the findings leave open, those for the likeliest causes
 * first, each once. Findings that are information ask for nothing.
 */
export function collectFor(
  findings: readonly Finding[],
  known: Partial<Values>,
): readonly Collected[] {
  const why = new Map<string, string>()
  const evidence = {
    known,
    observations: [],
    message: '',
    codes: new Set<string>(),
    isRepeated: false,
  }
  const asked = findings.flatMap(({ id, severity, causes = [] }) => {
    const symptom = severity === 'info' ? undefined : rowOf(id)
    if (!symptom) return []
    // As the finding ranks them; without its causes, as the setup alone does.
    const ranked = rankCauses(symptom, evidence)
    return ranked.map(({ cause }, i) => ({
      cause,
      rank: causes.find((one) => one.cause === cause.cause.value)?.rank ?? i + 1,
    }))
  })
  for (const { cause } of asked.toSorted((a, b) => a.rank - b.rank)) {
    for (const check of cause.checks) {
      if ('look' in check || why.has(check.command)) continue
      why.set(check.command, `To settle the cause, look for: ${check.shows}.`)
    }
  }
  return [...why].map(([command, text]) => ({ command, why: text }))
}

const rowOf = (findingId: string) =>
  symptoms.find(({ id }) => findingId === `symptom-${id.toLowerCase()}`)
