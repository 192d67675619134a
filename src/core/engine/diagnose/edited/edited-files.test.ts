import { describe, expect, test } from 'vitest'
import { digestOf } from '../../../artifacts/root/sha256sums.ts'
import { createGenerator } from '../../../files.ts'
import { presets } from '../../../model/presets/index.ts'
import { evaluate } from '../../evaluate.ts'
import { differenceOf } from './difference.ts'
import { editedFiles } from './edited-files.ts'

const generate = createGenerator()
const zipOf = (id: string) => {
  const preset = presets.find((one) => one.id === id)
  if (!preset) throw new Error(id)
  return generate(evaluate(preset.choices)).map(({ path, text }) => ({ name: path, text }))
}
type Files = ReturnType<typeof zipOf>
const edited = (files: Files) => editedFiles(files, createGenerator())
const changed = (files: Files, path: string, change: (text: string) => string) =>
  files.map((file) => (file.name === path ? { ...file, text: change(file.text) } : file))

describe.each(presets.map(({ id }) => id))('the zip of %s', (id) => {
  test('is as its plan gives it', () => expect(edited(zipOf(id))).toEqual([]))

  test('is so in a folder, with other line ends and without marks', () => {
    const files = zipOf(id).map(({ name, text }) => ({
      name: `sent/${name}`,
      text: text.replace(/^\uFEFF/, '').replaceAll('\n', '\r\n'),
    }))
    expect(edited(files)).toEqual([])
  })
})

const files = zipOf('docs-1.20-flannel')

test('a flag that somebody added is shown at its line', () => {
  const path = 'node/kubelet-args.txt'
  const sent = changed(files, path, (text) => text.replace('\n', '\n--cgroups-per-qos=true\n'))
  expect(edited(sent)).toEqual([
    {
      path,
      change: 'changed',
      difference: [{ line: 2, planned: [], sent: ['--cgroups-per-qos=true'] }],
    },
  ])
})

test('new checksums do not hide a change', () => {
  const path = 'node/kubelet-args.txt'
  const sent = changed(
    changed(files, path, (text) => `${text}--v=9\n`),
    'SHA256SUMS',
    (text) => text.replace(/[0-9a-f]{64}(?= {2}node\/kubelet-args\.txt)/, '0'.repeat(64)),
  )
  expect(edited(sent).map((one) => one.path)).toEqual([path, 'SHA256SUMS'])
})

test('a file that was added or is missing is named', () => {
  const sent = [
    ...files.filter(({ name }) => name !== 'verify/verify.ps1'),
    { name: 'cni/0-containerd-nat.json', text: '{}' },
    { name: 'customer.log', text: 'x' },
  ]
  expect(edited(sent)).toEqual([
    { path: 'cni/0-containerd-nat.json', change: 'added', difference: [] },
    { path: 'verify/verify.ps1', change: 'missing', difference: [] },
  ])
})

test('a plan that was edited shows in its own file and in those that follow from it', () => {
  const sent = changed(files, 'scenario.json', (text) =>
    text.replace('"10.96.0.10"', '"10.96.0.11"'),
  )
  expect(edited(sent).map(({ path }) => path)).toContain('node/kubelet-args.txt')
})

test('the zip of another version is held to its own checksums', () => {
  const texts = files
    .filter(({ name }) => name !== 'SHA256SUMS')
    .map(({ name, text }) => ({
      name,
      text: text.replace('Windows Node Wizard 0.1.0', 'Windows Node Wizard 0.0.9'),
    }))
  const sums = texts.map(({ name, text }) => `${digestOf(text)}  ${name}\n`).join('')
  const older = [...texts, { name: 'SHA256SUMS', text: sums }]
  expect(edited(older)).toEqual([])
  const path = 'node/kubelet-args.txt'
  expect(edited(changed(older, path, (text) => `${text}--v=9\n`))).toMatchObject([{ path }])
})

test('a plan alone is no zip, and other files are none', () => {
  expect(edited(files.filter(({ name }) => name === 'scenario.json'))).toEqual([])
  expect(edited([{ name: 'scenario.json', text: '{' }, ...files.slice(0, 2)])).toEqual([])
  expect(edited([{ name: 'a.log', text: 'a' }])).toEqual([])
})

describe('differenceOf', () => {
  test.each([
    ['a\nb\nc\n', 'a\nb\nc\n', []],
    ['a\nb\n', 'a\nx\n', [{ line: 2, planned: ['b'], sent: ['x'] }]],
    ['a\nb\nc', 'a\nc', [{ line: 2, planned: ['b'], sent: [] }]],
    ['a', 'a\nb', [{ line: 2, planned: [], sent: ['b'] }]],
    [
      'a\nb\nc\nd\ne',
      'a\nB\nc\nd\nE\ne',
      [
        { line: 2, planned: ['b'], sent: ['B'] },
        { line: 5, planned: [], sent: ['E'] },
      ],
    ],
  ])('%j and %j', (planned, sent, expected) =>
    expect(differenceOf(planned, sent)).toEqual(expected),
  )

  test('of many lines is one hunk', () => {
    const lines = (mark: string) =>
      Array.from({ length: 5_000 }, (_, i) => `${mark}${i}`).join('\n')
    expect(differenceOf(lines('a'), lines('b'))).toHaveLength(1)
  })
})
