import { expect, test } from 'vitest'
import { toDocument } from '../../../model/document.ts'
import { linesOf } from '../../../text/lines.ts'
import { withMarks } from './marks.ts'

const doc = toDocument('a.txt', {
  lines: linesOf('image: registry.example/app:lstc2022\n'),
  isFenced: false,
})
const marksBeside = (...told: Parameters<typeof withMarks>[0]['observations'] & object) =>
  (withMarks({ observations: told }, doc, false).observations ?? []).map(({ value }) => value)
const [mark] = withMarks({}, doc, false).observations ?? []

test('a mark is read where the document does not tell it', () =>
  expect(marksBeside()).toContain('lstc2022'))

test('what the document tells is told once', () =>
  expect(mark && marksBeside(mark)).toEqual(['lstc2022']))

test.each([
  ['another value', { value: 'ltsc2019' }],
  ['another line', { line: 7 }],
  ['another name', { name: 'imageTag' }],
])('a mark beside %s stays', (_, change) =>
  expect(mark && marksBeside({ ...mark, ...change })).toEqual([
    'value' in change ? change.value : 'lstc2022',
    'lstc2022',
  ]),
)
