import { expect, test } from 'vitest'
import { diagnose } from '../../diagnose.ts'

const pod = (...labels: readonly string[]) => `apiVersion: v1
kind: Pod
metadata:
  name: web
  labels:
${labels.map((label) => `    ${label}`).join('\n')}
spec:
  containers: [{name: web, image: web}]
`

const twiceIn = (text: string) =>
  diagnose([{ name: 'pod.yaml', text }]).observations.filter(({ name }) => name === 'file.keyTwice')

test('a key that stands twice is told with its place, and with nothing else', () =>
  expect(twiceIn(pod('app: web', 'app: shop'))).toEqual([
    {
      decision: null,
      name: 'file.keyTwice',
      value: 'app',
      raw: 'app',
      file: 'pod.yaml',
      line: 7,
      column: 5,
    },
  ]))

test.each([
  ['says the same', pod('app: web', 'app: web')],
  ['is a branch of a template', pod('app: web', '# {{ else }}', 'app: shop')],
  ['stands once', pod('app: web', 'tier: web')],
])('nothing is told of a key that %s', (_, text) => expect(twiceIn(text)).toEqual([]))
