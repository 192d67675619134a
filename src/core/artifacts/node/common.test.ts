import { describe, expect, test } from 'vitest'
import { filesOf } from '../../golden/golden-texts.ts'
import { scriptedScenarios } from '../../golden/scenarios.ts'
import type { Choices } from '../../model/scenario.ts'
import { expectInOrder } from '../../testing/expect-in-order.ts'
import { contentOf } from '../../testing/generate-content.ts'
import { scanPowerShell } from '../../testing/script-literals.ts'
import { common } from './common.ts'

const textOf = (given: Partial<Choices> = {}) => contentOf(common, given).content?.text ?? ''

/** The body of a function of the script. */
const bodyOf = (name: string, text = textOf()) =>
  new RegExp(`^function ${name} \\{\\n([^]*?)^\\}`, 'm').exec(text)?.[1] ?? ''

describe('a native program', () => {
  const body = bodyOf('Invoke-Native')
  test('may write to standard error, which ends a script under Stop in a remote session', () =>
    expectInOrder(body, ["$ErrorActionPreference = 'Continue'", '& $Program @Arguments']))
  test('that is not there ends the script, although Continue would go on', () =>
    expectInOrder(body, ['is missing', "= 'Continue'"]))
  test('that fails does not show its arguments', () =>
    expect(body).toContain("throw ('{0} ended with exit code {1}.' -f $Program, $LASTEXITCODE)"))
})

test('policy lists go before endpoints, endpoints before their network', () => {
  const body = bodyOf('Remove-NodeNetwork')
  expectInOrder(body, ['Remove-HnsPolicyList', 'Remove-HnsEndpoint', 'Remove-HnsNetwork'])
})

test('a service that does not stop loses its process', () =>
  expect(textOf()).toContain("'taskkill.exe' -Arguments @('/PID'"))

test('nssm lies in a directory with blanks', () =>
  expect(bodyOf('Set-NssmService')).toContain(
    "-Name 'ImagePath' -Type ExpandString -Value (ConvertTo-CommandLine -Arguments @($nssm))",
  ))

describe('behind a proxy', () => {
  const text = textOf({
    httpProxy: 'http://proxy:3128',
    noProxy: ['.corp'],
    apiServerEndpoint: 'api.example.com:6443',
    nodeIP: '10.1.2.3',
    managementSubnet: '10.1.2.0/24',
    clusterCIDR: '10.244.0.0/16',
    serviceCIDR: '10.96.0.0/12',
    clusterDomain: 'example.local',
    platform: 'azure',
  })
  const direct = /NO_PROXY = '([^']*)'/.exec(text)?.[1]?.split(',')

  test.each([
    '.corp',
    'localhost',
    '127.0.0.1',
    'api.example.com',
    '10.1.2.3',
    '10.1.2.0/24',
    '10.244.0.0/16',
    '10.96.0.0/12',
    '.svc',
    '.example.local',
    '168.63.129.16',
    '169.254.169.254',
  ])('%s is asked directly', (address) => expect(direct).toContain(address))

  test('without one there are no variables', () => expect(textOf()).not.toContain('NO_PROXY'))
})

describe.each(scriptedScenarios)('scripts of $id', ({ choices }) => {
  const files = filesOf(choices)
  const scripts = files.filter(({ language }) => language === 'powershell')

  test('no function stands twice', () => {
    const names = scripts.flatMap(({ text }) =>
      [...text.matchAll(/^function ([\w-]+)/gm)].map(([, name = '']) => name),
    )
    const inCommon = files.find(({ path }) => path === 'node/common.ps1')?.text ?? ''
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
    expect(inCommon).toContain('function Invoke-Native')
  })

  test('flags of components stand in their files alone, and somebody reads each file', () => {
    const lists = files.filter(({ path }) => path.endsWith('-args.txt'))
    const literals = scripts.flatMap(
      ({ text }) => scanPowerShell(text.split('\n').filter(isOfComponents).join('\n')).literals,
    )
    for (const { path, text } of lists) {
      const flags = text.split('\n').filter((line) => line !== '' && line !== '--windows-service')
      expect(flags.filter((line) => literals.includes(line))).toEqual([])
      const name = path.replace('node/', '')
      const readers = scripts.filter((script) =>
        script.text
          .split('\n')
          .some((line) => line.includes('Read-ArgumentFile') && line.includes(name)),
      )
      expect(readers.map((script) => script.path)).not.toEqual([])
    }
  })
})

/** kubectl and cri-dockerd have flags of the same names. */
const isOfComponents = (line: string) => !/kubectl\.exe|cri-dockerd\.exe/.test(line)
