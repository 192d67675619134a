import { describe, expect, test } from 'vitest'
import { symptoms } from '../../../catalog/symptoms/index.ts'
import { matchSymptoms } from './match.ts'

/** Breaks a text into lines of at most 60 characters. */
const wrapped = (text: string) => text.replace(/(.{1,60})(?: |$)/g, '$1\n').trimEnd()

/** How logs, events, tools and documents print one and the same message. */
const forms: Readonly<Record<string, (text: string) => string>> = {
  'a line of its own': (text) => text,
  'a line of klog': (text) => `E0628 16:57:08.673912    1180 proxier.go:564] ${text}`,
  'a quoted error of klog': (text) =>
    `E0628 16:57:08.673912    1180 pod_workers.go:190] "Error syncing pod" err="${text.replaceAll('"', String.raw`\"`)}" pod="a/b"`,
  JSON: (text) => JSON.stringify({ level: 'error', ts: 1, msg: text }),
  'JSON inside JSON': (text) => JSON.stringify({ log: JSON.stringify({ msg: text }) }),
  logrus: (text) => `time="2024-03-04T10:00:00Z" level=error msg=${JSON.stringify(text)}`,
  'an event': (text) => `  Warning  Failed  3s (x6 over 29s)  kubelet  ${text}`,
  'YAML in single quotes': (text) => `    message: '${text.replaceAll("'", "''")}'`,
  'a cell of CSV': (text) => `"2024-03-04 10:00:00","Error","${text.replaceAll('"', '""')}"`,
  'wrapped lines': wrapped,
  'a quotation': (text) => `> ${text}`,
  HTML: (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;'),
}

const rows = symptoms.filter(({ weak, words }) => weak !== 'name' && words.length > 0)

describe.each(Object.entries(forms))('as %s', (_, form) => {
  test.each(rows.map((row) => [row.id, row] as const))('%s is explained', (_, row) => {
    for (const literals of row.words) {
      // What a step does is only told where it failed.
      const text = form(`${literals.join(' x ')}${row.general ? ' failed' : ''}`)
      const found = matchSymptoms([{ file: 'a.log', text }], {})
      expect(
        found.filter(({ causes }) => causes.length > 0),
        text,
      ).not.toEqual([])
    }
  })
})
