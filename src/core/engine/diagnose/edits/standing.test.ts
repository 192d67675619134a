import { expect, test } from 'vitest'
import type { Edit, Finding } from '../../../model/finding.ts'
import { withStandingEdits } from './standing.ts'

const files = [{ name: 'a.txt', text: 'one\r\ntwo\r\nbootstrap-token=abcdef.0123456789abcdef\r\n' }]
const edit = (line: number, from: string, to = 'x', column = 1): Edit => ({
  file: 'a.txt',
  line,
  column,
  from,
  to,
})
const finding = (edits: readonly Edit[], message = 'wrong'): Finding => ({
  id: 'some-lint',
  severity: 'error',
  basis: 'fails',
  confidence: 'verified',
  message,
  remediation: 'Write it right.',
  decisions: [],
  sources: [],
  edits,
})
const kept = (...findings: readonly Finding[]) =>
  withStandingEdits(findings, files).map(({ edits }) => edits)

test('a change whose text stands there is offered', () =>
  expect(kept(finding([edit(2, 'two')]))).toEqual([[edit(2, 'two')]]))

test.each([
  ['stands elsewhere', [edit(1, 'two')]],
  ['changes nothing', [edit(2, 'two', 'two')]],
  ['is of another file', [{ ...edit(2, 'two'), file: 'b.txt' }]],
  ['stands there in part', [edit(1, 'one'), edit(2, 'three')]],
  ['holds a secret', [edit(3, 'bootstrap-token=abcdef.0123456789abcdef', '')]],
])('one that %s is not', (_, edits) => expect(kept(finding(edits))).toEqual([undefined]))
