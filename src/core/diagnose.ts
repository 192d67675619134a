/** Diagnosing: what somebody brought, read and checked. */
export { diagnose, diagnosing } from './engine/diagnose/diagnose.ts'
export type { Diagnosis } from './engine/diagnose/diagnosis.ts'
export { withEdits } from './engine/diagnose/edits/apply.ts'
export type { DocumentReport } from './engine/diagnose/reading/document-report.ts'
export {
  askedOnce,
  commandsFor,
  questionsText,
  type Asked,
} from './engine/diagnose/judging/question-text.ts'
export type { SentFile } from './engine/diagnose/reading/read.ts'
export { otherWay, type OtherWay } from './engine/diagnose/facts/other-way.ts'
export { report } from './engine/diagnose/report/report.ts'
export { repro } from './engine/diagnose/report/repro.ts'
export { shownFiles, type ShownFile } from './engine/diagnose/findings/shown-text.ts'
export { guideOf } from './engine/diagnose/symptoms/guide-finding.ts'
export {
  answersIn,
  nextCheck,
  symptomGroups,
  type NextCheck,
  type Outcome,
} from './engine/diagnose/symptoms/next-check.ts'
export type { Answer } from './engine/diagnose/symptoms/walk-tree.ts'
export type { Condition } from './engine/lint/worlds.ts'
export type { Edit, FindingCause, GuideStart, Place } from './model/finding.ts'
export type { Observation } from './model/observation.ts'
