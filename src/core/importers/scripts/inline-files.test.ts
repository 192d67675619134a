import { expect, test } from 'vitest'
import { diagnose } from '../../diagnose.ts'

const errorsIn = (text: string) =>
  diagnose([{ name: 'mail.txt', text }]).findings.flatMap(({ severity, id, line, column }) =>
    severity === 'error' ? [`${id} ${line}:${column}`] : [],
  )
const backend = (port: number) =>
  `{"Network": "10.244.0.0/16", "Backend": {"Type": "vxlan", "VNI": 4096, "Port": ${port}}}`

test('a file in one line behind words is read where it stands', () => {
  expect(errorsIn(`Hello,\nour net-conf is ${backend(8472)}, as it was.`)).toEqual([
    'vxlan-port 2:96',
  ])
  expect(errorsIn(`[10:01] anna: here it is: ${backend(8472)}`)).toHaveLength(1)
  expect(errorsIn(`our net-conf is ${backend(4789)}`)).toEqual([])
})

test.each([
  ['of a page', `The documentation shows ${backend(8472)}`],
  ['of other machines', `On our Linux nodes it is ${backend(8472)}`],
  ['as an example', `It has ${backend(8472)} as an example.`],
  ['broken off', `our net-conf is ${backend(8472).slice(0, -3)}`],
])('a file %s tells nothing', (_, text) => expect(errorsIn(text)).toEqual([]))
