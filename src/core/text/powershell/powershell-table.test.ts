import { expect, test } from 'vitest'
import { tableCellsOf } from './powershell-table.ts'

const cells = (text: string) => tableCellsOf(text).map(({ key, value }) => `${key}=${value}`)

test('cells stand below their names, aligned to either side', () => {
  expect(
    cells(`
IPAddress    GatewayAddress   Name
---------    --------------   ----
10.244.2.17  10.244.2.1       2f4d_cbr0
10.244.2.18                   it has blanks

Name            AllocatedBaseSize Usage
----            ----------------- -----
C:\\pagefile.sys              4096    12
`),
  ).toEqual([
    'IPAddress=10.244.2.17',
    'GatewayAddress=10.244.2.1',
    'Name=2f4d_cbr0',
    'IPAddress=10.244.2.18',
    'Name=it has blanks',
    'Name=C:\\pagefile.sys',
    'AllocatedBaseSize=4096',
    'Usage=12',
  ])
})

test('an offset leads to the value; a row ends with an empty line', () => {
  const text = 'A    B\n--   --\nx    yy\n\nno   row\n'
  const found = tableCellsOf(text)
  expect(found.map(({ at, value }) => text.slice(at, at + value.length))).toEqual(['x', 'yy'])
})

test.each([
  ['a front matter of a page', '---\ntitle: a\n---\nx\n'],
  ['a heading in Markdown', 'Heading\n-------\n'],
  ['a cut value', 'Name\n----\nabc...\n'],
  ['a table in Markdown', '| a | b |\n| - | - |\n| 1 | 2 |\n'],
])('nothing is read of %s', (_, text) => {
  expect(cells(text)).toEqual([])
})
