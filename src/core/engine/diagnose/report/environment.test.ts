import { expect, test } from 'vitest'
import type { Observation } from '../../../model/observation.ts'
import { decided, stated } from '../../../model/observe.ts'
import { environmentTable, type Row } from './environment.ts'

const place = (line: number) => ({ file: 'a.txt', line, column: 1 })
const table = (row: Row, observations: readonly Observation[]) =>
  environmentTable(
    [row],
    { observations, scenario: {} },
    { cell: (raw) => raw, placeText: ({ file = '', line = 0 }) => `${file}:${line}` },
  )
    .split('\n')
    .at(-1)

const build = (value: string, line: number, inferred = false) =>
  stated('host.build', value, value, place(line), inferred ? { inferred: true } : {})

test('values stand in the order in which they were told, each where it was told first', () =>
  expect(
    table(['Build', ['host.build']], [build('17763', 1), build('20348', 2), build('17763', 3)]),
  ).toBe('| Build | 17763, 20348 | a.txt:1, a.txt:2 |'))

test('what stands there in words comes before what follows from others', () =>
  expect(table(['Build', ['host.build']], [build('17763', 1, true), build('20348', 2)])).toMatch(
    /\| 20348, 17763 \| a\.txt:2, a\.txt:1 \|$/,
  ))

test('of several names the first that was told counts, or each of them by its name', () => {
  const told = [
    decided('serviceCIDR', '10.96.0.0/12', '10.96.0.0/12', place(1)),
    decided('clusterCIDR', '10.244.0.0/16', '10.244.0.0/16', place(2)),
  ]
  const names = ['managementSubnet', 'clusterCIDR', 'serviceCIDR']
  expect(table(['Ranges', names], told)).toBe('| Ranges | 10.244.0.0/16 | a.txt:2 |')
  expect(table(['Ranges', names, true], told)).toBe(
    '| Ranges | Service range 10.96.0.0/12, Pod range (cluster CIDR) 10.244.0.0/16 | a.txt:1, a.txt:2 |',
  )
})

test('what nobody told is not left out', () =>
  expect(table(['Build', ['host.build']], [])).toMatch(/\| not told \|/))
