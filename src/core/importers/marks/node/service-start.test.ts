import { expect, test } from 'vitest'
import { toDocument } from '../../../model/document.ts'
import { linesOf } from '../../../text/lines.ts'
import { serviceStartsIn } from './service-start.ts'

const read = (text: string) =>
  serviceStartsIn(toDocument('a.txt', { lines: linesOf(text), isFenced: false })).map(
    ({ name, value, line }) => [name, value, line],
  )

test.each([
  [
    'SERVICE_NAME: kube-proxy\n        TYPE               : 10  WIN32_OWN_PROCESS\n        START_TYPE         : 4   DISABLED\n',
    [['kubeProxy.startType', 'disabled', 3]],
  ],
  [
    'Name      : containerd\nState     : Stopped\nStartMode : Manual\n',
    [['containerd.startType', 'manual', 3]],
  ],
  ['kubelet Stopped Manual\n', [['kubelet.startType', 'manual', 1]]],
  ['Name      : kubelet\nStatus    : Running\nStartType : Automatic\n', []],
])('the start type in %j', (text, expected) => {
  expect(read(text)).toEqual(expected)
})
