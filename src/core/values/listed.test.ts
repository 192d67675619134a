import { expect, test } from 'vitest'
import { listed } from './listed.ts'

test.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a and b'],
  [['a', 'b', 'c'], 'a, b and c'],
  [['Azure, self-managed', 'AKS'], 'Azure (self-managed) and AKS'],
])('%j is “%s”', (names, text) => expect(listed(names)).toBe(text))
