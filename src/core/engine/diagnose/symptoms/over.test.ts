import { expect, test } from 'vitest'
import { diagnose } from '../../../diagnose.ts'

const severityOf = (text: string) =>
  diagnose([{ name: 'mail.txt', text }]).findings.find(({ id }) => id === 'symptom-m-net-39')
    ?.severity

test.each([
  'We had "HNS network lost its management IP" yesterday, but after a second reboot all is fine now.',
  'The error "HNS network lost its management IP" of last week is resolved. May we upgrade?',
  'The old cluster had "HNS network lost its management IP" all the time.',
  'We had "HNS network lost its management IP" at each start; that is gone.',
  'We read on kubernetes.io that "HNS network lost its management IP" comes from a reboot.',
])('what is over is information: %s', (text) => expect(severityOf(text)).toBe('info'))

test.each([
  'Pods fail with "HNS network lost its management IP".',
  'The old cluster had "HNS network lost its management IP", and the new one has it too.',
  'We read the log of flanneld: "HNS network lost its management IP".',
  'Pods fail with "HNS network lost its management IP", on Linux nodes all is fine now.',
  'We see "HNS network lost its management IP"; after a reboot it works again until the next night.',
  'We see "HNS network lost its management IP", and nothing is fixed now.\nSince then all is fine now elsewhere.',
])('what goes on is none: %s', (text) => expect(severityOf(text)).toBe('warning'))
