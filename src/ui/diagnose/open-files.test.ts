import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { initialChoices } from '../../core/plan.ts'
import { toScenarioFile } from '../../core/engine/scenario-file.ts'
import { openFiles } from './open-files.ts'

const choices = { ...initialChoices, nodeName: 'win-7' }
const scenario = { name: 'scenario.json', bytes: strToU8(toScenarioFile(choices)) }

test('scenario.json is opened, alone or in a zip', async () => {
  expect(await openFiles([scenario])).toMatchObject({ ok: true, choices, findings: [], unread: [] })
  const bytes = zipSync({ 'scenario.json': scenario.bytes, 'README.md': strToU8('# x') })
  expect(await openFiles([{ name: 'plan.bin', bytes }])).toMatchObject({
    ok: true,
    choices,
    unread: ['README.md'],
  })
})

test('pasted text of some decisions is a plan', async () => {
  const bytes = strToU8('{"nodeName":"win-7","cni":"none"}')
  expect(await openFiles([{ name: 'pasted text', bytes }])).toMatchObject({
    ok: true,
    choices,
    findings: [{ id: 'unknown-value' }],
  })
})

test.each([
  ['YAML', 'pod.yaml', '# ours\napiVersion: v1\nkind: Pod\n'],
  ['a later document', 'all.txt', 'x: 1\n---\napiVersion: apps/v1\n'],
  ['JSON', 'pod.json', '{\n  "kind": "Pod", "apiVersion": "v1"}'],
  ['JSON on one line', 'pasted text', '{"apiVersion":"v1"}'],
])('a manifest is opened: %s', async (_, name, text) => {
  const other = { name: 'notes.txt', bytes: strToU8('hello') }
  expect(await openFiles([{ name, bytes: strToU8(text) }, other])).toEqual({
    ok: true,
    kind: 'manifests',
    files: [{ name, text }],
    unread: ['notes.txt'],
  })
})

test('of two files with one name, what is no manifest is named', async () => {
  const pod = { name: 'a.yaml', bytes: strToU8('apiVersion: v1\n') }
  const other = { name: 'a.yaml', bytes: strToU8('x: 1\n') }
  expect(await openFiles([pod, other])).toMatchObject({ kind: 'manifests', unread: ['a.yaml'] })
})

test('a manifest is looked for in a time that grows with the length of the text only', async () => {
  const bytes = strToU8('\n'.repeat(1_000_000))
  expect(await openFiles([{ name: 'a', bytes }])).toMatchObject({ ok: false })
})

test('the zip of a plan is a plan, whatever manifests it holds', async () => {
  const bytes = zipSync({
    'scenario.json': scenario.bytes,
    'cluster/deployment.yaml': strToU8('apiVersion: apps/v1\n'),
  })
  expect(await openFiles([{ name: 'plan.zip', bytes }])).toMatchObject({ kind: 'plan', choices })
})

test.each([
  ['damaged JSON', [{ name: 'scenario.json', bytes: strToU8('{"cni":') }], /no plan.*not JSON/],
  [
    'JSON that names no choice',
    [{ name: '10-flannel.conf', bytes: strToU8('{"cniVersion":"0.3.0","type":"flannel"}') }],
    /names no choice.*nothing in it was checked/,
  ],
  ['a list', [{ name: 'x', bytes: strToU8('[]') }], /JSON object/],
  ['a damaged zip', [{ name: 'x.zip', bytes: Uint8Array.of(0x50, 0x4b, 3, 4, 1) }], /damaged zip/],
  ['nothing', [], /nothing to read/],
  [
    'two strange files',
    [
      { name: 'a', bytes: strToU8('a') },
      { name: 'b', bytes: strToU8('b') },
    ],
    /None of these 2 files/,
  ],
  ['two plans', [scenario, scenario], /one at a time/],
  ['too much', [{ name: 'x', bytes: new Uint8Array(11 * 1024 * 1024) }], /11\.0 MB; at most 10 MB/],
])('%s is refused with a reason', async (_, given, message) => {
  const opened = await openFiles(given)
  expect(opened.ok ? '' : opened.message).toMatch(message)
})
