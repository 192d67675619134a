import { expect, test } from 'vitest'
import { toDocument } from '../../../model/document.ts'
import { linesOf } from '../../../text/lines.ts'
import { untoleratedTaintsIn } from './untolerated-taints.ts'

const read = (text: string) =>
  untoleratedTaintsIn(toDocument('a.txt', { lines: linesOf(text), isFenced: false })).map(
    ({ value }) => value,
  )

test.each([
  ["1 node(s) had taint {os: windows}, that the pod didn't tolerate", ['os=windows']],
  [
    '1 node(s) had untolerated taint {node.kubernetes.io/os: windows}',
    ['node.kubernetes.io/os=windows'],
  ],
  ['2 node(s) had untolerated taint {windows: }', ['windows=']],
  ['2 node(s) had untolerated taint(s)', []],
])('%s', (text, taints) => expect(read(text)).toEqual(taints))
