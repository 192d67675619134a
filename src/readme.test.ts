import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { initialChoices } from './core/plan.ts'
import { toScenarioFile } from './core/engine/scenario-file.ts'
import { run } from './headless/run.ts'

const root = join(import.meta.dirname, '..')
const readme = readFileSync(join(root, 'README.md'), 'utf8')
const contributing = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')
const both = `${readme}\n${contributing}`

const blocks = [...readme.matchAll(/^```sh\n([^]*?)^```$/gm)].flatMap(([, text = '']) =>
  text.split('\n').filter((line) => line !== ''),
)

/** The arguments of each `npm run -s headless -- …`, and what a `printf` hands it. */
const examples = blocks.flatMap((line) => {
  const [, input, args] =
    /^(?:printf '(.*)\\n' \| )?npm run -s headless -- (.*)$/.exec(line.replace(/\s+#.*$/, '')) ?? []
  return args === undefined ? [] : [{ line, args: args.split(' '), input: input ?? '' }]
})

test('there are examples', () => expect(examples.length).toBeGreaterThan(5))

test.each(examples)('$line', async ({ args, input }) => {
  const printed: string[] = []
  const saved: string[] = []
  async function* lines() {
    yield input
  }
  const world = {
    read: () => toScenarioFile(initialChoices),
    bytes: () => new TextEncoder().encode(toScenarioFile(initialChoices)),
    lines,
    print: async (text: string) => void printed.push(text),
    save: (path: string) => void saved.push(path),
  }
  const complaints: string[] = []
  const code = await run(args, world, (message) => complaints.push(message))
  expect(complaints).toEqual([])
  expect([0, 1]).toContain(code)
  expect(printed).not.toEqual([])
  for (const text of printed) expect(JSON.parse(text)).not.toHaveProperty('error')
  expect(saved.length > 0).toBe(args.includes('--out'))
})

test('every script that is named exists', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const named = [...both.matchAll(/\bnpm run (?:-s )?([\w:-]+)/g)].map(([, name = '']) => name)
  expect(named.filter((name) => !(name in scripts))).toEqual([])
})

/** The folders and files that the text puts below `src/core`, without what stands for a name. */
const places = [
  ...readme.matchAll(/`((?:catalog|rules|lints|artifacts|model|importers|lookup)\/[^`]*)`/g),
].map(([, path = '']) => path.replace(/<.*$/, ''))

test('every place that is named exists', () => {
  expect(places.length).toBeGreaterThan(5)
  expect(places.filter((path) => !existsSync(join(root, 'src/core', path)))).toEqual([])
})

test('CONTRIBUTING names places that exist', () => {
  const named = [...contributing.matchAll(/\bsrc\/[\w./-]*[\w/]/g)].map(([path]) => path)
  expect(named.length).toBeGreaterThan(3)
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([])
})

test('every folder of the core has its line in the picture of the tree', () => {
  const drawn = [...readme.matchAll(/^ {2}([a-z]+)\/ /gm)].map(([, name = '']) => name)
  const folders = readdirSync(join(root, 'src/core'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
  expect(drawn.toSorted()).toEqual(folders.toSorted())
})

test('every test that is named exists', () => {
  const tests = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).map((path) =>
    path.replaceAll('\\', '/'),
  )
  const named = [...both.matchAll(/`([\w./-]+\.test\.ts)`/g)].map(([, name = '']) => name)
  const isThere = (name: string) =>
    tests.some((path) => `/${path}`.endsWith(`/${name.replace(/^src\//, '')}`))
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter((name) => !isThere(name))).toEqual([])
})
