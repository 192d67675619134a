import { expect, test } from 'vitest'
import { readFiles } from '../../engine/diagnose/reading/read.ts'
import { toDocument } from '../../model/document.ts'
import { linesOf } from '../../text/lines.ts'
import { indexInLine } from './lines.ts'
import { kubernetesIn } from './versions/kubernetes.ts'
import { networkIn } from './networks/network.ts'
import { runtimeIn } from './runtimes/runtime.ts'

const versionsIn = (text: string) =>
  kubernetesIn(toDocument('a.txt', { lines: linesOf(text), isFenced: false })).flatMap(
    ({ name, value }) => (name === 'kubernetesRelease' ? [value] : []),
  )

test('the cluster that Rancher itself runs on is another one', () =>
  expect(
    versionsIn(`   - If Helm Chart, Kubernetes Cluster and version (RKE1, RKE2, k3s, EKS, etc): RKE2 v1.24.8+rke2r1
- Kubernetes version: v1.23.14`),
  ).toEqual(['1.23.14']))

test('what fails behind it is this one', () =>
  expect(
    versionsIn('It works on Kubernetes 1.26.9 but fails on Kubernetes 1.27.3, Windows.'),
  ).toContain('1.27.3'))

test('a setup in which it works is another one', () =>
  expect(versionsIn('Kubernetes version: v1.23.14. It works on Kubernetes 1.22.3')).toEqual([
    '1.23.14',
  ]))

const toText = (text: string) => toDocument('a.txt', { lines: linesOf(text), isFenced: false })

test('a line that begins a sentence does not go on with the one before', () =>
  expect(
    runtimeIn(
      toText(
        'Platform: AKS 1.30.6, pool win22 (Windows Server 2022), containerd 1.7.20+azure\nThe Linux services drain as they should.',
      ),
    ).flatMap(({ decision, value }) => (decision === 'runtimeVersion' ? [value] : [])),
  ).toEqual(['1.7.20+azure']))

test('words stand in their own line, however many lines of output are left out above', () =>
  expect(
    readFiles([
      {
        name: 'a.txt',
        text: `- containerd 2.2.4 on the Windows nodes
- kubelet.exe --v=2 --config=C:\\k\\kubelet.yaml
- kube-proxy.exe --v=2 --proxy-mode=kernelspace
- kube-proxy.exe --v=4 --proxy-mode=kernelspace

Another cluster has containerd 1.7.28.`,
      },
    ]).documents.flatMap(({ reading }) =>
      (reading.observations ?? []).flatMap(({ decision, value }) =>
        decision === 'runtimeVersion' ? [value] : [],
      ),
    ),
  ).toEqual(['2.2.4']))

test.each([
  ['We are moving to Server 2022 (RKE2 1.28.8, Flannel).', ['flannel']],
  ['Our cluster (kubeadm 1.29.6, Windows Server 2022, Calico) fails.', ['calico']],
  ['Please tell (e.g. kubeadm 1.29.6, Calico)', []],
  ['The other cluster (kubeadm 1.27.3, flannel) does not show it.', []],
  ['Which of our clusters (v1.29.4, flannel) or (v1.30.1, calico) is right?', []],
  ['We migrated from the old one (v1.24.4, flannel).', []],
  ['The docs’ example (kubeadm 1.29.6, flannel) works.', []],
  ['The supported sets are (1.29, Windows Server 2019, flannel).', []],
  ['It works at home (k3s 1.29.6, flannel).', []],
  ['Network (of release 0.22 or 0.24, calico)', []],
  ['It does not happen in our lab (RKE2 1.28.8, Calico).', []],
])('a bracket with a release tells of a setup: %s', (text, plugins) =>
  expect(
    networkIn(toText(text)).flatMap(({ decision, value }) => (decision === 'cni' ? [value] : [])),
  ).toEqual(plugins),
)

test('a value is found at its own place in a line that has several of the file', () => {
  const written = ['old 1.30.2 and', 'new 1.30.2 here']
  const [first = ''] = written
  const doc = {
    ...toText(written.join('\n')),
    text: written.join(' '),
    placeAt: (offset: number) => ({
      file: 'a.txt',
      line: offset > first.length ? 2 : 1,
      column: offset > first.length ? offset - first.length : offset + 1,
    }),
  }
  const at = (line: number) => indexInLine(doc, { file: 'a.txt', line, column: 5 }, '1.30.2')
  expect([at(1), at(2)]).toEqual([4, 19])
})
