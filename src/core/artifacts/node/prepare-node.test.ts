import { describe, expect, test } from 'vitest'
import type { PresetId } from '../../model/presets/index.ts'
import type { Choices } from '../../model/scenario.ts'
import { expectInOrder } from '../../testing/expect-in-order.ts'
import { contentOf } from '../../testing/generate-content.ts'
import { prepareNode } from './prepare-node.ts'

const script = (given: Partial<Choices> = {}, base: PresetId = 'current') =>
  contentOf(prepareNode, given, base).content?.text ?? ''

describe('binaries', () => {
  test('come from their publisher with the publisher’s checksum file', () => {
    const text = script({ kubernetesRelease: '1.36.4' })
    for (const name of ['kubelet', 'kubectl', 'kube-proxy', 'kubeadm']) {
      expect(text).toContain(
        `$file = Get-PublishedFile -Uri 'https://dl.k8s.io/release/v1.36.4/bin/windows/amd64/${name}.exe' -Checksum 'https://dl.k8s.io/v1.36.4/bin/windows/amd64/${name}.exe.sha256'`,
      )
    }
  })

  test('without a checksum file have the hash pinned in public, or ask for one', () => {
    const text = script({ cni: 'flannel' })
    expect(text).toContain(
      "flanneld.exe' -Hash '7d43b3de5635891e68b36458d912a94c2eb94e15d878d486f539309db5845861'",
    )
    expect(text).toContain(
      "nssm-2.24.zip' -Hash '727d1e42275c605e0f04aba98095c38a8e1e46def453cdffce42869428aa6743'",
    )
    expect(script({}, 'aks-1.17')).toContain('[string] $AzureCniHash')
    expect(script({ cniRelease: '__proto__' }, 'aks-1.17')).toContain('-Hash $AzureCniHash')
  })

  test('of a plugin without a known address come from an address that is asked for', () => {
    const text = script({ cni: 'vpc-bridge', networkMode: 'l2bridge', platform: 'aws' })
    expect(text).toContain('[string] $VpcBridgeUri')
    expect(text).toContain('Get-File -Uri $VpcBridgeUri -Hash $VpcBridgeHash -Name ')
  })

  test('of Calico without HostProcess pods are the archive, and no script that nobody pins', () => {
    const text = script({ cni: 'calico', containerRuntime: 'mirantis' })
    expect(text).toMatch(/calico-windows-v[\d.]+\.zip' -Checksum '\S+SHA256SUMS' -List/)
    expect(text).not.toContain('install-calico-windows')
    expect(script({ cni: 'calico' })).not.toContain('calico-windows')
  })

  test('are those of the join method and the plugin', () => {
    const guide = script({}, 'docs-1.20-flannel')
    expect(guide).not.toMatch(/kubeadm\.exe|crictl|kube-log-runner/)
    expect(guide).toMatch(/v1\.20\.15.*kubelet\.exe/)
    const antrea = script({ cni: 'antrea', networkMode: 'transparent' })
    expect(antrea).not.toContain('windows/amd64/kube-proxy.exe')
    expect(script({}, 'aks-1.17')).toContain('-Hash $AzureCniHash')
  })
})

describe('the host', () => {
  test('gets Hyper-V only for what runs in it', () => {
    expect(script()).toContain("foreach ($feature in @('Containers')) {")
    expect(script({ isolation: 'hyperv' })).toContain("'Hyper-V', 'Hyper-V-PowerShell'")
  })

  test('opens the kubelet’s port and the plugin’s', () => {
    const text = script({ networkMode: 'overlay', vxlanPort: 4789 })
    expect(text).toContain("-Name 'kubelet' -Protocol 'TCP' -Port '10250'")
    expect(text).toMatch(/-Protocol 'UDP' -Port '4789'/)
    expect(script({}, 'docs-1.20-flannel')).not.toContain("'4789'")
  })

  test('opens nothing for connections that the node makes itself, nor for what nobody chose', () => {
    expect(script({ cni: 'calico' })).not.toContain("'5473'")
    const antrea = script({ cni: 'antrea', networkMode: 'transparent' })
    expect(antrea).toContain("'6081'")
    expect(antrea).not.toMatch(/'(?:4789|7471)'/)
  })

  test('sets the proxy before the features, so that one restart serves both', () => {
    const text = script({ httpProxy: 'http://proxy:3128' })
    expectInOrder(text, ['$webOptions = Set-NodeProxy', 'exit 3010'])
  })

  test('fetches the module that makes networks only where a script makes one', () => {
    expect(script()).not.toContain('hns.psm1')
    expect(script({ cni: 'win-overlay' })).toContain('hns.psm1')
  })

  test('asks for the proxy’s credential and never writes it', () => {
    const text = script({
      httpProxy: 'http://anna:geheim@proxy:3128',
      noProxy: ['.corp', '10.0.0.1'],
    })
    expect(text).not.toMatch(/anna|geheim/)
    expect(text).toContain('[pscredential] $ProxyCredential')
    expect(text).toContain('Set-NodeProxy -Credential $ProxyCredential')
    expect(script({ httpsProxy: 'anna:geheim@proxy:3128' })).not.toMatch(/anna|geheim/)
    expect(script({ httpProxy: 'http://proxy:3128' })).not.toContain('ProxyCredential')
  })
})

describe('after the runtime', () => {
  test('pause image and workload image are pulled by the runtime', () => {
    const guide = script({}, 'docs-1.20-flannel')
    expect(guide).toContain("Invoke-Pull -Image 'mcr.microsoft.com/oss/kubernetes/pause:1.4.1'")
    expect(guide).toContain("-Program 'docker.exe' -Arguments @('pull', $Image)")
    expect(script()).toContain("@('--namespace', 'k8s.io', 'images', 'pull', $Image)")
  })

  test('the old network and the saved source address go', () => {
    const guide = script({}, 'docs-1.20-flannel')
    expect(guide).toContain("Remove-NodeNetwork -Name 'cbr0'")
    expect(guide).toContain(String.raw`@('C:\k\sourceVip.json', 'C:\k\sourceVipRequest.json')`)
    expect(script({}, 'aks-1.17')).toContain(String.raw`C:\k\azure-vnet.json.lock`)
    expect(script({ cni: 'nat', networkMode: 'nat' })).not.toContain('Remove-NodeNetwork')
  })

  test('a network that nobody else makes is made here', () => {
    const text = script({ cni: 'win-bridge', networkMode: 'l2bridge' })
    expect(text).toContain('[string] $PodSubnet')
    expect(text).toContain("Type = 'L2Bridge'")
    expect(text).toContain(
      String.raw`$cniFile = 'C:\Program Files\containerd\cni\conf\l2bridge.conf'`,
    )
    expect(text).toContain('$cniConfig.ipam.subnet = $PodSubnet')
    expect(script()).not.toContain('New-HnsNetwork @')
  })

  test('in dual-stack with both ranges, which the CNI file gets too', () => {
    const given = { cni: 'sdnbridge', networkMode: 'l2bridge', ipFamily: 'dual-stack' } as const
    const text = script(given)
    expect(text).toContain("$networkOptions['AddressPrefix'] = @($PodSubnet, $secondSubnet)")
    expect(text).toContain("$networkOptions['IPv6'] = $true")
    expect(text).toContain('$cniConfig.additionalRoutes[0].GW = $secondNodeGateway')
    expect(script({ ...given, ipFamily: 'ipv4' })).not.toContain('$second')
  })
})

test('hostile text stays text', () => {
  const text = script({ image: "x'; Remove-Item C:\\ -Recurse #\u2019", networkAdapter: '$(calc)' })
  expect(text).toContain("Invoke-Pull -Image 'x''; Remove-Item C:\\ -Recurse #\u2019\u2019'")
})

test('more dynamic ports are asked for, for both protocols, and keep the node ports free', () => {
  const text = script({})
  expect(text).toMatch(/if \(\$ManyServices\) \{\n {4}foreach \(\$protocol in @\('tcp', 'udp'\)\)/)
  expect(text).toContain("@('int', 'ipv4', 'set', 'dynamicportrange', $protocol, '16385', '49151')")
  expect(text).toContain(
    "netsh.exe @('int', 'ipv4', 'add', 'excludedportrange', $protocol, '30000', '2768')",
  )
})

test('nobody but administrators may change what runs as SYSTEM', () => {
  const text = script({ cni: 'flannel', networkMode: 'overlay' })
  expect(text).toContain(
    String.raw`foreach ($directory in (@('C:\k', 'C:\flannel', 'C:\etc\kube-flannel', 'C:\run\flannel') + @($downloads))) {`,
  )
  expect(text).toContain(
    "'*S-1-5-18:(OI)(CI)F', '*S-1-5-32-544:(OI)(CI)F', '*S-1-5-32-545:(OI)(CI)RX'",
  )
  expect(text).toContain('AreAccessRulesProtected) { continue }')
  expect(text.indexOf('AreAccessRulesProtected')).toBeLessThan(text.indexOf('kubelet.exe.sha256'))
  // A file is no directory.
  expect(
    script({
      cni: 'calico',
      nodeAgents: 'services',
      cniRelease: '3.26.1',
      kubernetesVersion: '1.25',
    }),
  ).not.toMatch(/foreach \(\$directory in .*\.zip'/)
  // A drive is more than the directory of the node.
  expect(script({ installDirectory: 'D:\\' })).not.toMatch(/foreach \(\$directory in \(@\('D:/)
})

test('a pod range that this script wrote before is not lost in silence', () => {
  const made = script({ cni: 'win-bridge', networkMode: 'l2bridge' })
  expectInOrder(made, [
    'run this script with -PodSubnet before another pod starts',
    'Copy-Item -Destination',
  ])
  expect(script()).not.toContain('-PodSubnet')
})

test('a task makes the endpoint of the host again at each start, until the network is cleaned', () => {
  const made = script({
    cni: 'win-bridge',
    networkMode: 'l2bridge',
    installDirectory: String.raw`D:\k 8`,
  })
  expectInOrder(made, [
    'stop the services before the network is cleaned',
    "Unregister-ScheduledTask -TaskName 'node-network-start'",
    'Remove-NodeNetwork',
    '$given = $PodSubnet',
    'is there with another range',
    'WriteAllText($cniFile',
    'New-HnsNetwork',
    'Attach-HnsHostEndpoint',
    String.raw`$copy = 'D:\k 8\prepare-node.ps1'`,
    "'-File', $copy, '-PodSubnet', $given)",
    "Register-ScheduledTask -TaskName 'node-network-start'",
  ])
  expect(script()).not.toContain('ScheduledTask')
})

test('keeps a static address where the release may lose it, and no other value of its key', () => {
  const text = script({ windowsRelease: 'ltsc2019' })
  expectInOrder(text, [
    '[switch] $KeepStaticAddress',
    "if (-not (Test-Path -LiteralPath 'HKLM:",
    "-Name 'DeviceLessNicDisabled' -Type DWord -Value 1",
  ])
  expect(script({ windowsRelease: 'ltsc2022' })).not.toContain('KeepStaticAddress')
})

test('a feature that never counts as installed asks for one restart, not for one each time', () => {
  const text = script({ cni: 'antrea', networkMode: 'transparent', windowsRelease: 'ltsc2022' })
  expect(text).toContain('if ($LASTEXITCODE -eq 3010) { $restart = $true }')
})
