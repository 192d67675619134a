import { expect, test } from 'vitest'
import { diagnose } from '../../../engine/diagnose/diagnose.ts'

const service = (name: string) =>
  `apiVersion: v1\nkind: Service\nmetadata:\n  name: ${name}\nspec:\n  ports:\n  - port: 80\n`
const found = (text: string, name = 'web.yaml') =>
  diagnose([{ name, text }])
    .findings.filter(({ id }) => id === 'objects-apart')
    .map(({ severity, line }) => [severity, line])

test.each([
  ['a mark between them', `${service('a')}---\n${service('b')}`],
  ['the end of a document', `${service('a')}...\n${service('b')}`],
  ['one object that says its kind twice', `${service('a')}kind: Service\n`],
  ['words between them', `${service('a')}and the other one\n${service('b')}`],
  ['a template that makes the mark', `${service('a')}{{ sep }}\n${service('b')}`],
])('%s', (_, text) => expect(found(text)).toEqual([]))

test('whoever pastes two files leaves the mark out', () =>
  expect(found(service('a') + service('b'), 'mail.txt')).toEqual([]))

test('objects that run together', () => {
  expect(found(service('a') + service('b'))).toEqual([['error', 8]])
  // The same fault of another object is told with it.
  expect(found(`${service('a')}\n# The second\n${service('b')}${service('c')}`, 'x.yml')).toEqual([
    ['error', 10],
  ])
})
