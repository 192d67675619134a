import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { help } from '../model/help.ts'
import { presets } from '../model/presets/index.ts'
import { catalog } from './catalog.ts'
import type { AnyFact } from './fact.ts'
import { resolveSource } from './sources/index.ts'

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['./**/*.ts', '!./**/*.test.ts', '!./sources/**'],
  { eager: true },
)

const isFact = (node: object): node is AnyFact =>
  'value' in node && 'sources' in node && 'confidence' in node

/** Every fact below a value, with the path that leads to it. */
function factsOf(node: unknown, path: string, seen = new Set<object>()): [string, AnyFact][] {
  if (typeof node !== 'object' || node === null || seen.has(node)) return []
  seen.add(node)
  const below = node instanceof Map ? [...node] : Object.entries(node)
  const found = below.flatMap(([key, value]) => factsOf(value, `${path}.${String(key)}`, seen))
  return isFact(node) ? [[path, node], ...found] : found
}

const seen = new Set<object>()
const facts = Object.entries(modules).flatMap(([file, exports]) =>
  Object.entries(exports).flatMap(([name, value]) => factsOf(value, `${file}: ${name}`, seen)),
)

test('there are facts', () => expect(facts.length).toBeGreaterThan(500))

test('every fact has a source, unless nobody showed it', () => {
  const bare = facts.filter(
    ([, { confidence, sources }]) => confidence !== 'unknown' && sources.length === 0,
  )
  expect(bare.map(([path]) => path)).toEqual([])
})

test('every source of a fact resolves to a title and an address', () => {
  const dangling = facts.flatMap(([path, { sources }]) =>
    sources.filter((ref) => !isResolved(ref)).map((ref) => `${path}: ${ref}`),
  )
  expect(dangling).toEqual([])
})

test('every source of a preset or of help resolves', () => {
  const refs = [...presets, ...Object.values(help)].flatMap(({ sources }) => sources ?? [])
  expect(refs.filter((ref) => !isResolved(ref))).toEqual([])
})

function isResolved(ref: string): boolean {
  const source = resolveSource(ref)
  return source !== undefined && source.title !== '' && /^https?:\/\/\S+$/.test(source.url)
}

describe('registries', () => {
  const filesOf = (folder: string) =>
    readdirSync(join(import.meta.dirname, folder))
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => file.slice(0, -'.ts'.length))
      .filter((name) => !shared.has(name))
  const shared = new Set(['index', 'define', 'shared'])

  test('Kubernetes minors are the files of their folder', () =>
    expect(filesOf('kubernetes').toSorted()).toEqual(Object.keys(catalog.kubernetes).toSorted()))

  test('Windows releases and CNI plugins have a file each', () => {
    const lower = (names: readonly string[]) => names.map((name) => name.toLowerCase())
    expect(filesOf('windows')).toEqual(expect.arrayContaining(lower(Object.keys(catalog.windows))))
    expect(filesOf('cni')).toEqual(expect.arrayContaining(Object.keys(catalog.cni)))
  })

  test('an entry has the id that it is registered under', () => {
    for (const registry of [
      catalog.kubernetes,
      catalog.windows,
      catalog.images,
      catalog.runtimes,
      catalog.isolation,
      catalog.platforms,
      catalog.modes,
      catalog.cni,
    ]) {
      for (const [key, entry] of Object.entries(registry)) expect(entry).toMatchObject({ id: key })
    }
  })
})

describe('rules state no versions of their own', () => {
  const folder = join(import.meta.dirname, '../rules')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  )
  test.each(files)('%s', (file) => {
    const literals = readFileSync(join(folder, file), 'utf8').match(
      /(['"`])v?\d+\.\d+(?:\.\d+)*\1/g,
    )
    expect(literals ?? []).toEqual([])
  })
})
