import { complained } from '../../../catalog/symptoms/complained.ts'
import type { Finding } from '../../../model/finding.ts'
import type { RuleId } from '../../../rules/index.ts'
import { findingId } from '../symptoms/finding.ts'
import { guideOf } from '../symptoms/guide-finding.ts'

/** A fault that is more than a step which failed for an unknown reason. */
export const isCause = (one: Finding) => isFault(one) && guideOf(one) === undefined

export const isFault = ({ severity }: Finding) => severity === 'error' || severity === 'warning'

/** What Windows never does, which brings about nothing else that somebody complains of. */
const limits = new Set(
  complained.filter(({ isLimit }) => isLimit).map(({ symptom }) => findingId(symptom)),
)

/** Dates after which nothing is supported; all goes on as before. */
const dates: ReadonlySet<string> = new Set<RuleId>([
  'pool-kubernetes-version',
  'pool-windows-retirement',
  'support-ended',
])

/** A fault that may be behind what somebody complains of. */
export const isCauseOfMore = (one: Finding) =>
  isCause(one) && !limits.has(one.id) && (one.severity === 'error' || !dates.has(one.id))
