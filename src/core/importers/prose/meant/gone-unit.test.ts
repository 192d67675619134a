import { expect, test } from 'vitest'
import { diagnose } from '../../../diagnose.ts'
import { isOfGoneUnit } from './gone-unit.ts'

test.each([
  ['We replaced the old pool with ', 'Windows Server 2022; the old pool is deleted.'],
  ['AKS 1.30 with ', 'Windows Server 2022 since the old pool was deleted.'],
  ['On the old pool (', 'Windows Server 2019) pods fail; if the pool is deleted, is that over?'],
  ['Auf dem alten Pool (', 'Server 2019) hing es; der Pool wurde gelöscht, neu ist es auch so.'],
  ['Our old nodes (', 'Windows Server 2019) fail, the nodes are not removed yet.'],
  ['On the old node pool we have ', 'Windows Server 2019; the pods are deleted each night.'],
  ['On the old pool we have ', 'Windows Server 2019; the pool was recreated and is deleted again.'],
  ['On the new pool (', 'Windows Server 2022) it fails; the old pool is deleted.'],
  ['Our old pool (', 'Windows Server 2019) fails.'],
])('what is said of machines that are there stays: %s%s', (before, behind) =>
  expect(isOfGoneUnit(before, behind)).toBe(false),
)

test.each([
  ['We had it on the old pool (', 'Windows Server 2019); that pool has been deleted since.'],
  ['Der alte Pool (Windows Server 2019', ') ist gelöscht; der neue läuft.'],
  [
    'Auf dem alten Pool (',
    'Server 2019) hing alles; der Pool ist inzwischen gelöscht, Images neu.',
  ],
  ['auf den alten Nodes (', 'Server 2019); die Nodes sind inzwischen weg.'],
  ["sur l'ancien pool (", 'Windows Server 2019) ; ce pool est supprimé depuis.'],
  ['En el antiguo pool (', 'Server 2019) fallaba; el pool fue eliminado. El nuevo es otro.'],
  ['We had "0xc0370101', '" on the old nodes; they are gone.'],
])('what is said of a pool that has gone is of today no more: %s%s', (before, behind) =>
  expect(isOfGoneUnit(before, behind)).toBe(true),
)

const mail =
  'letzte Woche hatten wir auf dem alten Pool (Windows Server 2019) oft "0xc0370101"; der Pool ist inzwischen gelöscht. Der neue Pool ist Windows Server 2025.'

test('neither its release nor its errors are those of the node', () => {
  const { findings, scenario } = diagnose([{ name: 'mail.txt', text: mail }])
  expect(scenario).toMatchObject({ windowsRelease: 'ltsc2025' })
  expect(findings.filter(({ severity }) => severity !== 'info')).toEqual([])
})

test.each([
  'On the old pool we got "0xc0370101"; if the pool is deleted, will it go away?',
  'On the old node pool we get "0xc0370101"; the pods are deleted and created anew all the time.',
])('errors of machines that are there stay: %s', (text) =>
  expect(
    diagnose([{ name: 'mail.txt', text }]).findings.find(({ id }) => id === 'symptom-m-hcs-02'),
  ).toMatchObject({ severity: 'warning' }),
)
