import { expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'

const unreadIn = (text: string) =>
  diagnose([{ name: 'kubelet.log', text }]).unread.map(({ line, reason }) => ({ line, reason }))

const known =
  'E0312 10:11:12.131231    4312 kubelet.go:2855] "Container runtime network not ready" networkReady="NetworkReady=false reason:NetworkPluginNotReady message:Network plugin returns error: cni plugin not initialized"'
const unknown = (n: number) =>
  `E0312 10:11:13.${100_000 + n}    4312 quux.go:231] "Unable to reconcile quux" quux="q-${n}" err="wibble ${n} not found"`
const other = 'F0312 10:11:14.131231    4312 frob.go:1] frobnicator is gone'
const good =
  'I0312 10:11:11.131231    4312 server.go:415] "Kubelet version" kubeletVersion="v1.29.2"'

test('an error that no row knows is told with its line', () => {
  expect(unreadIn([good, unknown(1)].join('\n'))).toEqual([
    { line: 2, reason: 'The error in line 2 is not known here: no finding speaks of it.' },
  ])
})

test('repetitions of it are one kind', () => {
  const text = [unknown(1), good, unknown(2), other, unknown(3)].join('\n')
  expect(unreadIn(text)).toEqual([
    {
      line: 1,
      reason:
        'The error in line 1 is not known here, nor 1 other kind of error in this text: no finding speaks of it.',
    },
  ])
})

test('an error that a finding explains is known, also where its words were wrapped', () => {
  const wrapped =
    'E0312 10:11:12.131231    4312 quux.go:231] "Unable to reconcile quux" err="the plugin says\nloadFlannelSubnetEnv failed: open /run/flannel/subnet.env: The system cannot find the path specified."'
  expect(unreadIn([good, known].join('\n'))).toEqual([])
  expect(unreadIn([good, wrapped].join('\n'))).toEqual([])
})

test.each([
  'time="2024-03-12T10:11:12.131231Z" level=error msg="failed to frobnicate" error="no wibble"',
  '  Warning  Frobnicated  13s   kubelet  The wibble is missing',
  '2024-03-12 10:11:12.131 [ERROR][4312] frob/frob.go 12: No wibble',
])('in each form of a log: %s', (line) => {
  expect(unreadIn([good, line].join('\n')).map((one) => one.line)).toEqual([2])
})

test('what tells of no error is not mentioned', () => {
  const fine = '  Normal  Started  13s   kubelet  Started container web'
  expect(unreadIn([good, fine].join('\n'))).toEqual([])
})
