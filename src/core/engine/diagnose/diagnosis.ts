import type { Finding } from '../../model/finding.ts'
import type { Observation } from '../../model/observation.ts'
import type { Values } from '../../model/scenario.ts'
import type { Question } from '../lint/question.ts'
import type { Collectable } from './collect.ts'
import type { DocumentReport } from './reading/document-report.ts'
import type { LogLine } from './reading/log-lines.ts'
import type { Unread } from './reading/read.ts'

/** What was made of everything that a customer sent. */
export interface Diagnosis {
  readonly observations: readonly Observation[]
  /** The gravest first. */
  readonly findings: readonly Finding[]
  readonly questions: readonly Question[]
  /** Only what was observed, or follows from it. */
  readonly scenario: Partial<Values>
  readonly unread: readonly Unread[]
  readonly documents: readonly DocumentReport[]
  readonly collect: readonly Collectable[]
  /** Lines with a message that is known, the gravest first. */
  readonly logs: readonly LogLine[]
  /** What the sender tells in sentences. */
  readonly words: readonly LogLine[]
}
