import { describe, expect, test } from 'vitest'
import { diagnose } from '../../core/diagnose.ts'
import { asidesIn, documentStates } from './document-state.ts'

const stateOf = (text: string, name = 'a.txt') => documentStates(diagnose([{ name, text }]))[0]

describe('documentStates', () => {
  test.each([
    ['a fault', '{"Network":"10.42.0.0/16","Backend":{"Type":"vxlan","VNI":1}}', 'error'],
    [
      'no fault',
      '{"Network":"10.42.0.0/16","Backend":{"Type":"vxlan","VNI":4096,"Port":4789}}',
      'ok',
    ],
    ['what depends on an answer', 'kubelet.exe --network-plugin=cni --v=2 --max-pods=3', 'asked'],
    ['values alone', 'PS C:\\> ver\nMicrosoft Windows [Version 10.0.17763.504]', 'read'],
    ['words that say nothing', 'hello, it does not work', 'unread'],
    [
      'a strange object',
      'apiVersion: example.com/v1\nkind: Stranger\nmetadata: {name: a}',
      'unread',
    ],
    ['nothing', '', 'unread'],
  ])('%s', (_, text, tone) => expect(stateOf(text)?.tone).toBe(tone))

  test('what was not checked never says that it is fine, and says how to send it better', () => {
    expect(stateOf('hello, it does not work')).toMatchObject({
      verdict: 'Not checked',
      reasons: ['No value and no message in it is known here.'],
      advice: expect.stringContaining('command above it'),
    })
    expect(stateOf('\u0000\u0001\u0002\u0003'.repeat(50), 'Application.evtx')?.advice).toContain(
      'Get-WinEvent',
    )
  })

  test('an output that is known says no more, however it is sent', () => {
    const state = stateOf('CONTAINER    IMAGE    RUNTIME\nab12    r.io/pause:3.9    runhcs')
    expect(state).toMatchObject({ verdict: 'Not checked', isUnknown: true })
    expect(state?.advice).toBeUndefined()
  })

  test('says what was done with it, and on how many lines', () => {
    const diagnosis = diagnose([{ name: 'a.txt', text: 'a\nKubernetes version: 1.20.4\n' }])
    const [state] = documentStates(diagnosis, new Map([['a.txt', 2]]))
    expect(state?.summary).toBe('4 values on 1 of 2 lines · no check of its own')
  })

  test('a message in a log counts', () => {
    const log = 'E0223 open /run/flannel/subnet.env: The system cannot find the path specified.'
    expect(stateOf(log)).toMatchObject({
      tone: 'warning',
      summary: expect.stringContaining('1 known message on 1 of 1 line'),
    })
  })

  test('each file has a state, also one that is no text', () => {
    const files = [
      { name: 'a.json', text: '{"Network":"10.42.0.0/16","Backend":{"Type":"vxlan"}}' },
      { name: 'b.bin', text: '\u0000\u0001\u0002\u0003'.repeat(50) },
    ]
    expect(documentStates(diagnose(files)).map(({ document }) => document.file)).toEqual([
      'a.json',
      'b.bin',
    ])
  })
})

test('words between documents are named apart, and are none of those that nobody checked', () => {
  const text =
    'Hello,\nthis is the node:\n\n```\nNAME    STATUS   ROLES    AGE   VERSION\nwin-1   Ready    <none>   9d    v1.29.6\n```\n\nThanks, Bo\n'
  const diagnosis = diagnose([{ name: 'a.txt', text }])
  expect(documentStates(diagnosis).map(({ tone }) => tone)).toEqual(['read'])
  expect(asidesIn(diagnosis).map(({ lines }) => lines[0])).toEqual([1, 8])
})
