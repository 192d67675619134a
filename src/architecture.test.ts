import { readdirSync, readFileSync } from 'node:fs'
import { join, posix, sep } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = import.meta.dirname

/** Layers by the folder (or file pattern) they live in; the first that matches counts. */
const layers = [
  ['sources', /^core\/catalog\/sources\//],
  ['catalog', /^core\/catalog\//],
  ['text', /^core\/text\//],
  ['model', /^core\/model\//],
  ['rules', /^core\/rules\//],
  ['lints', /^core\/lints\//],
  ['artifacts', /^core\/artifacts\//],
  ['importers', /^core\/importers\//],
  ['engine', /^core\/engine\//],
  ['testing', /^core\/testing\//],
  ['doors', /^core\/[^/]+\.ts$/],
  ['shared ui', /^ui\/(?:state|components)\//],
  ['pages', /^ui\/[^/]+\//],
  ['app', /^ui\/[^/]+$/],
  ['main', /^[^/]+\.tsx?$/],
  ['headless', /^headless\//],
  ['tools', /^tools\//],
] as const

type Layer = (typeof layers)[number][0]

/** Who may import whom; every layer may import itself, except that one page never imports another. */
const mayImport: Readonly<Record<Layer, readonly Layer[]>> = {
  sources: [],
  catalog: [],
  text: [],
  model: ['catalog', 'text'],
  rules: ['catalog', 'model'],
  lints: ['catalog', 'model'],
  artifacts: ['catalog', 'model', 'text'],
  importers: ['catalog', 'model', 'text'],
  engine: ['catalog', 'text', 'model', 'rules', 'lints', 'artifacts', 'importers'],
  testing: [],
  doors: ['sources', 'catalog', 'model', 'engine'],
  'shared ui': ['doors'],
  pages: ['doors', 'shared ui'],
  app: ['doors', 'shared ui', 'pages'],
  main: ['doors', 'shared ui', 'pages', 'app'],
  headless: ['sources', 'catalog', 'model', 'engine', 'doors'],
  tools: ['sources', 'catalog', 'text', 'model', 'engine', 'doors', 'headless', 'testing'],
}

/** Sources are a chunk of their own, which only the doors open. */
const exceptions: Readonly<Partial<Record<Layer, RegExp>>> = {
  sources: /^core\/catalog\/fact\.ts$/,
}

/** Packages that one layer keeps to itself. */
const packages: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:js-yaml|smol-toml)$/, /^core\/text\//],
  [/^(?:react|react-dom|react-hook-form|@mui|@emotion)(?:\/|$)/, /^(?:ui\/|main\.tsx$|prerender)/],
  [/^node:/, /^(?:headless|tools)\//],
  [/^@playwright|^lighthouse/, /^tools\//],
]

const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((file) => file.split(sep).join('/'))
  .filter((file) => /\.tsx?$/.test(file) && !isTest(file))

describe('imports follow the layers', () => {
  test.each(files)('%s', (file) => {
    expect(faultsOf(file, readFileSync(join(root, file), 'utf8'))).toEqual([])
  })

  test('a leak is found', () => {
    expect(faultsOf('core/rules/a.ts', `import { b } from '../engine/b.ts'`)).not.toEqual([])
    expect(faultsOf('core/catalog/a.ts', `import('./sources/index.ts')`)).not.toEqual([])
    expect(faultsOf('core/model/a.ts', `import { load } from 'js-yaml'`)).not.toEqual([])
    expect(faultsOf('ui/plan/A.tsx', `import { B } from '../review/B.tsx'`)).not.toEqual([])
    expect(faultsOf('ui/plan/A.tsx', `import { B } from '../../core/engine/b.ts'`)).not.toEqual([])
    expect(faultsOf('ui/plan/A.tsx', `import { B } from '../components/B.tsx'`)).toEqual([])
  })
})

function faultsOf(file: string, text: string): readonly string[] {
  const from = layerOf(file)
  if (!from) return [`${file} lies in no layer`]
  return specifiersOf(text).flatMap((specifier) => {
    if (!specifier.startsWith('.')) {
      return packages
        .filter(([name, place]) => name.test(specifier) && !place.test(file))
        .map(() => `${file} may not import the package ${specifier}`)
    }
    const target = posix.normalize(posix.join(posix.dirname(file), specifier))
    if (!/\.tsx?$/.test(target)) return []
    const to = layerOf(target)
    const isAllowed =
      to !== undefined &&
      (mayImport[from].includes(to) ||
        (from === to && (from !== 'pages' || pageOf(file) === pageOf(target))) ||
        exceptions[from]?.test(target))
    return isAllowed ? [] : [`${from} may not import ${to ?? 'nowhere'}: ${file} -> ${target}`]
  })
}

function layerOf(file: string): Layer | undefined {
  return layers.find(([, pattern]) => pattern.test(file))?.[0]
}

/** `plan` of `ui/plan/PlanPage.tsx`. */
const pageOf = (file: string) => file.split('/')[1]

const specifiersOf = (text: string): readonly string[] =>
  [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g)].map(([, name = '']) => name)

/** Tests, and what only they use, stand outside the layers. */
function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file) || file.startsWith('core/testing/') || file.endsWith('.d.ts')
}
