import { expect, test } from 'vitest'
import { ownValue } from './own.ts'

test('a record has what it was given, and not what every object has', () => {
  const record = { overlay: 1 }
  expect(ownValue(record, 'overlay')).toBe(1)
  for (const key of ['l2bridge', 'constructor', 'toString', '__proto__']) {
    expect(ownValue(record, key)).toBeUndefined()
  }
})
