import { describe, expect, test } from 'vitest'
import { stages, symptoms } from '../../../catalog/symptoms/index.ts'
import { normalize } from './normalize.ts'
import { findWords, shortestAnchor } from './word-index.ts'

const alternatives = symptoms.flatMap(({ id, words }) =>
  words.map((literals) => [id, literals.join(' 42 '), literals] as const),
)

const rowsIn = (text: string) => findWords(normalize(text)).matches.map(({ symptom }) => symptom.id)

/** As a terminal of so many columns shows it, in the middle of words. */
const wrap = (text: string, width: number) =>
  (text.match(new RegExp(`.{1,${width}}`, 'g')) ?? []).join('\n    ')

describe('every alternative gives its row', () => {
  test.each(alternatives)('%s: %s', (id, text) => {
    const line = `E0903 08:15:01.000001    4321 some.go:42] ${text} and more`
    expect(rowsIn(line)).toContain(id)
    expect(rowsIn(line.toUpperCase().replace('E0903', 'E0903'))).toContain(id)
    expect(rowsIn(`noise before\n${line}\nI0903 08:15:02.000001 4321 next.go:1] noise`)).toContain(
      id,
    )
    expect(rowsIn(line.replaceAll(' ', '  '))).toContain(id)
    expect(rowsIn(JSON.stringify({ time: '2024-05-01T08:00:00Z', log: line }))).toContain(id)
    expect(rowsIn(JSON.stringify({ log: JSON.stringify({ msg: text }) }))).toContain(id)
  })

  test.each(alternatives)('wherever it begins: %s: %s', (id, text) => {
    for (const before of ['', 'a', 'ab', 'abc']) expect(rowsIn(`${before}:${text}`)).toContain(id)
  })

  test.each(alternatives.filter(([, , literals]) => literals.length === 1))(
    'wrapped: %s: %s',
    (id, text) => {
      for (const width of [7, 11, 40]) expect(rowsIn(wrap(`x ${text} y`, width))).toContain(id)
    },
  )
})

describe('findWords', () => {
  test('has something long enough to look for in each row', () => {
    const longest = [...symptoms, ...stages].flatMap(({ words }) =>
      words.map((literals) => Math.max(...literals.map((one) => normalize(one).text.length))),
    )
    expect(Math.min(...longest)).toBeGreaterThanOrEqual(shortestAnchor)
  })

  test('tells where the first literal stands', () => {
    const text = 'one\ntwo  Error: failed to setup network for sandbox'
    const [match] = findWords(normalize(text)).matches
    expect(match?.offset).toBe(text.indexOf('failed'))
  })

  test('needs the literals in their order', () => {
    expect(rowsIn('network for pod: failed to set up sandbox container')).not.toContain('M-NET-01')
    expect(rowsIn('failed to set up sandbox container "a" network for pod "b"')).toContain(
      'M-NET-01',
    )
  })

  test('needs them in one message', () => {
    const first = 'E0903 08:15:01.000001 1 a.go:1] failed to set up sandbox container'
    const second = 'E0903 08:15:02.000001 1 a.go:1] network for pod'
    expect(rowsIn(`${first}\n${second}`)).toEqual([])
    expect(rowsIn(`${first}\n   network for pod`)).toContain('M-NET-01')
  })

  test('reads HTML entities, JSON escapes, typographic quotes and quotations', () => {
    for (const quoted of ['&quot;nat&quot;', '\\u0022nat\\u0022', '“nat”', '\\\\\\"nat\\\\\\"']) {
      const text = `> plugin type=${quoted} name=${quoted} failed (add): hcnCreateNetwork\n> failed in Win32: The object already exists. (0x1392)`
      expect(rowsIn(text)).toContain('S-28')
    }
  })

  test('leaves out what prose quotes', () => {
    expect(rowsIn('The pod says “wincat not found”.')).toEqual([])
    expect(rowsIn('err="wincat not found"')).toContain('M-KLT-09')
    expect(
      rowsIn('kubectl port-forward ends, and the log of the kubelet says “wincat not found”.'),
    ).toContain('M-KLT-09')
    expect(rowsIn('Since then we get “wincat not found”.')).toContain('M-KLT-09')
    expect(rowsIn('“unable to do port forwarding: wincat not found”')).toContain('M-KLT-09')
  })

  const lines = {
    log: 'I0901 12:00:00.123456 4321 kubelet.go:2042] "SyncLoop" source="api" hnsCall 10.244.1.17\n',
    matches: 'E0901 12:00:00.123456 1 x.go:1] hnsCall failed in Win32: Element not found (0x490)\n',
    'one line': 'failed to set up sandbox container failed in Win32: ',
    'no breaks': 'windows',
    'short lines': 'a\n',
  }

  test.each(Object.entries(lines))('takes twice the work for twice the text: %s', (_, line) => {
    const steps = (times: number) => findWords(normalize(line.repeat(times))).steps
    expect(steps(2000) / steps(1000)).toBeLessThan(2.2)
    expect(steps(8000) / (line.length * 8000)).toBeLessThan(200)
  })
})
