import { byGravity, evaluate, type Evaluation, type Finding } from '../core/plan.ts'
import { resolveSource } from '../core/reference.ts'
import type { Input } from './command.ts'

/** The evaluation of an input; what was wrong in its text comes with what the rules say. */
export function evaluationOf({ choices, findings }: Input, today?: string): Evaluation {
  const evaluation = evaluate(choices, undefined, today)
  if (findings.length === 0) return evaluation
  return { ...evaluation, findings: [...findings, ...evaluation.findings].toSorted(byGravity) }
}

/** Findings with the addresses and titles of their sources. */
export const printed = (findings: readonly Finding[]) =>
  findings.map((finding) => ({ ...finding, sources: finding.sources.map(sourceOf) }))

const resolved = new Map<string, { readonly url: string; readonly title: string }>()

/** The address and title of a source. */
export function sourceOf(ref: string) {
  const source = resolved.get(ref) ?? resolveSource(ref) ?? { url: ref, title: ref }
  resolved.set(ref, source)
  return source
}
