import { expect, test } from 'vitest'
import { diagnose } from '../../diagnose.ts'

const isolationOf = (handler: string) =>
  diagnose([
    {
      name: 'rc.yaml',
      text: `apiVersion: node.k8s.io/v1\nkind: RuntimeClass\nmetadata:\n  name: a\nhandler: ${handler}\n`,
    },
  ]).observations.flatMap(({ name, value }) => (name === 'isolation' ? [value] : []))

test.each([
  ['runsc', []],
  ['runhcs-wcow-other-17763', []],
  ['runhcs-wcow-process', ['process']],
  ['runhcs-wcow-hypervisor', ['hyperv']],
  ['runhcs-wcow-hypervisor-17763', ['hyperv']],
])('what the handler of a RuntimeClass gives: %s', (handler, isolation) =>
  expect(isolationOf(handler)).toEqual(isolation),
)
