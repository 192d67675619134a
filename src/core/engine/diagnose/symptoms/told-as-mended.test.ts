import { expect, test } from 'vitest'
import { diagnose } from '../../../diagnose.ts'

const severities = (text: string) =>
  diagnose([{ name: 'chat.txt', text }])
    .findings.filter(({ id }) => id.startsWith('symptom-'))
    .map(({ severity }) => severity)
const guides = (text: string) =>
  diagnose([{ name: 'mail.txt', text }]).findings.flatMap(({ id, message }) =>
    id.startsWith('guide-') ? [{ id, message }] : [],
  )

const mount = '"invalid mount config for type "bind": source path must be a directory"'

test.each([
  'The group had VcpuLimitExceeded, AWS raised the quota an hour ago and the 3 Windows nodes joined on their own.',
  'We got VcpuLimitExceeded, they increased our limit, all Windows nodes are up.',
  `Windows pods failed with ${mount}. I mounted the folder instead and it works now.`,
])('what was done helped: %s', (text) => expect(severities(text)).toEqual(['info']))

test.each([
  'We got VcpuLimitExceeded, AWS raised the quota and only one of the Windows nodes joined.',
  'VcpuLimitExceeded for the Windows nodes, can the limit be raised?',
  `Windows pods fail with ${mount}. I mounted the folder instead, same error.`,
  `Windows pods fail with ${mount}. It works now on Linux.`,
])('it is there: %s', (text) => expect(severities(text)).toEqual(['warning']))

test('who asks how to make a node ready has one that is not', () => {
  expect(guides('How to make a windows node ready, k8s 1.31').map(({ id }) => id)).toEqual([
    'guide-t-02',
  ])
  expect(guides('How do I get my Windows nodes ready for 1.30?')).toEqual([])
})

test('a service that is restarted is no reboot', () => {
  expect(guides('After "restart-service kubelet" the error is not shown on Windows.')).toEqual([])
  expect(guides('After a restart the Windows node has no network.')).toHaveLength(1)
})

test('the head of a mail is no part of a complaint', () => {
  const [one] = guides(
    'From: Ann <ann@contoso.example>\nTo: support\nSubject: Hyper-V isolated pods do not start\n\nHello',
  )
  expect(one?.message).not.toContain('contoso')
})
