import { expect, test } from 'vitest'
import type { Confidence } from '../catalog/fact.ts'
import type { Severity } from '../model/finding.ts'
import { severityOf, type Ground } from './severity.ts'

test.each<[Ground, Confidence, Severity]>([
  [{ basis: 'refused' }, 'verified', 'error'],
  [{ basis: 'fails' }, 'verified', 'error'],
  [{ basis: 'unsupported', matrix: true }, 'verified', 'error'],
  [{ basis: 'unsupported' }, 'verified', 'warning'],
  [{ basis: 'refused' }, 'inferred', 'warning'],
  [{ basis: 'unsupported', matrix: true }, 'inferred', 'warning'],
  [{ basis: 'advice' }, 'verified', 'info'],
  [{ basis: 'advice', risk: 'security' }, 'verified', 'warning'],
  [{ basis: 'advice', risk: 'data' }, 'inferred', 'warning'],
  [{ basis: 'refused' }, 'unknown', 'unknown'],
  [{ basis: 'advice' }, 'unknown', 'unknown'],
])('%o that is %s gives %s', (ground, confidence, severity) => {
  expect(severityOf(ground, confidence)).toBe(severity)
})
