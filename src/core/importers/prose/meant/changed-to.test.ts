import { expect, test } from 'vitest'
import { diagnose } from '../../../engine/diagnose/diagnose.ts'

const pluginsIn = (text: string) => [
  ...new Set(
    diagnose([{ name: 'mail.txt', text }])
      .observations.filter(({ decision }) => decision === 'cni')
      .map(({ value }) => value),
  ),
]

test.each([
  'We run Flannel with Kubernetes 1.29.4. Last week we switched to Calico.',
  'Flannel 0.22.0, Kubernetes 1.29.4, Windows Server 2019. We migrated to Calico yesterday.',
  'CNI: Flannel. We switched from Flannel to Calico in May.',
  'We run Flannel 0.22.0. Since March we have migrated to Calico 3.27.0.',
  'Wir nutzen Flannel. Letzte Woche sind wir auf Calico umgestiegen.',
  'Nous utilisons Flannel. En mai nous sommes passés à Calico.',
  'Usamos Flannel. En mayo migramos a Calico.',
  '我们用Flannel。上周换成了Calico。',
  'Flannel を使っています。先週 Calico に移行しました。',
])('to what a setup was brought is what it has: %s', (text) =>
  expect(pluginsIn(text)).toEqual(['calico']),
)

test.each([
  'We run Flannel. We switched to Calico on the test cluster.',
  'We run Flannel. We switched to Calico but rolled back.',
  'We run Flannel. If we switched to Calico, would it work?',
  'We run Flannel. We want to switch to Calico.',
  'We run Flannel. We moved two nodes to Calico.',
  'We still run Flannel 0.22.0. We switched the Linux cluster to Calico.',
  'We run Flannel. Now it is broken.',
])('what was not done, or elsewhere, takes nothing away: %s', (text) =>
  expect(pluginsIn(text)).toEqual(['flannel']),
)

const valuesIn = (text: string, decision: string) => [
  ...new Set(
    diagnose([{ name: 'mail.txt', text }])
      .observations.filter((one) => one.decision === decision)
      .map(({ value }) => value),
  ),
]

test.each([
  ['Runtime: Docker 20.10 -> containerd 1.7.11', 'containerRuntime', ['containerd']],
  ['Runtime: Docker 20.10.9 (migrated to containerd 1.7.11 in May)', 'runtimeVersion', ['1.7.11']],
  ['CNI: Flannel 0.22 → Calico 3.27', 'cni', ['calico']],
  ['OS: Windows Server 2019 -> Windows Server 2022', 'windowsRelease', ['ltsc2022']],
  ['Traffic: Pod -> Service -> kube-proxy on Windows Server 2022', 'windowsRelease', ['ltsc2022']],
])('what stands behind an arrow is there: %s', (text, decision, values) =>
  expect(valuesIn(text, decision)).toEqual(values),
)

test('a system for tests with which all is well is not this one', () =>
  expect(
    valuesIn(
      '- test cluster of ours: 1.28 with Antrea 1.14 ok\n- CNI: Antrea 1.13.1\n',
      'cniRelease',
    ),
  ).toEqual(['1.13.1']))

test('the number of another program is none of Kubernetes', () =>
  expect(valuesIn('昨天把 vpc-cni 从 v1.18.3 升级到 v1.19.5。', 'kubernetesVersion')).toEqual([]))
