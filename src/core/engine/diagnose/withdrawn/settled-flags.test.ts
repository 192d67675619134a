import { expect, test } from 'vitest'
import { diagnose } from '../../../diagnose.ts'

const refused = (text: string) =>
  diagnose([{ name: 'mail.txt', text: `Hello,\n\n${text}\n` }]).findings.filter(
    ({ id }) => id === 'flag-refused',
  )

test.each([
  '- we dropped --pod-infra-container-image from the line, with it the kubelet had not started\n  ("failed to parse kubelet flag: unknown flag: --pod-infra-container-image"), that is settled',
  'We removed --network-plugin: before that the kubelet ended with "unknown flag: --network-plugin".',
  'At first the kubelet said "unknown flag: --network-plugin", we took it out and it runs now.',
  'The kubelet had stopped with `unknown flag: --log-dir` after the upgrade, which we have fixed.',
  'We saw "Error: failed to parse kubelet flag: unknown flag: --log-dir" at first, that\'s solved.',
  '1. stop the kubelet\n2. if it is Paused, read its log (on 1.24 that was "unknown flag: --network-plugin", years ago)',
  'kubelet said "unknown flag: --network-plugin" on the old 1.24 node only, ours start fine.',
  'If you see "unknown flag: --network-plugin", remove it. Our Windows nodes start fine.',
  'Another cluster had "unknown flag: --network-plugin" in its log.',
  'The docs say the kubelet ends with "unknown flag: --network-plugin" from 1.24 on.',
])('what is over or only read stops nothing: %s', (text) => expect(refused(text)).toEqual([]))

test.each([
  'The kubelet stops with "unknown flag: --log-dir". How do we fix it?',
  'After the update the kubelet says unknown flag: --log-dir',
  'We see "unknown flag: --log-dir" on each new node. It\'s solved on the others by hand.',
  'If anybody has an idea: kubelet ends with "unknown flag: --log-dir".',
  'Do you know what to do? If it helps: unknown flag: --log-dir',
  'All of our Windows nodes stop with "unknown flag: --log-dir", if you have an idea.',
  'The other team solved it, we get "unknown flag: --log-dir".',
  '"unknown flag: --log-dir" is what kubelet prints, and that is not solved.',
  'The kubelet says "unknown flag: --network-plugin", a year ago we upgraded.',
])('what is not over is told: %s', (text) => expect(refused(text)).not.toEqual([]))

test('a log says what happened, whatever else its line says', () => {
  const text =
    'I0612 07:00:01.100000 4321 server.go:467] "Kubelet version" kubeletVersion="v1.27.1"\nE0612 07:00:01.187216 4321 run.go:74] "command failed, see the notes if you changed the arguments" err="failed to parse kubelet flag: unknown flag: --network-plugin"\n'
  expect(diagnose([{ name: 'kubelet.log', text }]).findings.map(({ id }) => id)).toContain(
    'flag-refused',
  )
})

test.each([
  '- C:\\k\\kubelet.exe --v=2 --kubeconfig=c.conf\n- with it the kubelet had not started ("failed to parse kubelet flag: unknown flag: --log-dir"), that is settled',
  '2. `Stop-Service kubelet`, copy\n3. read its log (on 1.24 that was "unknown flag: --network-plugin", years ago)',
])('a message in such a sentence is none of now, beside a command too: %s', (text) =>
  expect(
    diagnose([{ name: 'mail.txt', text: `Hello,\n\n${text}\n` }]).findings.filter(
      ({ id, severity }) => id.startsWith('symptom-') && severity !== 'info',
    ),
  ).toEqual([]),
)

const blamed = (text: string) =>
  diagnose([{ name: 'mail.txt', text: `Kubernetes 1.30 on Windows Server 2022.\n\n${text}\n` }])
    .findings.filter(({ id }) => id === 'flag-blamed')
    .map(({ severity }) => severity)

test.each([
  'The kubelet failed on --network-plugin; we took the flag out and it runs now.',
  'At first the kubelet stopped on --network-plugin, that is solved.',
  'If the kubelet fails on --network-plugin, remove it. Our nodes start fine.',
  'Another cluster had a kubelet that stopped on --network-plugin.',
])('a flag that is no more the fault stops nothing: %s', (text) => expect(blamed(text)).toEqual([]))

test('a flag that is the fault is told', () =>
  expect(blamed('The kubelet stops on --network-plugin. What can we do?')).toEqual(['warning']))
