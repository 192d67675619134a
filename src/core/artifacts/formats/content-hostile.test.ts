import fc from 'fast-check'
import { loadAll } from 'js-yaml'
import { parse } from 'smol-toml'
import { expect, test } from 'vitest'
import { hostileText } from '../../testing/choices.ts'
import { argumentLines, json, toml, yaml } from './content.ts'
import { because } from './explained.ts'

const why = { text: 'marked' }
const anyText = fc
  .oneof(hostileText, fc.string({ unit: 'binary' }))
  .filter((text) => text.isWellFormed())
const document = (first: string, second: string) => ({
  before: first,
  list: [second, first],
  marked: because('here', why),
})
const plain = (first: string, second: string) => ({
  before: first,
  list: [second, first],
  marked: 'here',
})

test.each([
  ['JSON', json, (text: string): unknown => JSON.parse(text)],
  ['YAML', yaml, (text: string): unknown => loadAll(text)[0]],
  ['TOML', toml, (text: string): unknown => parse(text)],
] as const)(
  '%s is read back, and a reason stays at its line, whatever stands around',
  (_, write, read) =>
    fc.assert(
      fc.property(anyText, anyText, (first, second) => {
        const content = write(document(first, second))
        expect(read(content.text)).toEqual(plain(first, second))
        expect(content.text.charCodeAt(0)).not.toBe(0xfeff)
        const lines = [...content.explain().keys()].map(
          (line) => content.text.split('\n')[line - 1],
        )
        expect(lines).toHaveLength(1)
        expect(lines[0]).toContain('marked')
      }),
    ),
)

test('an argument stays on its line', () =>
  fc.assert(
    fc.property(anyText, anyText, (first, second) => {
      const { text } = argumentLines([
        { name: 'a', value: first, why },
        { name: 'b', value: second, why },
      ])
      expect(text.split('\n')).toHaveLength(3)
      expect(text.split('\n')[1]?.startsWith('--b=')).toBe(true)
    }),
  ))
