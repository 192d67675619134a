import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Every control that is no component of MUI, by file, with its count and the reason why it is native. */
const native: Readonly<Record<string, readonly [number, string]>> = {
  'components/OptionCards.tsx': [1, 'a list of radios; one of MUI costs as much as ten of these'],
  'components/FoldedList.tsx': [1, 'the same radios, where they are folded'],
  'wizard/More.tsx': [1, 'a box that stands on every step'],
  'review/Runbook.tsx': [1, 'a box for each of twenty steps'],
  'wizard/DiffView.tsx': [1, 'a number for each of hundreds of lines'],
  'review/CodeView.tsx': [2, 'a number for each of hundreds of lines, and a box above them'],
  'compare/HeatTable.tsx': [1, 'a cell of a grid with two hundred of them'],
  'compare/AddSetup.tsx': [1, 'the picker of a file, which nobody sees'],
  'diagnose/Intake.tsx': [2, 'the pickers of files and folders, which nobody sees'],
  'plans/PlansFile.tsx': [1, 'the picker of a file, which nobody sees'],
  'components/Dialog.tsx': [1, 'the dialog of the browser needs no script to hold the focus'],
}

const controls =
  /<(?:button|input|select|textarea|dialog)\b|role="(?:switch|slider|checkbox|radio)"/g

test('every control is one of MUI, or has its reason here', () => {
  const found = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => {
      const text = readFileSync(join(import.meta.dirname, file), 'utf8')
      const count = text.match(controls)?.length ?? 0
      return count === 0 ? [] : [[file.replaceAll('\\', '/'), count] as const]
    })
  expect(Object.fromEntries(found)).toEqual(
    Object.fromEntries(Object.entries(native).map(([file, [count]]) => [file, count])),
  )
})

test('a control outside the list is seen', () => {
  expect('<button type="button">'.match(controls)).toHaveLength(1)
  expect('<Button>'.match(controls)).toBeNull()
})
