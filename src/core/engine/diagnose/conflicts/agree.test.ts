import { expect, test } from 'vitest'
import { agree } from './agree.ts'

test.each([
  ['19.03.12', '19.3.12'],
  ['19.03', '19.3.12'],
  ['1.7.13', '1.7.13+azure'],
  ['1.7', '1.7.20'],
])('%s and %s are one release of a runtime', (a, b) => {
  expect(agree('runtimeVersion', a, b)).toBe(true)
  expect(agree('runtimeVersion', b, a)).toBe(true)
})

test.each([
  ['19.03.12', '19.3.14'],
  ['1.7.1', '1.7.10'],
  ['20.10.9', '2.10.9'],
])('%s and %s are two', (a, b) => expect(agree('runtimeVersion', a, b)).toBe(false))

test.each([
  ['10.20.1.31,fd00::31', '10.20.1.31', true],
  ['10.20.1.31, fd00:0::31', 'fd00::31', true],
  ['10.20.1.31,fd00::31', '10.20.1.32', false],
  ['10.20.1.31', '10.20.1.32', false],
])('%s and %s are one node: %s', (a, b, isOne) => {
  expect(agree('nodeIP', a, b)).toBe(isOne)
  expect(agree('nodeIP', b, a)).toBe(isOne)
})

test.each([
  ['os=windows:NoSchedule', 'gpu=true:NoSchedule', true],
  ['os=windows:NoSchedule', 'os=windows:NoExecute', true],
  ['os=windows:NoSchedule', 'os', true],
  ['os=windows:NoSchedule', 'os=win1809:NoSchedule', false],
])('taints %s and %s may stand on one node: %s', (a, b, may) => {
  expect(agree('nodeTaint', a, b)).toBe(may)
  expect(agree('nodeTaint', b, a)).toBe(may)
})
