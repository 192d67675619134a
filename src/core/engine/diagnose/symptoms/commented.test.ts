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

test('a pattern for a search tells of nothing that happened', () => {
  expect(severitiesIn('job.yaml', `steps:\n- task: Scan\n  searchPattern: "x|${words}"\n`)).toEqual(
    ['info'],
  )
  expect(severitiesIn('job.yaml', `steps:\n- task: Scan\n  lastOutput: "x ${words}"\n`)).toEqual([
    'warning',
  ])
})

test('neither does a list of signatures', () => {
  const signatures = (marks: string) =>
    ['quota.*exceeded', 'timed out', words, 'no address']
      .map((one) => `  - "${marks}${one}"\n`)
      .join('')
  expect(severitiesIn('a.yaml', `anyOf:\n${signatures('(?i)')}`)).toEqual(['info'])
  expect(severitiesIn('a.yaml', `events:\n${signatures('')}`)).toEqual(['warning'])
})

test('nobody complains in a script of a shell', () => {
  const complaint = 'kubectl exec to the Windows pods runs into a timeout.'
  const heard = (text: string) =>
    diagnose([{ name: 'a.sh', text }]).findings.some(({ id }) => id === 'symptom-m-klt-08')
  expect(heard(`${complaint}\n`)).toBe(true)
  expect(heard(`#!/bin/bash\n# ${complaint}\nrun\n`)).toBe(false)
})
