import { expect, test } from 'vitest'
import { diagnose } from '../../../diagnose.ts'

const statusIn = (text: string) =>
  diagnose([{ name: 'mail.txt', text: `${text}\n` }])
    .observations.filter(({ name }) => name === 'node.status')
    .map(({ value }) => value)

test.each([
  'The Windows node stays NotReady.',
  'Why is my Windows node NotReady?',
  'The node has been NotReady for 20 minutes.',
  'The Windows node never gets ready.',
  'It says “your node is not ready”, and we do not know why.',
])('somebody has it: %s', (text) => expect(statusIn(text)).toEqual(['NotReady']))

test.each([
  'NOTE: Your nodes are NOT READY, you need to install a network plugin.',
  'The trial image is not ready for Windows Server 2019.',
  'Is your Windows node listed as `NotReady`? Do the next step.',
  'The pod of calico-node-windows never gets ready.',
])('a guide says it to its reader, or it is no node: %s', (text) =>
  expect(statusIn(text)).toEqual([]),
)
