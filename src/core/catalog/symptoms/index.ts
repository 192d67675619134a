export { codes } from './codes.ts'
export { stages } from './stages.ts'
export { symptoms } from './messages/index.ts'
export type { Check, Code, Condition, Symptom, SymptomCause } from './define.ts'
