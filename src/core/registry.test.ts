import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, sep } from 'node:path'
import { describe, expect, test } from 'vitest'
import { artifacts, indexArtifacts } from './artifacts/index.ts'
import { valuesOf } from './engine/options.ts'
import { resolve } from './engine/resolve.ts'
import { importers } from './importers/index.ts'
import { lints } from './lints/index.ts'
import { decisionIds, decisionOf } from './model/decisions.ts'
import { help } from './model/help.ts'
import { initialChoices } from './model/presets/define.ts'
import { presets } from './model/presets/index.ts'
import { rules } from './rules/index.ts'

/** What stands in each folder of like things, by its `index.ts`. */
const registries: Readonly<Record<string, readonly { id: string; summary: string }[]>> = {
  rules,
  lints,
  importers,
  artifacts: [...artifacts, ...indexArtifacts],
}

describe.each(Object.entries(registries))('%s', (folder, registered) => {
  const ids = registered.map(({ id }) => id)
  const path = (...names: string[]) => join(import.meta.dirname, folder, ...names)
  const all = readdirSync(path(), { recursive: true, encoding: 'utf8' })
  const files = all
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== 'index.ts')
    .filter((file) =>
      /\bdefine(?:Rule|Lint|Importer|Artifact|IndexArtifact|CniArtifact)\(/.test(
        readFileSync(path(file), 'utf8'),
      ),
    )

  test('files are ids, both ways', () =>
    expect(files.map((file) => basename(file, '.ts')).toSorted()).toEqual(ids.toSorted()))

  test('ids are unique and in kebab case', () => {
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([])
    expect(ids.filter((id) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id))).toEqual([])
  })

  test('each has a test beside it', () =>
    expect(files.filter((file) => !all.includes(file.replace('.ts', '.test.ts')))).toEqual([]))

  test('summaries are statements without a full stop', () =>
    expect(registered.filter(({ summary }) => !/^\S.*[^.\s]$/.test(summary))).toEqual([]))
})

describe('rules', () => {
  test.each(rules.map((rule) => [rule.id, rule] as const))('%s says what to do', (_, rule) => {
    expect(rule.remediation).toMatch(/^[A-Z\p{Lu}].*\.$/u)
    expect(rule.decisions).not.toEqual([])
    expect(rule.decisions.filter((id, i) => rule.decisions.indexOf(id) !== i)).toEqual([])
  })
})

describe('lints', () => {
  test.each(lints.map((lint) => [lint.id, lint] as const))('%s says what to do', (_, lint) =>
    expect(lint.remediation).toMatch(/^\p{Lu}.*\.$/u),
  )

  test.each(lints.map((lint) => [lint.id, lint] as const))(
    '%s reads closed decisions, so that all their values can be tried',
    (_, { decisions }) => expect(decisions.filter((id) => valuesOf(id).length === 0)).toEqual([]),
  )
})

describe('artifacts', () => {
  const sources = readdirSync(join(import.meta.dirname, 'artifacts'), {
    recursive: true,
    encoding: 'utf8',
  }).map((file) => file.split(sep).join('/'))

  test.each(artifacts)('$id stands in the folder that it has in the zip', ({ id, path }) => {
    const inZip = path(resolve(initialChoices))
    const folder = inZip.includes('/') ? inZip.slice(0, inZip.indexOf('/')) : 'root'
    const named = sources.filter((file) => file.endsWith(`/${id}.ts`))
    expect(named.map((file) => file.slice(0, file.indexOf('/')))).toContain(folder)
  })

  test.each([...artifacts, ...indexArtifacts].map((one) => [one.id, one] as const))(
    '%s carries only decisions that it declares',
    (_, { carries, decisions }) =>
      expect(carries.filter((id) => !decisions.includes(id))).toEqual([]),
  )
})

describe('decisions', () => {
  test.each(decisionIds)('%s', (id) => {
    const decision = decisionOf(id)
    expect(decision.label).toMatch(/^\S.*[^.\s]$/)
    expect(help[id]?.text).toMatch(/^[A-Z\p{Lu}].*\.$/su)
    if (decision.kind !== 'closed') return
    const values = decision.choices().map(({ value }) => value)
    expect(values.length).toBeGreaterThan(1)
    expect(new Set(values).size).toBe(values.length)
    expect(values).not.toContain('auto')
  })
})

test('presets have unique ids and name every decision', () => {
  expect(new Set(presets.map(({ id }) => id)).size).toBe(presets.length)
  for (const { choices } of presets) expect(Object.keys(choices)).toEqual([...decisionIds])
})

test('every decision is read by a rule, by a file or by what another one follows from', () => {
  const read = new Set([
    ...[...rules, ...artifacts].flatMap(({ decisions }) => decisions),
    ...decisionIds.flatMap((id) => decisionOf(id).auto?.reads ?? []),
  ])
  // What is accepted is read by the engine, for every rule.
  expect(decisionIds.filter((id) => !read.has(id) && id !== 'accepted')).toEqual([])
})
