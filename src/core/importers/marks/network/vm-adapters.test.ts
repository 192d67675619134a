import { expect, test } from 'vitest'
import { toDocument } from '../../../model/document.ts'
import { linesOf } from '../../../text/lines.ts'
import { vmAdaptersIn } from './vm-adapters.ts'

const read = (text: string, command?: string) =>
  vmAdaptersIn(
    toDocument('a.txt', {
      lines: linesOf(text),
      isFenced: false,
      ...(command === undefined ? {} : { command }),
    }),
  ).map(({ name, value }) => `${name}=${String(value)}`)

const set = 'Set-VMNetworkAdapter -VMName Win-1 -MacAddressSpoofing On'

test('reads machines that somebody lets send from other addresses', () => {
  expect(read('', set)).toEqual(['vm.macSpoofingSet=win-1'])
  expect(read(`# nodes\n${set}\n`)).toEqual(['vm.macSpoofingSet=win-1'])
  expect(read('Get-VM k8s* | Set-VMNetworkAdapter -MacAddressSpoofing On\n')).toEqual([
    'vm.macSpoofingSet=all',
  ])
})

test('leaves what is asked, and what forbids it', () => {
  expect(read(`Do we need ${set}?\n`)).toEqual([])
  expect(read('', set.replace(/On$/, 'Off'))).toEqual([])
})

test('knows the adapters of the hypervisor', () => {
  expect(read('Name : Management\n', 'Get-VMNetworkAdapter -ManagementOS | fl')).toEqual([
    'vm.isHost=true',
  ])
})
