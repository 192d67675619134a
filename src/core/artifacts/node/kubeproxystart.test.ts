import { describe, expect, test } from 'vitest'
import type { Choices } from '../../model/scenario.ts'
import { contentOf } from '../../testing/generate-content.ts'
import { scanPowerShell } from '../../testing/script-literals.ts'
import { kubeproxystart } from './kubeproxystart.ts'

const textOf = (given: Partial<Choices> = {}) => contentOf(kubeproxystart, given).content?.text

test('without an overlay it waits for the network and starts kube-proxy', () =>
  expect(textOf({ networkMode: 'l2bridge', serviceManager: 'nssm', kubernetesVersion: '1.25' }))
    .toMatchInlineSnapshot(`
    "# nssm runs this script as the service kube-proxy.

    #Requires -Version 5.1
    #Requires -RunAsAdministrator

    [CmdletBinding()]
    param ()

    $ErrorActionPreference = 'Stop'
    . (Join-Path $PSScriptRoot 'common.ps1')

    $program = 'C:\\k\\kube-proxy.exe'
    Set-Location -LiteralPath 'C:\\'

    $networkName = 'cbr0'
    $waited = 0
    while (-not ($network = Get-HnsNetwork | Where-Object { $_.Name -eq $networkName } | Select-Object -First 1)) {
        if ($waited % 60 -eq 0) { Write-Host ('Waiting for the HNS network {0}.' -f $networkName) }
        if ($waited -ge 900) { throw ('The HNS network {0} did not appear within {1} minutes; look at the network plugin.' -f $networkName, ($waited / 60)) }
        Start-Sleep -Seconds 5
        $waited += 5
    }

    $arguments = @(Read-ArgumentFile -Path 'C:\\k\\kube-proxy-args.txt' | Where-Object { $_ -ne '--windows-service' })

    if (Get-Command -Name 'Get-HnsPolicyList' -ErrorAction SilentlyContinue) {
        Get-HnsPolicyList | Remove-HnsPolicyList
    }

    $ErrorActionPreference = 'Continue'
    & $program @arguments
    exit $LASTEXITCODE
    "
  `))

test('as the task at a start it waits longer, and keeps a log', () => {
  const told = textOf({ logDirectory: String.raw`D:\logs` }) ?? ''
  expect(told).toContain('[switch] $AtStartup')
  expect(told).toContain(String.raw`Start-Transcript -LiteralPath 'D:\logs\kube-proxy-start.log'`)
  expect(told).toContain('if ($waited -ge $seconds)')
  expect(textOf({ serviceManager: 'nssm' })).not.toMatch(/AtStartup|\$seconds/)
})

describe('the source VIP', () => {
  test('is reserved with host-local under the name of the network', () => {
    const text = textOf() ?? ''
    expect(text).toContain('host-local.exe')
    expect(text).toContain("$networkName = 'flannel.4096'")
    expect(text).toContain("$arguments += '--source-vip=' + $sourceVip")
  })

  test('is told to a native service, and passed on by nssm', () => {
    expect(textOf({ serviceManager: 'native' })).toContain("Set-NodeService -Name 'kube-proxy'")
    expect(textOf({ serviceManager: 'nssm' })).toContain('& $program @arguments')
  })

  test('is an endpoint of Calico', () => {
    const text = textOf({ cni: 'calico', nodeAgents: 'services' })
    expect(text).toContain("'Calico_ep'")
    expect(text).not.toContain('host-local.exe')
  })

  test('is not looked for where you give one', () =>
    expect(textOf({ sourceVip: '10.244.1.2' })).not.toContain('host-local.exe'))
})

test('names with quotes stay literals', () => {
  const hnsNetworkName = "it's \u201da\u201d $(calc)"
  const { literals, unclosed } = scanPowerShell(textOf({ hnsNetworkName }) ?? '')
  expect(unclosed).toBeUndefined()
  expect(literals).toContain(hnsNetworkName)
})

test('Antrea has none', () =>
  expect(textOf({ cni: 'antrea', networkMode: 'transparent' })).toBeUndefined())

test('in userspace mode kube-proxy waits for its adapter, not for an HNS network', () => {
  const text = textOf({
    cni: 'antrea',
    networkMode: 'transparent',
    cniRelease: '1.12.0',
    containerRuntime: 'docker',
    kubernetesVersion: '1.22',
  })
  expect(text).toContain("$adapterName = 'vEthernet (HNS Internal NIC)'")
  expect(text).not.toMatch(/Get-HnsNetwork|Get-HnsPolicyList/)
})
