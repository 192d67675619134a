import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { resolveSource } from '../catalog/sources/index.ts'
import { decisionIds } from '../model/decisions.ts'
import { initialChoices } from '../model/presets/define.ts'
import { anyChoices, hostileText } from '../testing/choices.ts'
import { schemaVersion } from './migrate.ts'
import { readScenarioFile, toScenarioFile } from './scenario-file.ts'

test('a written scenario is read back as it was', () => {
  fc.assert(
    fc.property(anyChoices(hostileText), (choices) => {
      expect(readScenarioFile(toScenarioFile(choices))).toEqual({
        ok: true,
        choices,
        findings: [],
        named: decisionIds.length,
      })
    }),
  )
})

describe('a scenario from anywhere', () => {
  test.each(['', '{', '[]', '"x"', 'null', '12'])('%j is unusable, and says why', (text) => {
    expect(readScenarioFile(text)).toMatchObject({
      ok: false,
      message: expect.any(String),
    })
  })

  test('may name only some decisions, and start with a byte order mark', () => {
    expect(readScenarioFile('\uFEFF{"kubernetesVersion":"1.20"}')).toEqual({
      ok: true,
      choices: { ...initialChoices, kubernetesVersion: '1.20' },
      findings: [],
      named: 1,
    })
  })

  test('a value nested deeper than a writer goes is reported', () => {
    const text = `{"cni":${'['.repeat(50_000)}${']'.repeat(50_000)}}`
    expect(readScenarioFile(text)).toMatchObject({
      choices: initialChoices,
      findings: [{ id: 'unknown-value', message: expect.stringMatching(/^CNI plugin cannot be /) }],
    })
  })

  test.each([
    '{"extraExceptions":["","https://u:hidden-word@proxy:80"]}',
    '{"cni":"https://u:hidden-word@proxy:80"}',
    '{"nodeName":{"password":"hidden-word"}}',
    '{"password=hidden-word":1}',
  ])('%s is reported without the secret in it', (text) => {
    const read = readScenarioFile(text)
    expect(JSON.stringify(read)).not.toContain('hidden-word')
    expect(read).toMatchObject({
      findings: [{ message: expect.stringMatching(/what looks like a password/) }],
    })
  })

  test.each([
    ['{"cni":"kubenet"}', { id: 'unknown-value', severity: 'error', decisions: ['cni'] }],
    ['{"cni":["flannel"]}', { id: 'unknown-value', severity: 'error', decisions: ['cni'] }],
    ['{"vni":"4096"}', { id: 'unknown-value', severity: 'error', decisions: ['vni'] }],
    ['{"featureGates":"A=true"}', { id: 'unknown-value', decisions: ['featureGates'] }],
    ['{"cniPlugin":"flannel"}', { id: 'unknown-decision', severity: 'warning', decisions: [] }],
    [`{"schemaVersion":${schemaVersion + 1}}`, { id: 'newer-scenario', severity: 'warning' }],
  ])('%s is reported and the rest kept', (text, finding) => {
    expect(readScenarioFile(text)).toMatchObject({
      ok: true,
      choices: initialChoices,
      findings: [finding],
    })
  })

  test('any JSON is read without an exception', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        readScenarioFile(JSON.stringify(value))
      }),
    )
  })

  test('what is reported cites where it can be looked up', () => {
    for (const id of decisionIds) {
      const read = readScenarioFile(JSON.stringify({ [id]: { no: 'value' } }))
      const [finding] = read.ok ? read.findings : []
      expect(finding?.sources.map((source) => resolveSource(source)?.url)).toEqual([
        expect.stringMatching(/^https:/),
      ])
    }
  })
})
