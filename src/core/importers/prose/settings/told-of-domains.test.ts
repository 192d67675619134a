import { expect, test } from 'vitest'
import { diagnose } from '../../../diagnose.ts'

const told = (text: string) =>
  diagnose([{ name: 'mail.txt', text: `${text}\n` }])
    .observations.filter(({ name }) => name === 'host.inDomain')
    .map(({ value }) => value)

test.each([
  'Our Windows nodes are not domain joined.',
  'gMSA on Windows Server 2022 nodes not domain-joined.',
  'The workers are not members of the domain.',
  'The hosts weren’t joined to the domain.',
  'We use gMSA with non-domain-joined nodes.',
])('%s', (text) => expect(told(text)).toEqual([false]))

test.each([
  'Our Windows nodes are domain joined.',
  'If the nodes are not domain joined, who reads the password?',
  'The Linux nodes are not domain joined.',
  'The nodes must not be domain joined.',
  'The nodes are not in the same domain as the file server.',
  'The nodes do not join the cluster.',
])('nothing: %s', (text) => expect(told(text)).toEqual([]))
