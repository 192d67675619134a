import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { analyse } from 'scslre'
import { expect, test, vi } from 'vitest'
import { parseAst } from 'vite'
import { customerCases } from './testing/cases/customer-cases.ts'
import { mayMatch } from './text/patterns/may-match.ts'

interface Pattern {
  readonly source: string
  readonly flags: string
}

/** The patterns that a file writes down. */
function patternsIn(code: string): readonly Pattern[] {
  const found: Pattern[] = []
  JSON.stringify(parseAst(code, { lang: 'ts' }), (_, value: unknown) => {
    if (typeof value === 'object' && value !== null && 'regex' in value) {
      const { pattern, flags } = value.regex as { pattern: string; flags: string }
      found.push({ source: pattern, flags })
    }
    return typeof value === 'bigint' ? String(value) : value
  })
  return found
}

/** Those that try a text in ever more ways as it grows, so that one line too many stops the page. */
const endless = (patterns: readonly Pattern[]) =>
  patterns
    .filter(({ source, flags }) =>
      analyse({
        source: withoutBounds(source),
        flags: flags.replaceAll(/[^gimsuy]/g, ''),
      }).reports.some(({ exponential }) => exponential),
    )
    .map(({ source }) => source)

/** Those in which three parts without a bound take the same letters: a thousand blanks are tried in a billion ways. */
const cubic = (patterns: readonly Pattern[]) =>
  patterns
    .filter(({ source, flags }) => {
      const { reports } = analyse(
        { source, flags: flags.replaceAll(/[^gimsuy]/g, '') },
        { reportTypes: { Move: false } },
      )
      return reports.length > 2
    })
    .map(({ source }) => source)

/** A bound of eighty does not keep anybody from waiting; what is analysed ends at the first one. */
const withoutBounds = (source: string) =>
  source.replaceAll(/\{(\d+),(\d+)\}/g, (bounds, least: string, most: string) =>
    Number(most) < 4 ? bounds : least === '0' ? '*' : `{${least},}`,
  )

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
)

const codeOf = new Map(
  files.map((name) => [name, readFileSync(join(import.meta.dirname, name), 'utf8')]),
)
const linesIn = (name: string) => codeOf.get(name)?.split('\n') ?? []
const allPatterns = [...codeOf.values()].flatMap(patternsIn)

/** The patterns that are put together from parts while a module and what it imports are loaded. */
async function patternsMadeBy(load: () => Promise<unknown>): Promise<readonly Pattern[]> {
  const made = new Map<string, Pattern>()
  vi.resetModules()
  const usual = globalThis.RegExp
  globalThis.RegExp = new Proxy(usual, {
    construct(target, [source, flags]: [RegExp | string, string?]) {
      const pattern = flags === undefined ? new target(source) : new target(source, flags)
      if (typeof source === 'string') made.set(`${pattern.source}/${pattern.flags}`, pattern)
      return pattern
    },
  })
  try {
    await load()
  } finally {
    globalThis.RegExp = usual
  }
  return [...made.values()]
}

/** The most that can be read at one go; what is longer stands on several lines, by `acrossLines`. */
const mostOnOneLine = 140

/** What users read, which no pattern is. */
const ofSentence = /^\s*(?:remediation|remedy|text|message|cause|why):/

test('no pattern is too long for one line', () => {
  const long = files
    .filter((name) => !/^(?:catalog|artifacts|testing|golden)\b/.test(name))
    .flatMap(linesIn)
    .filter((line) => line.length > mostOnOneLine && /String\.raw`|\bwords`/.test(line))
    .filter((line) => !ofSentence.test(line))
  expect(long).toEqual([])
  expect(
    allPatterns.map(({ source }) => source).filter(({ length }) => length > mostOnOneLine),
  ).toEqual([])
})

test('no sentence is broken as a pattern is', () => {
  const broken = files
    .flatMap(linesIn)
    .filter((line) => ofSentence.test(line) && line.includes('acrossLines`'))
  expect(broken).toEqual([])
})

test('no pattern reads one text in ever more ways', () => {
  expect(allPatterns.length).toBeGreaterThan(1_000)
  expect(endless(allPatterns)).toEqual([])
  expect(cubic(allPatterns)).toEqual([])
})

test('none that is put together from parts does', async () => {
  const patterns = await patternsMadeBy(() => import('./diagnose.ts'))
  expect(patterns.length).toBeGreaterThan(500)
  expect(endless(patterns)).toEqual([])
  expect(cubic(patterns)).toEqual([])
}, 120_000)

test.each([
  String.raw`guides?\b(?:\s(?:(?!and\b)[\w-]{1,20}\s?){1,7})?\suses?\b`,
  String.raw`^a\n(?:\s{0,4}(?:<b>)?\s{0,4}\n){0,4}c`,
])('words and blanks that may be shared out in many ways are found: %s', (source) => {
  expect(endless([{ source, flags: '' }])).toHaveLength(1)
})

test('one that does is found', () => {
  const lines = String.raw`const a = /^a:\n(?:[ \t]+[^\n]*\n){0,30}?[ \t]+b:/m as RegExp`
  expect(endless(patternsIn(lines))).toHaveLength(1)
  expect(
    endless(patternsIn(lines.replaceAll('[^\\n]*', '[^\\n]{0,200}').replace('+[', '{1,80}['))),
  ).toHaveLength(1)
  expect(endless(patternsIn(lines.replace('[ \\t]+[^', '[ \\t][^')))).toEqual([])
})

test('three runs of blanks one behind the other are found', () => {
  const of = (source: string) => cubic([{ source, flags: '' }])
  expect(of(String.raw`a\s*=?\s*:?\s*b`)).toHaveLength(1)
  expect(of(String.raw`a\s{0,9}=?\s{0,9}:?\s*b`)).toEqual([])
})

const abroad = [
  'Kubernetes ist in der Version 1.30.4, die Pods liegen in 10.244.0.0/16, die Dienste in 10.96.0.0/12.',
  'Les nœuds Windows sont en Windows Server 2022, les services utilisent 10.96.0.0/12 et les pods 10.244.0.0/16.',
  'Kubernetes のバージョンは 1.30.4、Pod は 10.244.0.0/16、サービスは 10.96.0.0/12 です。Windows ノードは Ready になりません。',
  '集群版本是 1.30.4，Pod 网段为 10.244.0.0/16，服务网段为 10.96.0.0/12，Windows 节点没有网络。',
  '클러스터 버전은 1.30.4 이고 파드 대역은 10.244.0.0/16 입니다.',
]

test('what a pattern finds has the words that are looked for first', () => {
  const text = [
    ...customerCases.flatMap((one) => one.files.map((file) => file.text)),
    ...abroad,
  ].join('\n')
  const lost: string[] = []
  let found = 0
  for (const { source, flags } of allPatterns) {
    const pattern = new RegExp(source, flags.replaceAll(/[gy]/g, ''))
    const match = pattern.exec(text)
    if (!match) continue
    found++
    // What it looks at stands near; the rest would have the words anyway.
    const near = text.slice(Math.max(match.index - 60, 0), match.index + match[0].length + 60)
    const texts = [near, near.padEnd(1_000), near.padEnd(10_000)]
    if (!texts.every((one) => mayMatch({ text: one }, pattern))) lost.push(source)
  }
  expect(lost).toEqual([])
  expect(found).toBeGreaterThan(500)
})
