import { expect, test } from 'vitest'
import { diagnose } from '../../../engine/diagnose/diagnose.ts'
import { testLint } from '../../../testing/test-lint.ts'
import { exceptionsAlike } from './exceptions-alike.ts'

const conf = (...ranges: readonly string[]) =>
  JSON.stringify(
    {
      cniVersion: '0.3.0',
      name: 'l2bridge',
      type: 'sdnbridge',
      policies: [{ Name: 'EndpointPolicy', Value: { Type: 'OutBoundNAT', ExceptionList: ranges } }],
    },
    undefined,
    2,
  )

const found = (first: readonly string[], second: readonly string[], ...more: readonly string[]) =>
  diagnose([
    { name: 'win-1/cni.conf', text: conf(...first) },
    { name: 'win-2/cni.conf', text: conf(...second) },
    ...more.map((text, i) => ({ name: `win-${i + 1}/ip.txt`, text })),
  ]).findings.filter(({ id }) => id === 'exceptions-alike')

test('a range that one node has and another leaves out', () =>
  expect(found(['10.4.0.0/16', '10.8.0.0/16'], ['10.4.0.0/16'])).toMatchObject([
    {
      severity: 'warning',
      file: 'win-2/cni.conf',
      message: expect.stringContaining('win-2 leaves out 10.8.0.0/16, which win-1 has') as unknown,
    },
  ]))

test.each([
  ['the same in another order', ['10.4.0.0/16', '10.8.0.0/16'], ['10.8.0.0/16', '10.4.0.0/16']],
  ['one range for both', ['10.4.0.0/16', '10.8.0.0/16'], ['10.0.0.0/8']],
  ['each with one of its own', ['10.4.0.0/16', '10.1.1.0/24'], ['10.4.0.0/16', '10.1.2.0/24']],
])('no fault: %s', (_, first, second) => expect(found(first, second)).toEqual([]))

test('the range that the node is in is its own', () =>
  expect(
    found(
      ['10.4.0.0/16', '10.1.1.0/24'],
      ['10.4.0.0/16'],
      'kubelet.exe --hostname-override=win-1 --node-ip=10.1.1.7',
      'kubelet.exe --hostname-override=win-2 --node-ip=10.1.2.7',
    ),
  ).toEqual([]))

testLint(exceptionsAlike, {
  valid: [{ name: 'one list that names no node', text: conf('10.4.0.0/16') }],
  invalid: [],
})
