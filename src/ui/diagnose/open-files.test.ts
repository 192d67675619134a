import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { initialChoices } from '../../core/plan.ts'
import { toScenarioFile } from '../../core/engine/scenario-file.ts'
import { openFiles, tooMuchIn } from './open-files.ts'

const choices = { ...initialChoices, nodeName: 'win-7' }
const scenario = { name: 'scenario.json', bytes: strToU8(toScenarioFile(choices)) }

test('scenario.json is opened, alone or in a zip', async () => {
  expect(await openFiles([scenario])).toMatchObject({
    kind: 'plan',
    plan: { choices, findings: [], files: [{ name: 'scenario.json' }] },
  })
  const bytes = zipSync({ 'scenario.json': scenario.bytes, 'README.md': strToU8('# x') })
  expect(await openFiles([{ name: 'plan.bin', bytes }])).toMatchObject({
    kind: 'plan',
    plan: { choices, files: [{ name: 'scenario.json' }, { name: 'README.md', text: '# x' }] },
  })
})

test('pasted text of some decisions is a plan', async () => {
  const bytes = strToU8('{"nodeName":"win-7","cni":"none"}')
  expect(await openFiles([{ name: 'pasted text', bytes }])).toMatchObject({
    kind: 'plan',
    plan: { choices, findings: [{ id: 'unknown-value' }] },
  })
})

test.each([
  ['a manifest', 'kind: Pod\napiVersion: v1\n'],
  ['a command line', 'kubelet.exe --network-plugin=cni'],
  ['a CNI file, which shares the key “cni” with no plan', '{"cniVersion":"0.3.0","cni":"x"}'],
  ['JSON that names no choice', '{"type":"flannel"}'],
  ['a list', '[]'],
  ['damaged JSON', '{"cni":'],
])('%s is read as it is', async (_, text) =>
  expect(await openFiles([{ name: 'a.txt', bytes: strToU8(text) }])).toEqual({
    kind: 'sent',
    files: [{ name: 'a.txt', text }],
  }),
)

test('beside other evidence a plan is one document among them', async () => {
  const log = { name: 'kubelet.log', bytes: strToU8('E0101 x') }
  expect(await openFiles([scenario, log])).toMatchObject({
    kind: 'sent',
    files: [{ name: 'scenario.json' }, { name: 'kubelet.log', text: 'E0101 x' }],
  })
})

test('a zip of logs is taken apart, and UTF-16 is read with its mark, which CNI refuses', async () => {
  const utf16 = Uint8Array.of(0xff, 0xfe, 0x61, 0, 0x62, 0)
  const bytes = zipSync({ 'logs/a.log': utf16, 'logs/': new Uint8Array() })
  expect(await openFiles([{ name: 'x.zip', bytes }])).toEqual({
    kind: 'sent',
    files: [{ name: 'logs/a.log', text: '\uFEFFab' }],
  })
})

test('the zip of a plan is a plan, whatever manifests it holds', async () => {
  const bytes = zipSync({
    'scenario.json': scenario.bytes,
    'cluster/deployment.yaml': strToU8('apiVersion: apps/v1\n'),
  })
  expect(await openFiles([{ name: 'plan.zip', bytes }])).toMatchObject({
    kind: 'plan',
    plan: { choices },
  })
})

test.each([
  ['a damaged plan', [{ name: 'scenario.json', bytes: strToU8('{"cni":') }], /no plan.*not JSON/],
  ['a damaged zip', [{ name: 'x.zip', bytes: Uint8Array.of(0x50, 0x4b, 3, 4, 1) }], /damaged zip/],
  ['nothing', [], /nothing to read/],
  ['too much', [{ name: 'x', bytes: new Uint8Array(11 * 1024 * 1024) }], /11\.0 MB; at most 10 MB/],
  [
    'too much in several zips',
    [1, 2, 3].map((n) => ({
      name: `${n}.zip`,
      bytes: zipSync({ x: new Uint8Array(4 * 1024 * 1024) }),
    })),
    /Unpacked that is 12\.0 MB/,
  ],
])('%s is refused with a reason', async (_, given, message) => {
  const opened = await openFiles(given)
  expect(opened.kind === 'refused' ? opened.message : '').toMatch(message)
})

test('what is added counts with what is there', () => {
  const half = { name: 'a.log', text: 'x'.repeat(6 * 1024 * 1024) }
  expect(tooMuchIn([half])).toBeUndefined()
  expect(tooMuchIn([half, half])).toMatch(/Together with what is there that is 12\.0 MB/)
})
