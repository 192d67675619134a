import { expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'

const older = (mark: string) =>
  [
    'Hello, we are on v1.34.3 with containerd 1.7.13. Our service:',
    'nssm set kubelet AppParameters "--pod-infra-container-image=registry.k8s.io/pause:3.10"',
  ]
    .map((line) => `${mark}${line}`)
    .join('\n')
const newer = 'We did upgrade on Friday: kubelet.exe is v1.36.1 now, with containerd 2.1.4.'
const found = (text: string) => {
  const { observations, findings } = diagnose([{ name: 'mail.txt', text }])
  return {
    versions: observations.flatMap(({ decision, value }) =>
      decision === 'kubernetesRelease' || decision === 'runtimeVersion' ? [value] : [],
    ),
    told: findings.flatMap(({ id, severity }) => (severity === 'info' ? [] : [id])),
  }
}

test.each([
  ['marks of quoting', `${newer}\n\nOn Tue, 14 Apr 2026 at 11:02, Piotr wrote:\n${older('> ')}\n`],
  [
    'an answer between',
    `${newer}\n\n> On Fri, 29 May 2026, Support wrote:\n> Did anything change?\n>\n>> On Tue, 14 Apr 2026, Piotr wrote:\n${older('>> ')}\n`,
  ],
  ['an original message', `${newer}\n\n-----Original Message-----\nFrom: Piotr\n${older('')}\n`],
])('the newest mail tells what holds: %s', (_, text) => {
  expect(found(text)).toEqual({ versions: ['1.36.1', '2.1.4'], told: ['flag-known'] })
})

test('what an older mail tells as the newest one does stays', () => {
  const text = `containerd is 2.1.4 now.\n\n> On Tue, Piotr wrote:\n> Windows nodes, containerd 1.7.13.\n>> On Mon, Ola wrote:\n>> Windows nodes, containerd 2.1.4.\n`
  expect(found(text.replace(/^>> On[^]*/m, '')).versions).toEqual(['2.1.4'])
  expect(found(text.replace('1.7.13', '2.1.4')).versions).toEqual(['2.1.4', '2.1.4', '2.1.4'])
})

test('two versions in one mail disagree', () => {
  expect(found(`Hello.\n${older('')}\n${newer}\n`).versions).toEqual(
    expect.arrayContaining(['1.36.1', '2.1.4', '1.7.13']),
  )
})

const disagree = (text: string) =>
  diagnose([{ name: 'mail.txt', text }]).findings.flatMap(({ id }) =>
    id === 'values-disagree' || id === 'windows-host-supported' ? [id] : [],
  )

test.each([
  '> We use 1.18.4 with docker on Windows Server 1909\n\nI have 1.29.2 and Windows Server 2022. No issue here.',
  '> My cluster is Kubernetes 1.19.3 on Windows Server 2019.\n> It fails.\n\nNot for me: Kubernetes 1.28.5, Windows Server 2022.',
  '> My cluster is Kubernetes 1.19.3, Windows Server 2019.\n\nDoes not happen for me: Kubernetes 1.28.5, Windows Server 2022.',
])('who answers to another one tells of a cluster of their own: %s', (text) =>
  expect(disagree(text)).toEqual([]),
)

test.each([
  'We use 1.18.4 with docker on Windows Server 1909\n\nI have 1.29.2 and Windows Server 2022. Some issue here.',
  '> We use 1.18.4 with docker on Windows Server 1909\n>\n> I have 1.29.2 and Windows Server 2022. Some issue here.',
])('in one text they disagree: %s', (text) => expect(disagree(text)).not.toEqual([]))
