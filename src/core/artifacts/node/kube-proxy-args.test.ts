import { expect, test } from 'vitest'
import type { PresetId } from '../../model/presets/index.ts'
import type { Choices } from '../../model/scenario.ts'
import { contentOf } from '../../testing/generate-content.ts'
import { kubeProxyArgs } from './kube-proxy-args.ts'

const textOf = (given: Partial<Choices> = {}, base?: PresetId) =>
  contentOf(kubeProxyArgs, given, base).content?.text

test('a current overlay node; the start script adds the source VIP', () =>
  expect(textOf()).toMatchInlineSnapshot(`
    "--windows-service
    --proxy-mode=kernelspace
    --hostname-override=win-node-1
    --kubeconfig=C:\\k\\kube-proxy.conf
    --network-name=flannel.4096
    --cluster-cidr=10.244.0.0/16
    --enable-dsr=false
    --v=4
    "
  `))

test('the 1.20 guide', () =>
  expect(textOf({}, 'docs-1.20-flannel')).toMatchInlineSnapshot(`
  "--proxy-mode=kernelspace
  --hostname-override=win-node-1
  --kubeconfig=C:\\k\\kube-proxy.conf
  --network-name=cbr0
  --cluster-cidr=10.244.0.0/16
  --enable-dsr=false
  --log-dir=C:\\k\\logs
  --logtostderr=false
  --v=4
  "
`))

test('a source VIP that you give, and the gates of overlay and direct server return', () => {
  const text = textOf({
    kubernetesVersion: '1.19',
    sourceVip: '10.244.1.2',
    directServerReturn: true,
  })
  expect(text).toContain('--source-vip=10.244.1.2\n')
  expect(text).toContain('--enable-dsr=true\n')
  expect(text).toContain('--feature-gates=WinOverlay=true,WinDSR=true\n')
})

test('Antrea does the work of kube-proxy', () =>
  expect(textOf({ cni: 'antrea', networkMode: 'transparent' })).toBeUndefined())

test('before it did, kube-proxy serves in userspace mode, which knows no HNS network', () => {
  const text = textOf({
    cni: 'antrea',
    networkMode: 'transparent',
    cniRelease: '1.12.0',
    containerRuntime: 'docker',
    kubernetesVersion: '1.22',
  })
  expect(text).toContain('--proxy-mode=userspace\n')
  expect(text).not.toMatch(/network-name|enable-dsr/)
})
