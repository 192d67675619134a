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
  const headings = [...readme.matchAll(/^## \d+\. (.*)$/gm)].map(([, title = '']) => title)
  // A step at two places has two headings there.
  const places = steps.map(({ title }) => headings.findIndex((one) => one.startsWith(title)))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  for (const { name } of bring) expect(readme).toContain(`-${name}`)
  for (const path of steps.flatMap((step) => step.files)) {
    expect(files.some((file) => file.path === path)).toBe(true)
  }
})
