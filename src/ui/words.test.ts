import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { choicesOf, decisionIds, decisionOf, topics } from '../core/plan.ts'
import { words } from './testing/words.ts'

const labels = [
  ...topics.flatMap(({ title, intro }) => [title, intro]),
  ...decisionIds.flatMap((id) => [
    decisionOf(id).label,
    ...choicesOf(id).flatMap(({ name, sentence = '' }) => [name, sentence]),
  ]),
]

/** Text between tags and quoted text with a space in it: what a page says. */
function saidIn(source: string): readonly string[] {
  const text = source.replace(/\/\*[^]*?\*\/|\/\/.*/g, '')
  return [
    ...text.matchAll(/>([^<>{}]*[a-z][^<>{}]*)</gi),
    ...text.matchAll(/['"`]([^'"`\n]* [^'"`\n]*)['"`]/g),
  ].map(([, said = '']) => said.replace(/\s+/g, ' '))
}

const pages = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .flatMap((file) => saidIn(readFileSync(join(import.meta.dirname, file), 'utf8')))

describe('one thing has one name', () => {
  test.each(words)('$say', ({ not }) => {
    expect([...labels, ...pages].filter((said) => not.test(said))).toEqual([])
  })

  test('no two decisions and no two steps have the same label', () => {
    const names = [
      ...topics.map(({ title }) => title),
      ...decisionIds.map((id) => decisionOf(id).label),
    ]
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
  })

  test('a second name is seen', () => {
    const said = saidIn(`<p>\n  This value is blocked\n  by another.</p>`)
    expect(said.some((text) => words.some(({ not }) => not.test(text)))).toBe(true)
  })
})
