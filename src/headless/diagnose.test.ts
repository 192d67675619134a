import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { run } from './run.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
const utf16 = (text: string) =>
  Uint8Array.from([0xff, 0xfe, ...Array.from(text, (letter) => [letter.charCodeAt(0), 0]).flat()])

const broken = 'PS C:\\k> .\\kubelet.exe --network-plugin=cni --v=4\nkubelet version 1.26.3\n'
const whole = 'kubectl version\nServer Version: v1.30.4\n'

const files: Readonly<Record<string, Uint8Array>> = {
  'broken.txt': utf8(broken),
  'whole.txt': utf8(whole),
  'wide.txt': utf16(broken),
  'marked.conf': utf8('\uFEFF{"cniVersion":"0.3.0","name":"azure","type":"azure-vnet"}'),
  'wide.conf': utf16('{"cniVersion":"0.3.0","name":"azure","type":"azure-vnet"}'),
  'spoilt.txt': Uint8Array.from([...utf8(broken), 0xc3, 0x28, 0xff]),
  'sent.zip': zipSync({ 'k/kubelet.txt': utf8(broken), 'k/server.txt': utf8(whole) }),
  'damaged.zip': Uint8Array.from([0x50, 0x4b, 3, 4, 1, 2, 3]),
  'bomb.zip': zipSync({ 'zeros.txt': new Uint8Array(11 * 1024 * 1024) }),
  'large.txt': new Uint8Array(11 * 1024 * 1024).fill(97),
  '/home/kim/case/broken.txt': utf8(broken),
  'empty.txt': new Uint8Array(),
}

async function diagnosed(...args: readonly string[]) {
  let out = ''
  const complaints: string[] = []
  const world = {
    read: (path: string) => new TextDecoder().decode(files[path]),
    bytes(path: string) {
      const bytes = files[path]
      if (!bytes) throw new Error('no such file')
      return bytes
    },
    async *lines() {},
    async print(text: string) {
      out += text
    },
    save: () => {},
  }
  const code = await run(['diagnose', ...args], world, (message) => complaints.push(message))
  return { code, out, complaints }
}

test.each([
  ['broken.txt', 1],
  ['wide.txt', 1],
  ['marked.conf', 1],
  ['wide.conf', 1],
  ['spoilt.txt', 1],
  ['sent.zip', 1],
  ['whole.txt', 0],
  ['empty.txt', 0],
])('%s ends with %i', async (file, expected) => {
  const { code, out, complaints } = await diagnosed(file)
  expect({ code, complaints }).toEqual({ code: expected, complaints: [] })
  const { findings, unread } = JSON.parse(out)
  const hasError = findings.some(({ severity }: { severity: string }) => severity === 'error')
  expect(hasError).toBe(expected === 1)
  if (file === 'empty.txt') expect(unread).toHaveLength(1)
})

test('files inside a zip keep their paths', async () => {
  const { out } = await diagnosed('sent.zip')
  const names = JSON.parse(out).documents.map(({ file }: { file: string }) => file)
  expect(new Set(names)).toEqual(new Set(['k/kubelet.txt', 'k/server.txt']))
})

test.each([
  ['large.txt', /at most 10 MB/],
  ['bomb.zip', /at most 10 MB/],
  ['damaged.zip', /damaged zip/],
  ['missing.txt', /cannot be read/],
])('%s is refused in words', async (file, words) => {
  const { code, out, complaints } = await diagnosed(file)
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(complaints).toEqual([expect.stringMatching(words)])
})

test('a report says what was read, what is wrong and what is not known', async () => {
  const { code, out } = await diagnosed('broken.txt', '--report')
  expect(code).toBe(1)
  expect(out).toMatch(/^# /)
  for (const part of ['## What happened', '## Environment', '## Findings']) {
    expect(out).toContain(part)
  }
  expect(out).toContain('1.26')
  expect(out).toMatch(/\*\*error\*\* flag/)
})

test('a report shows no folder of whoever ran the command; what other programs read names files as given', async () => {
  const file = '/home/kim/case/broken.txt'
  const { out } = await diagnosed(file, '--report')
  expect(out).toContain('broken.txt:1')
  expect(out).not.toContain('kim')
  expect(JSON.parse((await diagnosed(file)).out).documents[0].file).toBe(file)
})
