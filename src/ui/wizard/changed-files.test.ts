import { expect, test } from 'vitest'
import { createGenerator } from '../../core/files.ts'
import { evaluate, initialChoices } from '../../core/plan.ts'
import { changedFiles, filesOf } from './changed-files.ts'

const generate = createGenerator()
const before = generate(evaluate({ ...initialChoices, networkMode: 'overlay' }))
const after = generate(evaluate({ ...initialChoices, networkMode: 'l2bridge' }))
const old = new Map(before.map(({ path, text }) => [path, text]))

test('a file that differs in the link of its plan alone has not changed', () => {
  const changed = changedFiles(after, old).map(({ file }) => file.path)
  expect(old.get('node/common.ps1')).not.toBe(
    after.find(({ path }) => path === 'node/common.ps1')?.text,
  )
  expect(changed).not.toContain('node/common.ps1')
  expect(changed[0]).toMatch(/^cni\//)
})

test('each changed file says how many lines of it came or went', () => {
  expect(changedFiles(after, old).every(({ count }) => count > 0)).toBe(true)
  expect(changedFiles(before, old)).toEqual([])
})

test('the files of a part are those that its choices shape', () => {
  const paths = filesOf('runtime', after).map(({ path }) => path)
  expect(paths).toContain('node/containerd-config.toml')
  expect(paths).not.toContain('cluster/service.yaml')
})
