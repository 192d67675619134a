import { describe, expect, test } from 'vitest'
import type { PresetId } from '../../model/presets/index.ts'
import type { Choices } from '../../model/scenario.ts'
import { expectInOrder } from '../../testing/expect-in-order.ts'
import { contentOf } from '../../testing/generate-content.ts'
import { installDocker } from './install-docker.ts'

const script = (given: Partial<Choices> = {}, base: PresetId = 'docs-1.20-flannel') =>
  contentOf(installDocker, given, base).content?.text

describe('Docker', () => {
  test('a line alone asks for its release, and always for the hash', () => {
    const text = script()
    expect(text).toContain('[string] $DockerRelease')
    expect(text).toContain('[string] $DockerHash')
    expect(text).toContain(
      "Get-File -Uri ('https://download.docker.com/win/static/stable/x86_64/docker-' + $DockerRelease + '.zip') -Hash $DockerHash",
    )
    expect(text).not.toContain('cri-dockerd')
  })

  test('a full release is written down', () => {
    const text = script({ runtimeVersion: '19.03.15' })
    expect(text).toContain("$DockerRelease = '19.03.15'")
    expect(text).not.toContain('[string] $DockerRelease')
  })

  test('an engine that is there is kept', () =>
    expect(script()).toMatch(/ParameterSetName = 'Installed'.*\n\s+\[switch\] \$Installed/))
})

describe('Mirantis Container Runtime', () => {
  const mirantis = { containerRuntime: 'mirantis' } as const

  test('cri-dockerd runs as a service behind the engine, with the pause image of the node', () => {
    const text = script(
      { ...mirantis, kubernetesVersion: '1.30', windowsRelease: 'ltsc2022' },
      'current',
    )
    expect(text).toContain('-Hash $CriDockerdHash')
    expect(text).toContain(
      "'--pod-infra-container-image=mcr.microsoft.com/oss/kubernetes/pause:3.6'",
    )
    expect(text).toContain("'--container-runtime-endpoint=npipe:////./pipe/cri-dockerd'")
    expect(text).toMatch(/Set-NssmService -Name 'cri-dockerd' .* -DependsOn @\('docker'\)/)
  })

  test('cri-dockerd stops before its program is replaced', () =>
    expectInOrder(script(mirantis) ?? '', [
      "Stop-NodeService -Name 'cri-dockerd'",
      'Install-Program -Source',
      "Start-Service -Name 'cri-dockerd'",
    ]))

  test('the installer of others runs without strict mode', () =>
    expect(script(mirantis)).toContain('& { Set-StrictMode -Off;'))

  test('asks for the hash of the installer', () =>
    expect(script(mirantis)).toContain(
      "Get-File -Uri 'https://get.mirantis.com/install.ps1' -Hash $InstallerHash",
    ))
})

test('containerd has a script of its own', () =>
  expect(script({ containerRuntime: 'containerd' })).toBeUndefined())
