import { expect, test } from 'vitest'
import type { Choices } from '../../model/scenario.ts'
import { expectInOrder } from '../../testing/expect-in-order.ts'
import { contentOf } from '../../testing/generate-content.ts'
import { installContainerd } from './install-containerd.ts'

const script = (given: Partial<Choices> = {}) => contentOf(installContainerd, given).content?.text

test('the archive comes from the project with its own checksum file', () => {
  const base =
    'https://github.com/containerd/containerd/releases/download/v1.7.28/containerd-1.7.28-windows-amd64.tar.gz'
  const text = script({ kubernetesVersion: '1.30', runtimeVersion: '1.7.28' })
  expect(text).toContain(`$file = Get-PublishedFile -Uri '${base}' -Checksum '${base}.sha256sum'`)
  expect(text).toContain("@('-xf', $file, '-C', $programs, '--strip-components=1')")
  expect(text).toContain("if ($installed -notlike '* v1.7.28 *') {")
})

test('a build of somebody else is installed as its release', () =>
  expect(script({ runtimeVersion: '1.6.1+azure' })).toContain('/v1.6.1/containerd-1.6.1-windows'))

test('the service is registered with its log, and Defender leaves it alone', () => {
  const text = script({ logDirectory: String.raw`D:\logs\node` })
  expect(text).toContain(
    String.raw`Invoke-Native -Program $containerd -Arguments @('--register-service', '--log-file', 'D:\logs\node\containerd.log')`,
  )
  expect(text).toContain('Add-MpPreference -ExclusionProcess $containerd')
  expectInOrder(text ?? '', ['config.toml', '--register-service'])
})

test('no secret of the proxy, and text stays text', () => {
  const text = script({
    httpsProxy: 'http://anna:geheim@proxy:3128',
    runtimeVersion: "1.7.0'; Remove-Item C:\\ #",
  })
  expect(text).not.toContain('geheim')
  expect(text).toContain('[pscredential] $ProxyCredential')
  expect(text).toContain("download/v1.7.0''; Remove-Item C:\\ #/")
})

test('an update leaves the program of pods that still run under another name', () =>
  expectInOrder(script() ?? '', [
    "Stop-Service -Name 'containerd'",
    "Move-Item -LiteralPath $shim -Destination ('{0}.{1:yyyyMMddHHmmss}.old'",
    "'tar.exe'",
  ]))

test('a service that runs another containerd is not taken for this one', () =>
  expectInOrder(script() ?? '', [
    '--register-service',
    "if ($runs -notlike ('*' + $containerd + '*')) { throw",
    'Restart-Service',
  ]))

test('says that the kubelet stopped with its runtime', () =>
  expectInOrder(script() ?? '', ['Restart-Service', "$kubelet.Status -eq 'Stopped'"]))

test('other runtimes have no such script', () =>
  expect(script({ containerRuntime: 'mirantis' })).toBeUndefined())
