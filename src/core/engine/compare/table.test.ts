import { expect, test } from 'vitest'
import { tableCsv, tableMarkdown } from './table.ts'

const table = {
  name: 'a',
  head: ['Decision', 'A'],
  rows: [
    ['x', '=1+1'],
    ['a|b', 'y,\nz'],
  ],
}

test('a cell of Markdown ends where it ends', () => {
  expect(tableMarkdown(table)).toBe(
    '| Decision | A |\n| --- | --- |\n| x | =1\\+1 |\n| a\\|b | y, z |\n',
  )
})

test('a spreadsheet takes no cell for a formula', () => {
  expect(tableCsv(table)).toBe(`Decision,A\r\nx,'=1+1\r\na|b,"y,\nz"\r\n`)
})
