import { expect, test } from 'vitest'
import { toDocument } from '../../../model/document.ts'
import { linesOf } from '../../../text/lines.ts'
import { shownPodsIn } from './shown-pods.ts'

const read = (text: string) =>
  shownPodsIn(toDocument('a.txt', { lines: linesOf(text), isFenced: false })).map(
    ({ name, value, line, subject }) => [name, value, line, subject],
  )

test('reads a row among words', () => {
  const pod = 'pod shop-5c9d8b7f66-k2m4q'
  expect(
    read(
      'The pod list has\n\n  default  shop-5c9d8b7f66-k2m4q   1/1   Running   2 (3h ago)   9d   172.20.8.4   win-a   <none>   <none>\n\nand that is not our range.',
    ),
  ).toEqual([
    ['pod.status', 'Running', 3, pod],
    ['pod.ip', '172.20.8.4', 3, pod],
    ['pod.node', 'win-a', 3, pod],
  ])
})

test.each([
  'NAME  READY  STATUS  RESTARTS  AGE  IP  NODE\nshop-5c9d8b7f66-k2m4q   1/1   Running   0   3h   10.1.2.3   win-a',
  'we have 1/1 Running 0 3h 10.1.2.3 win-a',
  'shop-5c9d8b7f66-k2m4q   1/1   Running   0   3h',
])('reads nothing in: %s', (text) => expect(read(text)).toEqual([]))
