import { expect, test } from 'vitest'
import { isTakenOut } from './taken-out.ts'

test('what was taken out', () => {
  const out = ['redacted', 'REDACTED', '***', 'xxxx', 'our node', 'fill-in-here', 'secret removed']
  expect(out.filter((one) => !isTakenOut(one))).toEqual([])
  expect(['a', 'true', 'web-1', '10.0.0.1', 'secrets.local', 'ours'].filter(isTakenOut)).toEqual([])
})
