import { expect, test } from 'vitest'
import { diagnose } from '../../engine/diagnose/diagnose.ts'

const told = (text: string, wanted: string) => [
  ...new Set(
    diagnose([{ name: 'mail.md', text }]).observations.flatMap(({ decision, name, value }) =>
      (decision ?? name) === wanted ? [value] : [],
    ),
  ),
]
const table = (one: string, other: string) =>
  `| part | ${one} | ${other} |\n|---|---|---|\n| kubelet | 1.26.3 | 1.27.1 |\n| containerd | 1.6.8 | 1.7.0 |\n| Windows | 2019 (17763.4010) | 2019 (17763.4252) |\n`

test.each([
  ['Working', 'Broken'],
  ['before', 'after'],
  ['required', 'installed'],
  ['Expected', 'Actual'],
  ['Linux nodes', 'Windows nodes'],
  ['lab', 'production'],
])('of the columns %s and %s the second counts', (one, other) => {
  expect(told(table(one, other), 'kubernetesRelease')).toEqual(['1.27.1'])
  expect(told(table(one, other), 'runtimeVersion')).toEqual(['1.7.0'])
  expect(told(table(one, other), 'windowsRevision')).toEqual([4252])
})

test('one column alone is what there is, whatever its head', () => {
  const alone = '| part | required |\n|---|---|\n| containerd | 1.6.8 |\n'
  expect(told(alone, 'runtimeVersion')).toEqual(['1.6.8'])
})
