import { describe, expect, test } from 'vitest'
import type { PresetId } from '../../model/presets/index.ts'
import type { Choices } from '../../model/scenario.ts'
import { expectInOrder } from '../../testing/expect-in-order.ts'
import { contentOf } from '../../testing/generate-content.ts'
import { scanPowerShell } from '../../testing/script-literals.ts'
import { registerServices } from './register-services.ts'

const textOf = (given: Partial<Choices> = {}, base?: PresetId) =>
  contentOf(registerServices, given, base).content?.text ?? ''

describe('nssm', () => {
  const text = textOf({}, 'docs-1.20-flannel')
  test('runs the start scripts, kube-proxy after the kubelet, the kubelet after Docker', () => {
    expect(text).toMatch(/Set-NssmService -Name 'kubelet' .*'C:\\k\\kubeletstart\.ps1'/)
    expect(text).toMatch(/Set-NssmService -Name 'kube-proxy' .*-DependsOn @\('kubelet'\)/)
    expect(text).toContain("@('docker')")
  })

  test('runs flanneld with the name of the node in its environment', () => {
    expect(text).toContain(
      String.raw`-Arguments @(Read-ArgumentFile -Path 'C:\k\flanneld-args.txt')`,
    )
    expect(text).toContain("-Environment 'NODE_NAME=win-node-1'")
  })

  test('starts the kubelet, waits for the pod range of the Node, then starts the others', () => {
    const marks = [
      "foreach ($name in @('kubelet')) {",
      'Get-PodRange',
      "foreach ($name in @('flanneld', 'kube-proxy')) {",
    ].map((mark) => text.lastIndexOf(mark))
    expect(marks).toEqual(marks.toSorted((a, b) => a - b))
    expect(marks).not.toContain(-1)
  })

  test('names the request that must be approved while it waits', () =>
    expect(text).toContain('kubectl certificate approve'))
})

describe('services of Windows', () => {
  test('get the command line of the release, with log files of its own or a helper', () => {
    const given = { serviceManager: 'native', joinMethod: 'kubeconfig' } as const
    expect(textOf({ ...given, kubernetesVersion: '1.25' })).toContain(
      String.raw`-Command (@('C:\k\kubelet.exe') + @(Read-ArgumentFile -Path 'C:\k\kubelet-args.txt'))`,
    )
    expect(textOf({ ...given, kubernetesVersion: '1.26' })).toContain(
      String.raw`'C:\k\kube-log-runner.exe', '-log-file=C:\var\log\kubelet\kubelet.log', 'C:\k\kubelet.exe'`,
    )
  })

  test('logs are divided from the release on whose helper can', () => {
    expect(textOf({ kubernetesVersion: '1.33' })).not.toContain('-log-file-size')
    expect(textOf({ kubernetesVersion: '1.34' })).toContain(
      String.raw`'-log-file=C:\var\log\kubelet\kubelet.log', '-log-file-size=100M', '-log-file-age=168h', '-flush-interval=5s', 'C:\k\kubelet.exe'`,
    )
  })

  test('kube-proxy of an overlay waits for its source VIP, also after a restart', () => {
    expect(textOf()).toContain("Register-ScheduledTask -TaskName 'kube-proxy-start'")
    expect(textOf({ networkMode: 'l2bridge' })).not.toContain('ScheduledTask')
    expect(textOf()).toContain("-StartMode 'Manual'")
    expect(textOf()).toContain(String.raw`& 'C:\k\kubeproxystart.ps1'`)
    expect(textOf({ networkMode: 'l2bridge' })).not.toContain('Manual')
  })

  test('kube-proxy of a network that comes later waits for -Restart', () => {
    const given = { cni: 'win-overlay' } as const
    expect(textOf(given)).toMatch(/if \(\$Restart\) \{\n {4}& 'C:\\k\\kubeproxystart\.ps1'/)
    expect(textOf()).toMatch(/^& 'C:\\k\\kubeproxystart\.ps1'$/m)
  })

  test('flags of kubeadm stand before ours', () =>
    expect(textOf()).toContain('+ $kubeadmArguments + @(Read-ArgumentFile'))
})

test('the services stop from the last to the first', () => {
  expect(textOf()).toContain("foreach ($name in @('kube-proxy', 'flanneld', 'kubelet'))")
})

test('Antrea has no kube-proxy', () =>
  expect(textOf({ cni: 'antrea', networkMode: 'transparent' })).not.toContain("'kube-proxy'"))

test('nothing that a user types leaves its literal', () => {
  const installDirectory = String.raw`C:\it's; Remove-Item \"x`
  const { code, unclosed } = scanPowerShell(textOf({ installDirectory, nodeName: '\u2018$(x)' }))
  expect(unclosed).toBeUndefined()
  expect(code).not.toContain('Remove-Item')
  expect(code).not.toContain('$(x)')
})

describe('before kube-proxy starts', () => {
  const cleans = 'Get-HnsPolicyList | Remove-HnsPolicyList'
  const routed = { cni: 'win-bridge', networkMode: 'l2bridge' } as const

  test('load balancers of before go, where no start script of its own removes them', () => {
    const text = textOf(routed)
    expectInOrder(text, [cleans, 'Start-NodeService'])
    expect(textOf({ ...routed, serviceManager: 'nssm' })).not.toContain(cleans)
    expect(textOf()).not.toContain(cleans)
  })

  test('a log that is too large is set aside, and a paused service is stopped', () => {
    for (const given of [{}, routed, { serviceManager: 'nssm' }] as const) {
      expect(textOf(given)).not.toMatch(/^ +Start-Service /m)
    }
  })
})
