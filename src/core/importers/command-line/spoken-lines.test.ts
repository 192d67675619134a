import { expect, test } from 'vitest'
import { readFiles } from '../../engine/diagnose/read.ts'

const read = (text: string) =>
  readFiles([{ name: 'a.txt', text }]).documents.flatMap(({ reading }) =>
    (reading.observations ?? []).map(({ name, value }) => [name, value]),
  )

test.each([
  ['kube-proxy runs with --proxy-mode=kernelspace, --enable-dsr=true.', 'enable-dsr', 'true'],
  ['kube-proxy is started with --source-vip=10.244.7.2.', 'source-vip', '10.244.7.2'],
  [String.raw`C:\k\kube-proxy.exe --v=4 --source-vip=10.244.7.2.`, 'source-vip', '10.244.7.2'],
  [
    'kube-proxy runs with --feature-gates=WinDSR=true,WinOverlay=true.',
    'feature-gates',
    'WinDSR=true,WinOverlay=true',
  ],
])('the mark behind a flag is that of the sentence: %s', (text, flag, value) =>
  expect(read(text)).toContainEqual([`kubeProxy.flag.${flag}`, value]),
)

test('a plan to upgrade names the version of the cluster and that of kubeadm', () => {
  const plan =
    '[upgrade/versions] Cluster version: v1.27.6\n[upgrade/versions] kubeadm version: v1.28.2\n'
  expect(read(plan).filter(([name]) => name === 'kubernetes.serverVersion')).toEqual([
    ['kubernetes.serverVersion', '1.27.6'],
  ])
})
