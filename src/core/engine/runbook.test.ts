import { expect, test } from 'vitest'
import { createGenerator } from '../files.ts'
import { presets } from '../model/presets/index.ts'
import { evaluate } from './evaluate.ts'
import { runbookOf } from './runbook.ts'

const generate = createGenerator()

test.each(presets)('the steps of $id are those of its README, in the same order', ({ choices }) => {
  const evaluation = evaluate(choices)
  const files = generate(evaluation)
  const { steps, bring } = runbookOf(evaluation, files)
  const readme = files.find(({ path }) => path === 'README.md')?.text ?? ''
  const numbered = [...readme.matchAll(/^### (\d+)\. /gm)].map(([, number]) => Number(number))
  expect(numbered).toEqual(steps.map((_, i) => i + 1))
  for (const { name } of bring) expect(readme).toContain(`-${name}`)
  for (const path of steps.flatMap((step) => step.files)) {
    expect(files.some((file) => file.path === path)).toBe(true)
  }
})
