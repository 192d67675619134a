import { expect, test } from 'vitest'
import { toDocument } from '../../model/document.ts'
import { diagnose } from '../../diagnose.ts'
import { linesOf } from '../../text/lines.ts'
import { unwrapped } from './wrapped.ts'

const doc = (text: string) => toDocument('a.txt', { lines: linesOf(text), isFenced: false })

test.each([
  [
    'Our two workers for the old shop are Windows Server\n2019, the rest is Ubuntu.',
    'Our two workers for the old shop are Windows Server 2019, the rest is Ubuntu.',
  ],
  [
    '> We have kube-proxy on each of our nodes, those with Windows\n> as well, and it has the mode ipvs.',
    'We have kube-proxy on each of our nodes, those with Windows as well, and it has the mode ipvs.',
  ],
  [
    'Die Dienste antworten aus den Pods heraus nicht, und geplant ist für das nächste\nJahr Windows Server 2025.',
    'Die Dienste antworten aus den Pods heraus nicht, und geplant ist für das nächste Jahr Windows Server 2025.',
  ],
])('a sentence goes on in the next line: %j', (text, expected) =>
  expect(unwrapped(doc(text)).text).toBe(expected),
)

test.each([
  'Kubernetes version: 1.29 of our new cluster\nwindows: Server 2022',
  'The pods of our shop do not start any more.\nwe have no idea why that is so',
  '- first item of a list that is long enough\n- and the second one',
  'Name of the node that fails here is win-1\nOS Image: Windows Server 2022',
  'We have seen this on the whole of Windows Server\n2019-03-01 was the first day.',
  'NAME      STATUS   ROLES    AGE    VERSION   of nodes\nwin-1     Ready',
  'FROM mcr.microsoft.com/windows/servercore:ltsc2022 as build of it\nrun dir',
])('a line of its own stays one: %j', (text) => expect(unwrapped(doc(text)).text).toBe(text))

test('what is read in the second line has its place there', () => {
  const { observations } = diagnose([
    {
      name: 'a.txt',
      text: 'The two machines that we have had since the spring are both Windows Server\n2019 with containerd\n1.6.15, and our cluster is Kubernetes 1.27.3 of kubeadm since the last week.',
    },
  ])
  const places = observations.map(({ name, value, line }) => [name, value, line])
  expect(places).toContainEqual(['windowsRelease', 'ltsc2019', 1])
  expect(places).toContainEqual(['kubernetesRelease', '1.27.3', 3])
})
