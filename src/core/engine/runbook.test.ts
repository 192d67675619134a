import { expect, test } from 'vitest'
import { createGenerator } from '../files.ts'
import { scriptedScenarios } from '../golden/scenarios.ts'
import { presets } from '../model/presets/index.ts'
import { evaluate } from './evaluate.ts'
import { runbookOf } from './runbook.ts'

const generate = createGenerator()

test.each(presets)('the steps of $id are those of its README, in the same order', ({ choices }) => {
  const evaluation = evaluate(choices)
  const files = generate(evaluation)
  const { steps, bring } = runbookOf(evaluation, files)
  const readme = files.find(({ path }) => path === 'README.md')?.text ?? ''
  const headings = [...readme.matchAll(/^## (\d+)([a-h]?)\. (.*)$/gm)]
  // A step at two places has two headings there: 10a and 10b.
  expect(headings.map(([, number]) => Number(number))).toEqual(
    steps.flatMap((_, i) =>
      headings.flatMap(([, number]) => (Number(number) === i + 1 ? i + 1 : [])),
    ),
  )
  for (const [i, { title }] of steps.entries()) {
    const own = headings.filter(([, number]) => Number(number) === i + 1)
    expect(own.map(([, , letter]) => letter).join('')).toBe(
      'abcdefgh'.slice(0, own.length === 1 ? 0 : own.length),
    )
    expect(own.map(([, , , one = '']) => one.startsWith(title))).toEqual(own.map(() => true))
    expect(own).not.toEqual([])
  }
  for (const { name } of bring) expect(readme).toContain(`-${name}`)
  for (const path of steps.flatMap((step) => step.files)) {
    expect(files.some((file) => file.path === path)).toBe(true)
  }
})

test.each(scriptedScenarios)('each file of $id has another one that names it', ({ choices }) => {
  const files = generate(evaluate(choices))
  const others = files.filter(({ path }) => path !== 'DETAILS.md' && path !== 'SHA256SUMS')
  const isNamed = ({ path }: (typeof files)[number]) =>
    others.some(
      (other) => other.path !== path && other.text.includes(path.slice(path.lastIndexOf('/') + 1)),
    )
  const inFolders = files.filter(({ path }) => path.includes('/'))
  expect(inFolders.filter((file) => !isNamed(file)).map(({ path }) => path)).toEqual([])
})
