import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { analyse } from 'scslre'
import { expect, test } from 'vitest'
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

/** A bound of eighty does not keep anybody from waiting; what is analysed ends at the first one. */
const withoutBounds = (source: string) =>
  source.replaceAll(/\{(\d+),(\d+)\}/g, (bounds, least: string, most: string) =>
    Number(most) < 8 ? bounds : least === '0' ? '*' : `{${least},}`,
  )

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
)

const allPatterns = () =>
  files.flatMap((name) => patternsIn(readFileSync(join(import.meta.dirname, name), 'utf8')))

test('no pattern reads one text in ever more ways', () => {
  const patterns = allPatterns()
  expect(patterns.length).toBeGreaterThan(1_000)
  expect(endless(patterns)).toEqual([])
})

test('one that does is found', () => {
  const lines = String.raw`const a = /^a:\n(?:[ \t]+[^\n]*\n){0,30}?[ \t]+b:/m as RegExp`
  expect(endless(patternsIn(lines))).toHaveLength(1)
  expect(
    endless(patternsIn(lines.replaceAll('[^\\n]*', '[^\\n]{0,200}').replace('+[', '{1,80}['))),
  ).toHaveLength(1)
  expect(endless(patternsIn(lines.replace('[ \\t]+[^', '[ \\t][^')))).toEqual([])
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
  for (const { source, flags } of allPatterns()) {
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
