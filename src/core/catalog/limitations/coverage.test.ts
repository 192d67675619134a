import { describe, expect, test } from 'vitest'
import { valuesOf } from '../../engine/options.ts'
import type { DecisionId } from '../../model/scenario.ts'
import { kubernetesVersions } from '../kubernetes/index.ts'
import { compareVersions } from '../../values/version.ts'
import { osNameForbiddenFields } from '../workload/pod-fields.ts'
import { coverageTable } from './coverage.ts'
import { limitations, limitationsOf } from './index.ts'

test('all rows are there, each once', () => {
  expect(limitations).toHaveLength(208)
  expect(new Set(limitations.map(({ id }) => id)).size).toBe(208)
})

test('every row is covered by rules that exist or says why not', () => {
  const uncovered = limitations.filter(({ coveredBy }) =>
    'rules' in coveredBy
      ? coveredBy.rules.length === 0
      : 'reason' in coveredBy && coveredBy.reason.trim() === '',
  )
  expect(uncovered.map(({ id }) => id)).toEqual([])
})

test('the table has a line for each, and states basis and coverage', () => {
  const lines = coverageTable().trimEnd().split('\n')
  expect(lines).toHaveLength(limitations.length + 2)
  for (const line of lines) expect(line.replaceAll('\\|', '').split('|')).toHaveLength(8)
})

describe('ranges', () => {
  test('are of known minors, in order', () => {
    const known: readonly string[] = kubernetesVersions
    for (const { id, from, through } of limitations) {
      expect(known, id).toContain(from)
      if (through === undefined) continue
      expect(known, id).toContain(through)
      expect(compareVersions(from, through), id).toBeLessThanOrEqual(0)
    }
  })

  test('and choices, where they are known, decide what concerns somebody', () => {
    const ids = (choices: Readonly<Record<string, unknown>>) =>
      limitationsOf('1.20', choices).map(({ id }) => id)
    expect(ids({})).toContain('icmp')
    expect(ids({ cni: 'win-bridge' })).toContain('icmp')
    expect(ids({ cni: 'calico' })).not.toContain('icmp')
    expect(ids({ containerRuntime: 'containerd' })).not.toContain('dir-only-docker')
  })

  test('decide what holds for a minor', () => {
    const ids = (minor: string) => limitationsOf(minor).map(({ id }) => id)
    expect(ids('1.14')).toContain('port-forward')
    expect(ids('1.15')).not.toContain('port-forward')
    expect(ids('1.24')).toContain('dockershim-removed')
  })
})

describe('basis', () => {
  const component = /API server|kubelet|kube-proxy|Dockershim|Flannel|runtime/

  test.each(
    limitations.filter(({ basis }) => basis === 'refused').map((row) => [row.id, row] as const),
  )('%s names who refuses it', (_, { statement, reason }) =>
    expect(`${reason} ${statement.value}`).toMatch(component),
  )

  test.each(
    limitations.filter(({ basis }) => basis === 'fails').map((row) => [row.id, row] as const),
  )('%s says why it does not work', (_, { reason }) => expect(reason).toMatch(/\S.*\.$/))
})

test('every field that os.name forbids is a row of the same minor', () => {
  for (const [field, { value }] of Object.entries(osNameForbiddenFields)) {
    const row = limitations.find(
      (limitation) => limitation.field === field && limitation.id.startsWith('osname-'),
    )
    expect(row, field).toMatchObject({ from: value, basis: 'refused' })
  }
})

test('situations name decisions and their values', () => {
  for (const { id, applies = {} } of limitations) {
    for (const [decision, values] of Object.entries(applies)) {
      const known = valuesOf(decision as DecisionId)
      expect(known, `${id}: ${decision}`).toEqual(expect.arrayContaining([...values]))
    }
  }
})

test('statements are plain sentences without references into documents', () => {
  for (const { id, statement, condition, coveredBy } of limitations) {
    const prose = [statement.value, statement.note, condition, JSON.stringify(coveredBy)].join(' ')
    expect(prose, id).not.toMatch(/doc\d{3}|facts\/|rn-1|web-[a-z]|PENDING/)
  }
})
