import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { analyse } from 'scslre'
import { expect, test } from 'vitest'
import { parseAst } from 'vite'

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

test('no pattern reads one text in ever more ways', () => {
  const patterns = files.flatMap((name) =>
    patternsIn(readFileSync(join(import.meta.dirname, name), 'utf8')),
  )
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
