import type { StepId } from '../../artifacts/root/runbook/index.ts'
import type { Thing } from '../../artifacts/root/runbook/thing.ts'
import type { Scenario } from '../../model/scenario.ts'

/** A fault of the runbook that is known and not mended yet. */
export interface Gap {
  /** Row of the review, and what is wrong. */
  readonly row: string
  readonly when: (scenario: Scenario) => boolean
  readonly step: StepId | ((scenario: Scenario) => StepId)
  readonly needs: Thing | ((scenario: Scenario) => Thing)
  /** Whether a later step makes it. */
  readonly isLate?: true
}
