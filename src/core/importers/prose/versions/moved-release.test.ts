import { expect, test } from 'vitest'
import { diagnose } from '../../../engine/diagnose/diagnose.ts'

const releasesOf = (text: string) => [
  ...new Set(
    diagnose([{ name: 'mail.txt', text: `${text}\n` }]).observations.flatMap(
      ({ decision, value }) => (decision === 'windowsRelease' ? [value] : []),
    ),
  ),
]

test.each([
  'We moved the Windows pool from Windows Server 2019 to 2022 last week.',
  'We migrated from Server 2019 to 2022.',
  'We moved the Windows pool from Windows Server 2019 to Windows Server 2022 last week.',
  'We moved the Windows pool from Windows Server 2019 to 2022, and since then all pods failed.',
  'Pods fail since the in-place upgrade from Windows Server 2019 to Windows Server 2022.',
])('%s', (text) => {
  expect(releasesOf(text)).toEqual(['ltsc2022'])
})

test.each([
  'We want to move our nodes from Windows Server 2019 to 2022.',
  'The nodes should be moved from Windows Server 2019 to 2022 next month.',
  'The move of the pool from Windows Server 2019 to 2022 failed.',
  'We moved the Windows pool from Windows Server 2019 to 2022, but it was cancelled.',
  'We moved the Windows pool from Windows Server 2019 to 2022 but rolled back to 2019.',
])('%s', (text) => {
  expect(releasesOf(text)).toEqual(['ltsc2019'])
})

test('a pool that was moved may be upgraded', () => {
  const text =
    'AKS, we moved the Windows pool from Windows Server 2019 to 2022 and now upgrade.\naz aks nodepool upgrade -g rg --cluster-name c -n npwin --kubernetes-version 1.33.1\n'
  const { findings } = diagnose([{ name: 'mail.txt', text }])
  expect(findings.map(({ id }) => id)).not.toContain('aks-upgrade-release')
})
