import { expect, test } from 'vitest'
import { diagnose } from '../../diagnose.ts'

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
  'The docs say the kubelet ends with "unknown flag: --network-plugin" from 1.24 on.',
])('what is over or only read stops nothing: %s', (text) => expect(refused(text)).toEqual([]))

test.each([
  'The kubelet stops with "unknown flag: --log-dir". How do we fix it?',
  'After the update the kubelet says unknown flag: --log-dir',
  'We see "unknown flag: --log-dir" on each new node. It\'s solved on the others by hand.',
  'The other team solved it, we get "unknown flag: --log-dir".',
  '"unknown flag: --log-dir" is what kubelet prints, and that is not solved.',
])('what is not over is told: %s', (text) => expect(refused(text)).not.toEqual([]))
