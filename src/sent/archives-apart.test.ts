import { Gunzip, gzipSync, strToU8, unzipSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { unpack, type BytesFile } from './unpack.ts'

const namesOf = (...files: readonly BytesFile[]) => {
  const all = unpack(files, { unzipSync, Gunzip })
  return typeof all === 'string' ? all : all.map(({ name }) => name)
}
const zip = (name: string, ...inner: readonly string[]): BytesFile => ({
  name,
  bytes: zipSync(Object.fromEntries(inner.map((one) => [one, strToU8(one)]))),
})
const log = (name: string): BytesFile => ({ name, bytes: strToU8('E0101 x') })

test('collections of two nodes stay apart', () =>
  expect(
    namesOf(
      zip('sent/logs-WIN-A.zip', 'kubelet.log', 'hns.json'),
      log('mail.txt'),
      zip('C:\\sent\\logs-WIN-B.zip', 'kubelet.log'),
    ),
  ).toEqual([
    'logs-WIN-A/kubelet.log',
    'logs-WIN-A/hns.json',
    'mail.txt',
    'logs-WIN-B/kubelet.log',
  ]))

test('archives of one name', () =>
  expect(namesOf(zip('a/logs.zip', 'kubelet.log'), zip('b/logs.zip', 'kubelet.log'))).toEqual([
    'logs/kubelet.log',
    'logs (2)/kubelet.log',
  ]))

test('archives inside one', () => {
  const inner = (name: string) => zip(name, 'kubelet.log').bytes
  const outer = zipSync({ 'win-a.zip': inner('win-a.zip'), 'win-b.zip': inner('win-b.zip') })
  expect(namesOf({ name: 'all.zip', bytes: outer })).toEqual([
    'win-a/kubelet.log',
    'win-b/kubelet.log',
  ])
})

test('files that no other archive has keep their names', () => {
  expect(namesOf(zip('a.zip', 'kubelet.log'), zip('b.zip', 'hns.json'))).toEqual([
    'kubelet.log',
    'hns.json',
  ])
  expect(namesOf(zip('a.zip', 'kubelet.log'), log('kubelet.log'))).toEqual([
    'kubelet.log',
    'kubelet.log',
  ])
})

test('logs that were compressed one by one belong to the archive around them', () =>
  expect(
    namesOf(
      { name: 'a.zip', bytes: zipSync({ 'kubelet.log.gz': gzipSync(strToU8('E0101 x')) }) },
      zip('b.zip', 'kubelet.log'),
    ),
  ).toEqual(['a/kubelet.log', 'b/kubelet.log']))
