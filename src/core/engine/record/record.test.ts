import { describe, expect, test } from 'vitest'
import { resolveSource } from '../../catalog/sources/index.ts'
import { initialChoices } from '../../model/presets/define.ts'
import { withNetwork } from '../compare/variant.ts'
import { evaluate } from '../evaluate.ts'
import { recordHtml } from './html.ts'
import { recordMarkdown } from './markdown.ts'
import { decisionRecord, type RecordInput } from './record.ts'

const candidate = (letter: string, title: string, mode: 'l2bridge' | 'overlay') => ({
  letter,
  title,
  summary: `Flannel in ${mode}`,
  evaluation: evaluate(withNetwork(initialChoices, mode, 'flannel')),
})

const input: RecordInput = {
  candidates: [
    candidate('A', 'Your plan', 'overlay'),
    candidate('B', 'Flannel host-gw, L2Bridge', 'l2bridge'),
  ],
  chosen: 'B',
  reason: 'The network team gives us one segment.',
  day: '2026-09-01',
  link: 'https://example.test/#/compare/own/with.l2bridge.flannel',
  alike: [['Kubernetes version', '1.36']],
  otherwise: [['Network mode', 'Overlay', 'L2Bridge']],
  steps: ['Change the pod network to Flannel with L2Bridge'],
}
const recordOf = (more: Partial<RecordInput> = {}) =>
  decisionRecord({ ...input, ...more }, resolveSource)

test('only criteria that differ are in it, each cell cited or not known', () => {
  const { criteria, sources } = recordOf()
  expect(criteria.rows.length).toBeGreaterThan(3)
  for (const [, ...cells] of criteria.rows) {
    expect(new Set(cells.map(({ text }) => text)).size).toBeGreaterThan(1)
    for (const { text, refs } of cells) {
      expect(refs.length > 0 || text === 'Not known').toBe(true)
      for (const ref of refs) expect(sources[ref - 1]).toBeDefined()
    }
  }
})

test('the same network has no criteria that differ', () =>
  expect(
    recordOf({
      candidates: [candidate('A', 'One', 'overlay'), candidate('B', 'Two', 'overlay')],
    }).criteria.rows,
  ).toEqual([]))

test('each source has one number', () => {
  const { sources } = recordOf()
  expect(new Set(sources.map(({ url }) => url)).size).toBe(sources.length)
})

test('the choice names its option, and the way there', () => {
  const { decision, consequences } = recordOf()
  expect(decision).toBe('B: Flannel host-gw, L2Bridge: Flannel in l2bridge.')
  expect(consequences.at(-1)?.text).toMatch(/^The way there takes 1 steps?: Change the pod network/)
})

test('many decisions end in one line that names the rest', () => {
  const otherwise = Array.from({ length: 20 }, (_, i) => [`Decision ${i + 1}`, 'a', 'b'])
  const { rows } = recordOf({ otherwise }).decisions
  expect(rows).toHaveLength(15)
  expect(rows.at(-1)?.map(({ text }) => text)).toEqual([
    '6 more',
    'Decision 15, Decision 16, Decision 17, Decision 18, Decision 19, Decision 20',
  ])
})

test('no secret gets into it', () => {
  const record = recordOf({ reason: 'We join with abcdef.0123456789abcdef for now.' })
  expect(record.reason).toBe('We join with *** for now.')
})

describe('both forms hold the whole record', () => {
  const record = recordOf()
  test.each([
    ['Markdown', recordMarkdown(record)],
    ['HTML', recordHtml(record)],
  ])('%s', (_, text) => {
    for (const heading of [
      'Context',
      'Options',
      'Criteria that differ',
      'Decision',
      'Consequences',
      'Sources',
    ]) {
      expect(text).toContain(heading)
    }
    expect(text).toContain('The network team gives us one segment.')
    for (const { url } of record.sources) expect(text).toContain(url.replaceAll('&', '&amp;'))
  })

  test('HTML loads nothing and runs nothing', () => {
    const html = recordHtml(recordOf({ reason: '<script>alert(1)</script><img src=x>' }))
    expect(html).not.toMatch(/<script|<img|<link|@import|url\(|\son\w+=/i)
    expect(html).toContain('&lt;script&gt;')
  })

  test('text of users is no markup in Markdown', () =>
    expect(recordMarkdown(recordOf({ reason: '<b>x</b> | y' }))).toContain('`<b>x</b>` `|` y'))
})
