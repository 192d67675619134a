import { describe, expect, test } from 'vitest'
import type { PresetId } from '../../model/presets/index.ts'
import type { Choices } from '../../model/scenario.ts'
import { contentOf } from '../../testing/generate-content.ts'
import { scanPowerShell } from '../../testing/script-literals.ts'
import { kubeletstart } from './kubeletstart.ts'

const textOf = (given: Partial<Choices> = {}, base?: PresetId) =>
  contentOf(kubeletstart, given, base).content?.text ?? ''

test('the script of the Hyper-V experiment', () =>
  expect(textOf({ joinMethod: 'bootstrap-token' }, 'hyperv-1.14')).toMatchInlineSnapshot(`
    "# nssm runs this script as the service kubelet.

    #Requires -Version 5.1
    #Requires -RunAsAdministrator

    [CmdletBinding()]
    param ()

    $ErrorActionPreference = 'Stop'
    . (Join-Path $PSScriptRoot 'common.ps1')

    $program = 'C:\\k\\kubelet.exe'
    Set-Location -LiteralPath 'C:\\'

    $arguments = @(Read-ArgumentFile -Path 'C:\\k\\kubelet-args.txt' | Where-Object { $_ -ne '--windows-service' })

    $ErrorActionPreference = 'Continue'
    & $program @arguments
    exit $LASTEXITCODE
    "
  `))

test('with kubeadm its flags come first, so that ours win', () => {
  const text = textOf()
  expect(text).toContain(String.raw`C:\var\lib\kubelet\kubeadm-flags.env`)
  expect(text).toContain('$arguments = $kubeadmArguments + $arguments')
})

test('Hyper-V pods of dockershim get their network by a variable', () =>
  expect(textOf({ featureGates: [] }, 'hyperv-1.14')).toContain(
    "[Environment]::SetEnvironmentVariable('CONTAINER_NETWORK', 'azure', 'Process')",
  ))

test('the flags come from their file, without what only a service of Windows takes', () =>
  expect(textOf({ installDirectory: 'D:\\k' })).toContain(
    String.raw`Read-ArgumentFile -Path 'D:\k\kubelet-args.txt' | Where-Object { $_ -ne '--windows-service' }`,
  ))

describe('text of a user stays one literal', () => {
  test.each(["a'b", 'a\u2019; calc', '$(calc)', 'a\nb', '"; calc; "'])('%j', (installDirectory) => {
    const { literals, unclosed } = scanPowerShell(textOf({ installDirectory }))
    expect(unclosed).toBeUndefined()
    expect(literals).toContain(`${installDirectory}\\kubelet-args.txt`)
  })
})
