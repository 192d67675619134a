import { expect, test } from 'vitest'
import { diagnose } from '../../engine/diagnose/diagnose.ts'

const names = new Set(['cni', 'kubernetesRelease', 'runtimeVersion', 'windowsRelease'])
const read = (text: string) => [
  ...new Set(
    diagnose([{ name: 'mail.txt', text }])
      .observations.filter(({ name }) => names.has(name))
      .map(({ value, raw }) => `${String(value)} “${raw}”`),
  ),
]

test.each([
  ['We do not use Calico but Flannel.', 'flannel “Flannel”'],
  ['Wir nutzen nicht Calico, sondern Flannel.', 'flannel “Flannel”'],
  ['No usamos Calico sino Flannel.', 'flannel “Flannel”'],
  ['Nous n’utilisons pas Calico mais Flannel.', 'flannel “Flannel”'],
  ['Le CNI n’est pas Flannel mais Calico.', 'calico “Calico”'],
  ['我们用的不是Calico，而是Flannel。', 'flannel “Flannel”'],
  ['Calico ではなく Flannel を使っています。', 'flannel “Flannel”'],
  ['It is not Kubernetes 1.28 but 1.29.4.', '1.29.4 “1.29.4”'],
  ['The runtime is not Docker but containerd 1.7.2.', '1.7.2 “1.7.2”'],
  [
    'We are not on Windows Server 2019 but on Windows Server 2022.',
    'ltsc2022 “Windows Server 2022”',
  ],
])('what is said against something else: %s', (text, fact) => expect(read(text)).toEqual([fact]))

test.each([
  ['We had containerd 1.6.8. Now it is 1.7.22.', '1.7.22 “1.7.22”'],
  ['containerd was 1.6.8, now it is 1.7.22.', '1.7.22 “1.7.22”'],
  ['It was Kubernetes 1.28.3 last week, today it is 1.29.4.', '1.29.4 “1.29.4”'],
  ['Wir hatten containerd 1.6.8. Jetzt ist es 1.7.22.', '1.7.22 “1.7.22”'],
])('a number of what was named before: %s', (text, fact) => expect(read(text)).toEqual([fact]))

test.each([
  ['We do not use Calico but Flannel is not ready.'],
  ['It is not Kubernetes but 1.5.2 of our app that fails.'],
  ['We do not use Calico, but Flannel would be possible.'],
])('what is no value of the setup: %s', (text) => expect(read(text)).toEqual([]))
