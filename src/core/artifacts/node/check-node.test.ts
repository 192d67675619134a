import { describe, expect, test } from 'vitest'
import { filesOf } from '../../golden/golden-texts.ts'
import { scriptedScenarios } from '../../golden/scenarios.ts'
import type { Choices } from '../../model/scenario.ts'
import { contentOf } from '../../testing/generate-content.ts'
import { scanPowerShell } from '../../testing/script-literals.ts'
import { checkNode } from './check-node.ts'

const textOf = (given: Partial<Choices> = {}) => contentOf(checkNode, given).content?.text ?? ''
const titles = (text: string) =>
  [...text.matchAll(/^Test-Computer -Title '([^']*)'/gm)].map(([, title]) => title)

test('asks what the plan takes for granted', () =>
  expect(titles(textOf())).toEqual([
    'Build of Windows',
    'Edition',
    'Windows features',
    'No restart is due',
    'Address of the node',
    'API server',
    'Name of the computer',
    'Time',
    'System drive',
    'Page file',
    'Programs of Windows',
    'No earlier node',
  ]))

test('compares with the values of the plan', () => {
  const text = textOf({
    windowsRelease: 'ltsc2022',
    windowsRevision: 2700,
    nodeIP: '10.1.2.3',
    networkAdapter: 'LAN',
    apiServerEndpoint: 'api.example.com:6444',
  })
  expect(text).toContain("-ne '20348'")
  expect(text).toContain('-lt 2700')
  expect(text).toContain("@('10.1.2.3')")
  expect(text).toContain("-notcontains 'LAN'")
  expect(text).toContain("-ComputerName 'api.example.com' -Port 6444")
})

describe.each(scriptedScenarios)('$id', ({ choices }) => {
  test('nothing is changed', () => {
    const text = filesOf(choices).find(({ path }) => path === 'node/check-node.ps1')?.text ?? ''
    const { code } = scanPowerShell(text)
    expect(code).toContain('Test-Computer')
    expect(code).not.toMatch(
      /\b(?:Set-(?!StrictMode)|New-|Remove-|Add-|Install-|Enable-|Start-|Stop-|Copy-|Move-|Invoke-)/,
    )
  })
})

test('a static address is asked about, but on the release that keeps it', () => {
  expect(textOf({ windowsRelease: 'ltsc2019' })).toContain(
    String.raw`call node\prepare-node.ps1 with -KeepStaticAddress`,
  )
  expect(textOf({ windowsRelease: 'ltsc2022' })).not.toContain('DeviceLessNicDisabled')
})

test('warns of CNI files of others, and knows both names of Calico', () => {
  expect(textOf()).toContain("@('10-flannel.conf') -notcontains $_.Name")
  expect(textOf({ cni: 'calico' })).toContain(
    "@('10-calico.conf', '10-calico.conflist') -notcontains $_.Name",
  )
})
