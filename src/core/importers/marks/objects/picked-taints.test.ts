import { expect, test } from 'vitest'
import { readFiles } from '../../../engine/diagnose/reading/read.ts'

const taintsIn = (text: string) =>
  readFiles([{ name: 'a.txt', text }])
    .documents.flatMap(({ reading }) => reading.observations ?? [])
    .filter(({ name }) => name === 'node.taint')
    .map(({ value, line, subject }) => [value, line, subject])

test('taints that were picked out of descriptions are read once each, of no node', () => {
  expect(
    taintsIn(
      '$ kubectl describe nodes | grep Taints\nTaints:             <none>\nTaints:             os=windows:NoSchedule\nTaints:             os=windows:NoSchedule\n',
    ),
  ).toEqual([['os=windows:NoSchedule', 3, undefined]])
})

test('those of a whole description are of its node', () => {
  expect(
    taintsIn(
      'Name:               win-a\nRoles:              <none>\nLabels:             kubernetes.io/os=windows\nTaints:             os=windows:NoSchedule\nSystem Info:\n  Kubelet Version:            v1.29.9\n',
    ),
  ).toEqual([['os=windows:NoSchedule', 4, 'node win-a']])
})
