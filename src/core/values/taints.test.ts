import { expect, test } from 'vitest'
import { parseTaints } from './taints.ts'

test('key, value and effect', () =>
  expect(parseTaints('os=windows:NoSchedule')).toEqual([
    { key: 'os', value: 'windows', effect: 'NoSchedule' },
  ]))

test('several, and one without a value', () =>
  expect(parseTaints('example.com/pool:NoExecute, os=:PreferNoSchedule')).toEqual([
    { key: 'example.com/pool', effect: 'NoExecute' },
    { key: 'os', value: '', effect: 'PreferNoSchedule' },
  ]))

test('none', () => expect(parseTaints('')).toEqual([]))

test.each(['os', 'os=windows', 'os=windows:Never', ':NoSchedule', 'a=b=c:NoSchedule'])(
  '%s is no taint',
  (text) => expect(parseTaints(text)).toBeUndefined(),
)
