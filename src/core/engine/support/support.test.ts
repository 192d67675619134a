import { describe, expect, test } from 'vitest'
import { resolveSource } from '../../catalog/sources/index.ts'
import { initialChoices } from '../../model/presets/define.ts'
import { evaluate } from '../evaluate.ts'
import { hostSupport } from './host-support.ts'
import { imageSupport } from './image-support.ts'
import type { SupportTable } from './model.ts'

const today = '2026-08-31'
const tables = [
  ['hosts', hostSupport(today)],
  ['images, process', imageSupport('process', today)],
  ['images, Hyper-V', imageSupport('hyperv', today)],
] as const

describe.each(tables)('%s', (_, { rows, columns, cells }) => {
  test('there is one cell for each pair', () => {
    const pairs = rows.flatMap((row) => columns.map((column) => `${row.id} ${column.id}`))
    expect(cells.map(({ row, column }) => `${row} ${column}`)).toEqual(pairs)
  })

  test('each cell has a source or is unknown', () => {
    for (const { state, sources } of cells) {
      if (state !== 'unknown') expect(sources).not.toEqual([])
      expect(sources.map(resolveSource)).not.toContain(undefined)
    }
  })
})

const stateOf = ({ cells }: SupportTable, row: string, column: string) =>
  cells.find((cell) => cell.row === row && cell.column === column)?.state

test.each([
  ['ltsc2025', '1.36', 'supported'],
  ['ltsc2019', '1.20', 'ended'],
  ['ltsc2025', '1.20', 'unsupported'],
])('%s with Kubernetes %s is %s', (row, column, state) =>
  expect(stateOf(hostSupport(today), row, column)).toBe(state),
)

test('on an earlier day less has ended', () =>
  expect(stateOf(hostSupport('2021-01-31'), 'ltsc2019', '1.20')).toBe('supported'))

test.each([
  ['process', 'ltsc2019', 'ltsc2019', 'supported'],
  ['process', 'ltsc2019', '1709', 'unsupported'],
  ['process', 'ltsc2025', 'ltsc2022', 'supported'],
  ['hyperv', 'ltsc2019', '1709', 'ended'],
  ['hyperv', '23H2', 'ltsc2022', 'unknown'],
] as const)('%s: %s with an image of %s is %s', (isolation, row, column, state) =>
  expect(stateOf(imageSupport(isolation, today), row, column)).toBe(state),
)

test('a plan of a pair is judged by the rules as the table has it', () => {
  for (const { state, confidence, changes } of hostSupport(today).cells) {
    const { findings } = evaluate({ ...initialChoices, ...changes })
    const found = findings.find(({ id }) => id === 'windows-host-supported')
    expect(found !== undefined).toBe(state === 'unsupported')
    if (found) expect(found.confidence).toBe(confidence)
  }
})
