import { expect, test } from 'vitest'
import { isSupportedSkew } from './version-skew.ts'

test.each([
  ['1.36', '1.36', true],
  ['1.33', '1.36', true],
  ['1.32', '1.36', false],
  ['1.36', '1.35', false],
  ['1.24', '1.26', true],
  ['1.24', '1.27', false],
])('a node of %s behind an API server of %s', (node, server, isSupported) => {
  expect(isSupportedSkew(node, server)).toBe(isSupported)
})
