import { expect, test } from 'vitest'
import { diagnose } from '../../../diagnose.ts'

const causeOf = (text: string) =>
  diagnose([{ name: 'mail.txt', text: `${text}\n` }]).findings.find(
    ({ id }) => id === 'symptom-tw-33',
  )?.message

test.each([
  'The first request from a Windows pod to another service takes 15 seconds, after that it is fast.',
  'DNS lookups in our Windows pods take 5 seconds, Linux pods are fine.',
  'In Windows containers, resolving a name takes 10-15 seconds the first time.',
  'We see a delay of 15 seconds on the first DNS query from Windows pods.',
  'Every first HTTP call of our .NET app on the Windows node hangs for 15 s.',
])('%s', (text) => expect(causeOf(text)).toMatch(/An answer of DNS does not arrive/))

test.each([
  'Windows pods are fine: a DNS lookup takes 5 ms.',
  'The first request to our IIS pod takes 15 seconds since ASP.NET compiles the pages.',
  'On Linux pods the first lookup takes 5 seconds; on Windows all is fast.',
  'Before the update DNS lookups in Windows pods took 5 seconds; now they are fast.',
  'How many seconds may a DNS lookup in a Windows pod take?',
  'The first start of a Windows pod takes 90 seconds because of the image.',
  'DNS lookups in Windows pods take 5 seconds, in Linux pods as well.',
])('is not said of: %s', (text) => expect(causeOf(text)).toBeUndefined())
