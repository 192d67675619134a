import { ofNoCause } from './finding-text.ts'
import type { SymptomFinding } from './finding.ts'
import { withoutKnownSteps } from './guide-finding.ts'

/**
 * Without steps that a known fault explains, and without rows of which the setup leaves no cause on
 * a line that another row explains.
 */
export function withoutUnexplained(all: readonly SymptomFinding[]): readonly SymptomFinding[] {
  const known = new Set(all.flatMap((one) => (one.causes.length > 0 ? linesOf(one) : [])))
  return withoutKnownSteps(all).filter(
    (one) => one.remediation !== ofNoCause || !linesOf(one).every((line) => known.has(line)),
  )
}

const linesOf = ({ file, line, also = [] }: SymptomFinding) =>
  [{ file, line }, ...also].map((one) => `${one.file}:${one.line}`)
