import { describe, expect, test } from 'vitest'
import { lints } from '../../../lints/index.ts'
import { azureFiles } from '../../../testing/samples/azure-files.ts'
import { microsoftFiles } from '../../../testing/samples/microsoft-files.ts'
import { otherFiles } from '../../../testing/samples/other-files.ts'
import { manifestFiles } from '../../../testing/samples/manifest-files.ts'
import { runtimeAndChartFiles } from '../../../testing/samples/chart-files.ts'
import { runtimeFiles } from '../../../testing/samples/runtime-files.ts'
import { diagnose } from '../diagnose.ts'

const networkFiles = [
  ...azureFiles,
  ...microsoftFiles,
  ...otherFiles,
  ...manifestFiles,
  ...runtimeFiles,
  ...runtimeAndChartFiles,
]
const own = new Set<string>(lints.map(({ id }) => id))
const works = new Set(['valid', 'valid-but-incomplete', 'template'])

test('there are files of every class', () => {
  expect(networkFiles.length).toBeGreaterThanOrEqual(48)
  expect(new Set(networkFiles.map(({ verdict }) => verdict)).size).toBe(6)
})

describe.each(networkFiles.map((one) => [one.name, one] as const))('%s', (_, one) => {
  const { findings, questions } = diagnose([{ name: 'cni.json', text: one.text }])
  const linted = findings.filter(({ id }) => own.has(id))

  test('shows what is wrong with it', () => {
    const said = [
      ...linted.map(({ id, severity }) => `${id} ${severity}`),
      ...questions.flatMap(({ decides }) => decides.map((id) => `${id} question`)),
    ]
    expect(said).toEqual(expect.arrayContaining(one.expected.map((pair) => pair.join(' '))))
  })

  test('shows no fault that it does not have', () => {
    const errors = linted.filter(({ severity }) => severity === 'error').map(({ id }) => id)
    const expected = one.expected.filter(([, severity]) => severity === 'error').map(([id]) => id)
    const beside = one.verdict === 'invalid-json' ? ['cni-capability-known', 'cni-placeholder'] : []
    expect(errors.filter((id) => ![...expected, ...beside].includes(id))).toEqual([])
    if (!works.has(one.verdict)) return
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([])
  })
})
