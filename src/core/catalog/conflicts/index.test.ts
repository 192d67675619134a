import { expect, test } from 'vitest'
import { valuesOf } from '../../engine/options.ts'
import type { DecisionId } from '../../model/scenario.ts'
import { kubernetesVersions } from '../kubernetes/index.ts'
import { resolveSource } from '../sources/index.ts'
import { backgroundConflicts } from './background/index.ts'
import { conflicts, conflictsOf } from './index.ts'

const all = [...conflicts, ...backgroundConflicts]

test('those behind rules stand apart from the rest, which no page shows yet', () => {
  expect(all.length).toBeGreaterThan(140)
  expect(conflicts.filter((conflict) => conflict.rules.length === 0)).toEqual([])
  expect(backgroundConflicts.filter((conflict) => conflict.rules.length > 0)).toEqual([])
})

test('ids are unique and in kebab case', () => {
  const ids = all.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.filter((id) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id))).toEqual([])
})

test.each(all.map((conflict) => [conflict.id, conflict] as const))(
  '%s says who says what, and what was decided',
  (_, { topic, positions, decision, from, through, applies = {} }) => {
    expect(topic).toMatch(/^[\p{Lu}\d].*[^.\s]$/u)
    expect(decision).toMatch(/^[\p{Lu}\d].*\.$/su)
    expect(positions.length).toBeGreaterThan(0)
    for (const { says, sources } of positions) {
      expect(says).toMatch(/^\S.*\.$/s)
      expect(sources.length).toBeGreaterThan(0)
      expect(sources.filter((ref) => !resolveSource(ref))).toEqual([])
    }
    const minors: readonly string[] = kubernetesVersions
    for (const minor of [from, through]) if (minor !== undefined) expect(minors).toContain(minor)
    for (const [id, values] of Object.entries(applies)) {
      expect(valuesOf(id as DecisionId)).toEqual(expect.arrayContaining([...values]))
    }
  },
)

test('a conflict is found for the choices that it concerns', () => {
  for (const { id, rules, from, through, applies = {} } of conflicts) {
    const [rule] = rules
    if (rule === undefined) continue
    const choices = {
      kubernetesVersion: through ?? from ?? '1.36',
      ...Object.fromEntries(Object.entries(applies).map(([key, [value]]) => [key, value])),
    }
    const finding = { id: rule, decisions: Object.keys(applies) }
    expect(conflictsOf(finding, choices).map((one) => one.id)).toContain(id)
  }
})

test('a finding of the same rule that blames another decision has none of it', () => {
  const choices = { kubernetesVersion: '1.22', windowsRelease: '1909' }
  const ids = (decision: string) =>
    conflictsOf({ id: 'support-ended', decisions: [decision] }, choices).map(({ id }) => id)
  expect(ids('kubernetesVersion')).toEqual(['end-of-support-1-22'])
  expect(ids('windowsRelease')).toEqual(['end-of-windows-1909'])
  expect(ids('runtimeVersion')).toEqual([])
})

test('what holds for other minors or other choices is left out', () => {
  const ids = (kubernetesVersion: string, windowsRelease: string) => {
    const choices = { kubernetesVersion, windowsRelease }
    const finding = { id: 'windows-host-supported', decisions: Object.keys(choices) }
    return conflictsOf(finding, choices).map(({ id }) => id)
  }
  expect(ids('1.17', '1903')).toEqual(['host-1903-with-1-17'])
  expect(ids('1.18', '1903')).toEqual([])
  expect(ids('1.17', '1909')).toEqual([])
})
