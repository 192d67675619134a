import { describe, expect, test } from 'vitest'
import { resolveSource } from '../../catalog/sources/index.ts'
import { initialChoices } from '../../model/presets/define.ts'
import type { Choices } from '../../model/scenario.ts'
import { evaluate } from '../evaluate.ts'
import { withNetwork } from '../compare/variant.ts'
import { recordHtml } from './record-html.ts'
import { recordMarkdown } from './record-markdown.ts'
import { decisionRecord } from './record.ts'

const option = (letter: string, title: string, choices: Choices) => ({
  letter,
  title,
  evaluation: evaluate(choices),
})
const options = [
  option('A', 'Flannel VXLAN', initialChoices),
  option('B', 'Flannel host-gw', withNetwork(initialChoices, 'l2bridge', 'flannel')),
]
const record = (more: { chosen?: string; reason?: string } = {}) =>
  decisionRecord({ options, reason: '', date: '2026-11-22', ...more }, resolveSource)
const titlesOf = ({ sections }: ReturnType<typeof record>) => sections.map(({ title }) => title)

test('a record that is decided has consequences, an open one has none', () => {
  expect(titlesOf(record({ chosen: 'B' }))).toEqual([
    'Context',
    'Options',
    'Criteria that differ',
    'Decisions that differ',
    'Decision',
    'Consequences',
    'Sources',
  ])
  expect(titlesOf(record())).not.toContain('Consequences')
  expect(record().about).toContain('State: proposed')
})

test('every number in brackets is a source of the list, and every source is named', () => {
  const { sections } = record({ chosen: 'B' })
  const text = JSON.stringify(sections.slice(0, -1))
  const cited = new Set(
    [...text.matchAll(/ \[(\d+(?:, \d+)*)\]/g)].flatMap(([, list = '']) =>
      list.split(', ').map(Number),
    ),
  )
  const [block] = sections.at(-1)?.blocks ?? []
  const listed = block?.kind === 'sources' ? block.items.map(({ number }) => number) : []
  expect(listed.length).toBeGreaterThan(3)
  expect([...cited].toSorted((a, b) => a - b)).toEqual(listed)
})

test('the way from the first option is a consequence', () => {
  expect(JSON.stringify(record({ chosen: 'B' }).sections)).toContain('From A to B')
  expect(JSON.stringify(record({ chosen: 'A' }).sections)).not.toContain('From A to')
})

describe('what people type', () => {
  const hostile = record({ chosen: 'A', reason: '<img src=x onerror=alert(1)> | `a`\n# b' })

  test('stays text in HTML', () => {
    const html = recordHtml(hostile)
    expect(html).not.toContain('<img')
    expect(html).toContain('&lt;img src=x')
    expect(html).not.toMatch(/<script|<link|src=["']|@import/)
  })

  test('stays text in Markdown', () => {
    const markdown = recordMarkdown(hostile)
    expect(markdown).toContain(String.raw`\<img src=x`)
    expect(markdown).not.toMatch(/^# b/m)
  })

  test('a secret is not told', () => {
    const secret = 'abcdef.0123456789abcdef'
    const other = option('B', 'Other', { ...initialChoices, nodeLabels: [`token=${secret}`] })
    const both = { options: [...options.slice(0, 1), other], reason: '', date: '2026-11-22' }
    expect(JSON.stringify(decisionRecord(both, resolveSource).sections)).not.toContain(secret)
  })
})

test('a table keeps its columns', () => {
  const rows = recordMarkdown(record())
    .split('\n')
    .filter((line) => line.startsWith('|'))
  const columns = rows.map((line) => line.replace(/\\\|/g, '').split('|').length)
  expect(new Set(columns)).toEqual(new Set([5]))
})
