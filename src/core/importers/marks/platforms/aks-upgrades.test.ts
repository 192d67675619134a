import { expect, test } from 'vitest'
import { toDocument } from '../../../model/document.ts'
import { linesOf } from '../../../text/lines.ts'
import { aksUpgradesIn } from './aks-upgrades.ts'

const read = (text: string) =>
  aksUpgradesIn(toDocument('a.txt', { lines: linesOf(text), isFenced: false })).map(
    ({ name, value, line }) => [name, value, line],
  )

test('tells the platform and the release of a pool', () => {
  expect(
    read('It fails:\naz aks nodepool upgrade -g rg -c aks1 -n npwin --kubernetes-version 1.33.1'),
  ).toEqual([
    ['platform', 'aks', 2],
    ['kubelet.targetVersion', '1.33.1', 2],
    ['aks.upgradeTo', '1.33.1', 2],
  ])
})

test('takes the release without its v', () => {
  expect(
    read('az aks nodepool upgrade -g rg -n npwin --kubernetes-version v1.32.4'),
  ).toContainEqual(['aks.upgradeTo', '1.32.4', 1])
})

test('leaves an upgrade of the control plane alone', () => {
  expect(
    read('az aks upgrade -g rg -n aks1 --control-plane-only --kubernetes-version 1.33.1'),
  ).toEqual([])
})
