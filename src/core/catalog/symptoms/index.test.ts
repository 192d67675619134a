import { describe, expect, test } from 'vitest'
import { resolveSource } from '../sources/index.ts'
import type { Check, Condition } from './define.ts'
import { codes, symptoms } from './index.ts'
import { grouped } from '../../values/grouped.ts'
import { trees, type Branch } from './trees.ts'

const codeIds = new Set(codes.map(({ id }) => id))
const isSentence = /^\S.*[.?]$/

describe('symptoms', () => {
  test.each([
    ['messages', /^M-/, 187],
    ['nodes that are not Ready', /^S-/, 30],
    ['managed platforms', /^(?:aks|eks|gke|oth)-x-/, 29],
    ['reports', /^R-/, 99],
    ['code of components', /^C-/, 81],
    ['volumes', /^V-/, 14],
    ['agents and identities', /^N-/, 36],
    ['runtimes and platforms', /^P-/, 30],
    ['steps that fail', /^O-/, 12],
    ['common texts', /^G-/, 33],
    ['what is added to a cluster', /^A-/, 17],
    ['what code prints', /^W-/, 18],
    ['configurations of a network', /^CN-/, 9],
    ['memory that grows', /^MM-/, 2],
  ] as const)('no row about %s is lost', (_, prefix, least) => {
    expect(symptoms.filter(({ id }) => prefix.test(id)).length).toBeGreaterThanOrEqual(least)
  })

  test('have unique ids', () => {
    const ids = symptoms.map(({ id }) => id.toLowerCase())
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([])
  })

  test('have words of their own, but for what is named here', () => {
    const rows = grouped(
      symptoms.flatMap(({ id, words }) =>
        words.map((literals) => ({ id, said: literals.join(' … ').toLowerCase() })),
      ),
      ({ said }) => said,
    )
    const shared = [...rows.values()].map((same) => same.map(({ id }) => id).join(' '))
    expect(shared.filter((ids) => ids.includes(' ')).toSorted()).toEqual([
      'M-HCS-02 S-17',
      'M-HCS-03 S-17',
      'M-KLT-07 S-04',
    ])
  })

  test.each(symptoms)('$id', ({ words, codes: refs = [], causes }) => {
    for (const literals of words) {
      expect(literals.length).toBeGreaterThan(0)
      for (const literal of literals) expect(literal.replace(/\s/g, '').length).toBeGreaterThan(2)
    }
    for (const ref of refs) expect(codeIds).toContain(ref)
    expect(causes.length).toBeGreaterThan(0)
    for (const { cause, checks, remedy, likely = [], excluded = [] } of causes) {
      expect(cause.value).toMatch(isSentence)
      expect(['verified', 'inferred']).toContain(cause.confidence)
      expect(cause.sources.length).toBeGreaterThan(0)
      for (const ref of cause.sources) expect(resolveSource(ref), ref).toBeDefined()
      expect(remedy).not.toBe('')
      for (const condition of [...likely, ...excluded]) expect(said(condition)).not.toBe('')
      for (const check of checks) expect(looked(check)).toEqual([true, true])
    }
  })

  test('name no row of a table that is not here', () => {
    expect(JSON.stringify(symptoms)).not.toMatch(/\b(?:CNI-[A-Z]\d|[NAIP]-[A-Z]{2}-\w+|T-\d\d)\b/)
  })
})

function said(condition: Condition): unknown {
  if ('code' in condition) {
    expect(codeIds).toContain(condition.code)
    return condition.code
  }
  return Object.values(condition).join(' ')
}

const looked = (check: Check) => [
  ('command' in check ? check.command : check.look) !== '',
  check.shows !== '',
]

test('codes: 164, each once, cited, and with a text or a meaning', () => {
  expect(codes).toHaveLength(164)
  expect(codeIds.size).toBe(164)
  for (const { id, text, means, sources } of codes) {
    expect(id).toMatch(/^H-[0-9A-F]{8}$/)
    expect(text ?? means?.value).toBeDefined()
    const refs = means?.sources ?? sources ?? []
    expect(refs.length).toBeGreaterThan(0)
    for (const ref of refs) expect(resolveSource(ref), ref).toBeDefined()
    if (means) expect(means.value).toMatch(isSentence)
  }
})

describe('trees', () => {
  const rows = new Set([...symptoms, ...trees].map(({ id }) => id))

  test('are 29 with 163 steps', () => {
    expect(trees).toHaveLength(29)
    expect(trees.flatMap(({ steps }) => steps)).toHaveLength(163)
  })

  test.each(
    trees.flatMap(({ id, steps }) => steps.map((step) => [`${id} ${step.id}`, step] as const)),
  )('the answers to %s lead to two places', (_, { yes, no }) => expect(yes).not.toEqual(no))

  test.each(trees)(
    '$id leads forward, reaches each step, and ends in a cause',
    ({ steps, said }) => {
      expect(said.length).toBeGreaterThan(0)
      const reached = new Set([steps[0]?.id])
      for (const [i, { id, ask, command, expected, yes, no }] of steps.entries()) {
        expect(ask ?? command, id).toBeDefined()
        expect(expected.value).toMatch(isSentence)
        for (const ref of expected.sources) expect(resolveSource(ref), ref).toBeDefined()
        const later = steps.slice(i + 1).map((step) => step.id)
        for (const branch of [yes, no]) follow(branch, later, reached)
      }
      expect(reached.size).toBe(steps.length)
    },
  )

  function follow(branch: Branch, later: readonly string[], reached: Set<string | undefined>) {
    if ('next' in branch) {
      expect(later).toContain(branch.next)
      reached.add(branch.next)
    } else if ('cause' in branch) {
      expect(branch.cause.value).toMatch(isSentence)
      expect(branch.cause.sources.length).toBeGreaterThan(0)
      for (const id of branch.see ?? []) expect(rows).toContain(id)
    } else expect(branch.end).toMatch(isSentence)
  }
})
