import { expect, test } from 'vitest'
import { toDocument } from '../../model/document.ts'
import { linesOf } from '../../text/lines.ts'
import { testImporter } from '../../testing/test-importer.ts'
import { rke2Config } from '../rke2-config.ts'
import { settingsApart } from './settings-in-words.ts'

const apart = (text: string) =>
  settingsApart(
    toDocument('letter.txt', { lines: linesOf(text), isFenced: false }),
    (key) => key === 'cni' || key.includes('-'),
  )

test('settings in a letter stand under the words above them', () => {
  const letter = `Hello,
this is on the servers:

tls-san:
  - a.example.com
cni: canal

and this on the agent:
node-ip: 10.0.0.7

Bye`
  expect(apart(letter)?.map(({ title, text, first }) => [title, text.trim(), first])).toEqual([
    ['this is on the servers:', 'tls-san:\n  - a.example.com\ncni: canal', 4],
    ['and this on the agent:', 'node-ip: 10.0.0.7', 9],
    [undefined, 'Hello,\nthis is on the servers:\n\nand this on the agent:\nBye', 1],
  ])
})

test('settings alone stay whole, and words alone too', () => {
  expect(apart('# server\ncni: calico\ntls-san:\n- a\n')).toBeUndefined()
  expect(apart('Hello\nSubject: nodes\nBye')).toBeUndefined()
})

test('a long letter is taken apart in one go', () => {
  expect(apart('a word\ncni: canal\n\n'.repeat(20_000))?.length).toBe(20_001)
})

testImporter(rke2Config, [
  {
    name: 'an agent of which little is set',
    text: 'server: https://10.1.0.4:9345\nnode-ip: 10.1.0.9',
    reads: [['rke2.server', 'https://10.1.0.4:9345', 1]],
  },
])
