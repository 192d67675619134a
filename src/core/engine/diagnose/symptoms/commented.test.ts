import { expect, test } from 'vitest'
import { diagnose } from '../../../diagnose.ts'

const severitiesIn = (name: string, text: string) =>
  diagnose([{ name, text }]).findings.flatMap(({ id, severity }) =>
    id === 'symptom-m-net-39' ? [severity] : [],
  )
const words = 'HNS network lost its management IP'

test('a comment of an object tells of what it keeps from happening', () =>
  expect(
    severitiesIn(
      'a.yaml',
      `apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: a\n  # else: "${words}"\ndata:\n  a: b\n`,
    ),
  ).toEqual(['info']))

test('an annotation that an agent wrote tells of what happened', () =>
  expect(
    severitiesIn(
      'a.yaml',
      `apiVersion: v1\nkind: Event\nmetadata:\n  name: a\nmessage: "${words}"\n`,
    ),
  ).toEqual(['warning']))
