import { expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'

const bytes = `\u0001\u0002${'\u0003\uFFFD'.repeat(200)}`
const reasonFor = (name: string, text = bytes) => diagnose([{ name, text }]).unread[0]?.reason

test.for([
  ['logs/System.evtx', /event log .* Get-WinEvent -Path 'System\.evtx' -Oldest/],
  ["it's.evtx", /-Path 'it''s\.evtx'/],
  ['hns.etl', /a trace of Windows/],
  ['a.pcapng', /recorded packets/],
  ['logs.7z', /Unpack it, or send a zip or tar\.gz/],
  ['error.PNG', /Copy the text out of it/],
  ['kubelet.exe', /^This is no text\.$/],
] as const)('%s says what to send', ([name, reason]) => expect(reasonFor(name)).toMatch(reason))

test('text is read whatever it is called', () =>
  expect(reasonFor('events.evtx', 'kubelet.exe --v=4')).toBeUndefined())
