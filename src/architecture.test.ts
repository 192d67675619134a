import { readdirSync, readFileSync } from 'node:fs'
import { join, posix, sep } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = import.meta.dirname

/** Layers by the folder (or file pattern) they live in; the first that matches counts. */
const layers = [
  ['sources', /^core\/catalog\/sources\//],
  // What the first question does not need, however large it grows.
  ['tables', /^core\/catalog\/(?:addresses|conflicts|limitations|symptoms)\//],
  ['tables', /^core\/catalog\/(?:distributions|document-flaws|downloads|troubleshooting)\.ts$/],
  ['tables', /^core\/catalog\/platforms\/pools\//],
  [
    'tables',
    /^core\/catalog\/flags\/(?:accepted|kube|klog|flanneld|other-binaries|proxy)[^/]*\.ts$/,
  ],
  ['catalog', /^core\/catalog\//],
  ['values', /^core\/values\//],
  ['text', /^core\/text\//],
  ['model', /^core\/model\//],
  ['derived', /^core\/derived\//],
  ['rules', /^core\/rules\//],
  ['lints', /^core\/lints\//],
  ['artifacts', /^core\/artifacts\//],
  ['importers', /^core\/importers\//],
  ['engine', /^core\/engine\//],
  ['lookup', /^core\/lookup\//],
  ['testing', /^core\/testing\//],
  ['doors', /^core\/[^/]+\.ts$/],
  ['sent', /^sent\//],
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
  tables: ['catalog', 'values'],
  catalog: ['values'],
  values: [],
  text: ['values'],
  model: ['catalog', 'values', 'text'],
  derived: ['catalog', 'values', 'model'],
  rules: ['catalog', 'values', 'model', 'derived'],
  lints: ['catalog', 'tables', 'values', 'model'],
  artifacts: ['catalog', 'tables', 'values', 'text', 'model', 'derived'],
  importers: ['catalog', 'tables', 'values', 'text', 'model'],
  engine: [
    'catalog',
    'values',
    'text',
    'model',
    'derived',
    'rules',
    'lints',
    'artifacts',
    'importers',
  ],
  lookup: ['catalog', 'tables', 'values'],
  testing: [],
  doors: ['sources', 'tables', 'catalog', 'values', 'model', 'derived', 'engine', 'lookup'],
  'shared ui': ['doors'],
  sent: ['doors'],
  pages: ['doors', 'sent', 'shared ui'],
  app: ['doors', 'shared ui', 'pages'],
  main: ['shared ui', 'app'],
  headless: ['doors', 'sent'],
  tools: [
    'sources',
    'tables',
    'catalog',
    'values',
    'model',
    'derived',
    'engine',
    'doors',
    'testing',
  ],
}

/** Ids of registries, which the compiler checks and forgets. */
const typesOnly: Readonly<Partial<Record<Layer, RegExp>>> = {
  tables: /^core\/(?:rules|lints|artifacts)\/index\.ts$/,
  catalog: /^core\/catalog\/sources\/ref\.ts$/,
}

/** Parts of other layers: sources need the type of a ref, and matching messages needs their table. */
const exceptions: Readonly<Partial<Record<Layer, RegExp>>> = {
  sources: /^core\/catalog\/fact\.ts$/,
  engine: /^core\/catalog\/symptoms\//,
}

/** Every package, and the only places that may import it. */
const packages: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:js-yaml|smol-toml)$/, /^core\/text\//],
  [/^ipaddr\.js$/, /^core\/values\//],
  [/^@noble\/hashes\//, /^core\/artifacts\//],
  [/^(?:react|react-dom|react-hook-form)(?:\/|$)/, /^(?:ui\/|main\.tsx$)/],
  [/^@mui\//, /^ui\//],
  [/^@emotion\//, /^ui\/(?:components\/(?:Themed|style-cache)\.tsx?|prerender\.tsx)$/],
  [/^minisearch$/, /^ui\/reference\//],
  [/^(?:lowlight$|highlight\.js\/)/, /^ui\/review\/highlight\.tsx$/],
  [/^fflate$/, /^(?:ui\/(?:components\/download\.ts$|diagnose\/)|headless\/|sent\/)/],
  [/^node:/, /^(?:headless|tools)\//],
  [
    /^(?:@playwright\/test|fast-check|lighthouse|lightningcss|vite|@vitejs\/plugin-react)$/,
    /^tools\//,
  ],
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
    expect(faultsOf('core/rules/a.ts', `import '../catalog/downloads.ts'`)).not.toEqual([])
    expect(
      faultsOf('core/catalog/limitations/a.ts', `import { rules } from '../../rules/index.ts'`),
    ).not.toEqual([])
    expect(
      faultsOf(
        'core/catalog/limitations/a.ts',
        `import type { RuleId } from '../../rules/index.ts'`,
      ),
    ).toEqual([])
    expect(faultsOf('core/model/a.ts', `import { load } from 'js-yaml'`)).not.toEqual([])
    expect(faultsOf('core/model/a.ts', `import { a } from 'new-package'`)).not.toEqual([])
    expect(faultsOf('headless/a.ts', `import { a } from '../core/engine/a.ts'`)).not.toEqual([])
    expect(faultsOf('ui/plan/A.tsx', `import { B } from '../review/B.tsx'`)).not.toEqual([])
    expect(faultsOf('ui/plan/A.tsx', `import { B } from '../../core/engine/b.ts'`)).not.toEqual([])
    expect(faultsOf('ui/plan/A.tsx', `import { B } from '../components/B.tsx'`)).toEqual([])
  })
})

/** A statement of its own, and not one that follows from facts of the catalog. */
const statement = /\b(?:verified|inferred)\(\s*['"`]/

describe('facts stand in the catalog', () => {
  test.each(files.filter((file) => !file.startsWith('core/catalog/')))('%s', (file) => {
    expect(readFileSync(join(root, file), 'utf8')).not.toMatch(statement)
  })

  test('a statement is found', () => {
    expect(`const limit = verified(\n  'Windows has no OOM killer', ['a'])`).toMatch(statement)
    expect('facts: [inferred(keeps.value, keeps.sources)]').not.toMatch(statement)
  })
})

/** What would let a clock, a locale or a name that only shows at run time into the core. */
const escapes = [
  ['globalThis', /\bglobalThis\b/],
  ['Intl', /\bIntl\b|\.toLocale\w*String\(|\.localeCompare\(/],
  ['a computed import', /\bimport\(\s*(?!['"])/],
] as const

describe('the core has no way out', () => {
  const escapesIn = (text: string) =>
    escapes.flatMap(([name, pattern]) => (pattern.test(text) ? [name] : []))

  test.each(files.filter((file) => file.startsWith('core/')))('%s', (file) =>
    expect(escapesIn(readFileSync(join(root, file), 'utf8'))).toEqual([]),
  )

  test('an escape is found', () => {
    expect(escapesIn('new globalThis.Date()')).toEqual(['globalThis'])
    expect(escapesIn('new Intl.DateTimeFormat().format()')).toEqual(['Intl'])
    expect(escapesIn('await import(`./${name}.ts`)')).toEqual(['a computed import'])
    expect(escapesIn(`await import('./a.ts')`)).toEqual([])
  })
})

/** The next importer of its kind is found by nobody who reads such a question. */
const whichImporter = /\bimporter\??\.id\s*[!=]==|[!=]==\s*importer\??\.id\b/

test('no code asks which importer read a text: importers say what it needs', () => {
  const asking = files.filter((file) => whichImporter.test(readFileSync(join(root, file), 'utf8')))
  expect(asking).toEqual([])
  expect(`if (importer?.id === 'prose') return`).toMatch(whichImporter)
})

function faultsOf(file: string, text: string): readonly string[] {
  const from = layerOf(file)
  if (!from) return [`${file} lies in no layer`]
  return importsOf(text).flatMap(({ specifier, isType }) => {
    if (!specifier.startsWith('.')) {
      const isAllowed = packages.some(([name, place]) => name.test(specifier) && place.test(file))
      return isAllowed ? [] : [`${file} may not import the package ${specifier}`]
    }
    const target = posix.normalize(posix.join(posix.dirname(file), specifier))
    if (!/\.tsx?$/.test(target)) return []
    const to = layerOf(target)
    const isAllowed =
      to !== undefined &&
      (mayImport[from].includes(to) ||
        (from === to && (from !== 'pages' || pageOf(file) === pageOf(target))) ||
        (isType && typesOnly[from]?.test(target)) ||
        exceptions[from]?.test(target))
    return isAllowed ? [] : [`${from} may not import ${to ?? 'nowhere'}: ${file} -> ${target}`]
  })
}

function layerOf(file: string): Layer | undefined {
  return layers.find(([, pattern]) => pattern.test(file))?.[0]
}

/** `plan` of `ui/plan/PlanPage.tsx`. */
const pageOf = (file: string) => file.split('/')[1]

const importsOf = (text: string) =>
  [
    ...text.matchAll(
      /(?:\b(?:import|export)\b(\s+type)?[^'"`;]*?\bfrom|\bimport)\s*\(?\s*['"]([^'"\s]+)['"]/g,
    ),
  ].map(([, type, specifier = '']) => ({ specifier, isType: type !== undefined }))

/** Tests, and what only they use, stand outside the layers. */
function isTest(file: string): boolean {
  return (
    /\.test\.tsx?$/.test(file) ||
    /^(?:core\/(?:testing|golden)|ui\/testing)\//.test(file) ||
    file.endsWith('.d.ts')
  )
}
