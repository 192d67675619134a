import { expect, test } from 'vitest'
import { quoted } from './finding-text.ts'

test.each([
  [['no matches for kind "', '" in version "'], '“no matches for kind … in version”'],
  [['Network name "', '" not found'], '“Network name … not found”'],
  [["missing ‘x’ in 'config'"], "“missing ‘x’ in 'config'”"],
  [["can't retrieve the subnet"], "“can't retrieve the subnet”"],
  [['type="calico"', 'timeout'], '“type="calico" … timeout”'],
])('quotes %j without marks that are not closed', (words, text) => {
  expect(quoted({ words })).toBe(text)
})
