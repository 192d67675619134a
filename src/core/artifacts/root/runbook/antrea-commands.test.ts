import { describe, expect, test } from 'vitest'
import { resolve } from '../../../engine/resolve.ts'
import { initialChoices } from '../../../model/presets/define.ts'
import type { Choices } from '../../../model/scenario.ts'
import { antreaInCluster, antreaOnNode } from './antrea-commands.ts'

const scenario = (given: Partial<Choices>) =>
  resolve({ ...initialChoices, cni: 'antrea', networkMode: 'transparent', ...given })
const onNode = (given: Partial<Choices>) =>
  antreaOnNode(scenario(given))
    .map((command) => ('code' in command ? command.code : command.shell))
    .join('\n')
const inCluster = (given: Partial<Choices>) =>
  antreaInCluster(scenario(given)).map(({ shell }) => shell)

describe('on the node', () => {
  test('the clean-up runs now and at each start, without services of Open vSwitch', () => {
    const text = onNode({ cniRelease: '2.7.0' })
    expect(text).toContain('& $prepare -RunOVSServices $false')
    expect(text).toContain('New-JobTrigger -AtStartup')
    expect(text).not.toMatch(/Install-OVS|wins|InstallKubeProxy/)
  })

  test.each([
    ['1.15.0', '& $prepare -RunOVSServices $false -InstallKubeProxy $false'],
    ['1.13.0', '& $prepare -OVSRunMode container'],
  ])('%s takes the parameters that it has', (cniRelease, call) =>
    expect(onNode({ cniRelease })).toContain(call),
  )

  test('what has no published hash is compared before it runs', () => {
    const text = onNode({ cniRelease: '2.7.0' })
    expect(text).toMatch(/Get-FileHash -LiteralPath[^]*sha256sum[^]*& \$prepare/)
    expect(text).toContain("--branch 'v2.7.0' 'https://github.com/antrea-io/antrea.git'")
    expect(text).toContain('sha256sum Clean-AntreaNetwork.ps1 Prepare-AntreaAgent.ps1')
    const docker = onNode({
      cniRelease: '1.15.0',
      containerRuntime: 'docker',
      kubernetesVersion: '1.20',
      windowsRelease: 'ltsc2019',
    })
    expect(docker).toMatch(/wins\.exe[^]*-LiteralPath \$wins[^]*sha256sum[^]*& \$wins/)
  })

  test('with Docker, Open vSwitch and wins are services', () => {
    const text = onNode({
      cniRelease: '1.15.0',
      containerRuntime: 'docker',
      kubernetesVersion: '1.20',
      windowsRelease: 'ltsc2019',
    })
    expect(text).toContain("'Install-OVS.ps1'")
    expect(text).toContain("Start-Service -Name 'rancher-wins'")
    expect(text).toContain('& $prepare -InstallKubeProxy $false')
    expect(text).not.toMatch(/Prepare-ServiceInterface|kube-proxy/)
  })

  test('before 1.13 its script makes the adapter of kube-proxy, which starts again at each start', () => {
    const text = onNode({
      cniRelease: '1.12.0',
      containerRuntime: 'docker',
      kubernetesVersion: '1.20',
      windowsRelease: 'ltsc2019',
    })
    expect(text).toContain("'Prepare-ServiceInterface.ps1'")
    expect(text).toContain('\n& $prepare; Restart-Service -Name kube-proxy -Force\n')
    expect(text).toContain('{ param ($Script) & $Script; Restart-Service -Name kube-proxy -Force }')
    expect(text).not.toContain('-InstallKubeProxy')
  })
})

describe('in the cluster', () => {
  test('the manifest is told where the API server is before it is applied', () => {
    const lines = inCluster({ cniRelease: '2.7.0' })
    expect(lines[1]).toContain("-v server='10.127.130.2:6443'")
    expect(lines.at(-1)).toBe("kubectl apply --filename 'node-antrea-windows-with-ovs.yml'")
  })

  test.each([
    [{ cniRelease: '1.15.0' }, 'antrea-windows-containerd-with-ovs.yml'],
    [
      { cniRelease: '1.15.0', containerRuntime: 'docker', kubernetesVersion: '1.20' },
      'antrea-windows.yml',
    ],
  ] as const)('%o takes %s', (given, file) =>
    expect(inCluster(given)[0]).toMatch(new RegExp(`/${file}'$`)),
  )
})
