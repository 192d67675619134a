import { expect, test } from 'vitest'
import { toDocument } from '../../../model/document.ts'
import { linesOf } from '../../../text/lines.ts'
import { buildLabelsIn } from './build-labels.ts'

const read = (text: string, command?: string) =>
  buildLabelsIn(
    toDocument('a.txt', {
      lines: linesOf(text),
      isFenced: false,
      ...(command !== undefined && { command }),
    }),
  ).map(({ value, line }) => [value, line])
const label = 'node.kubernetes.io/windows-build=10.0.20348'

test.each([
  ['the labels of a node', `Labels:  kubernetes.io/os=windows\n         ${label}\n`, 2],
  ['a column of labels', `win-1  Ready  kubernetes.io/os=windows,${label}\n`, 1],
  ['a command that gives it', `kubectl label node win-1 ${label}\n`, 1],
])('%s', (_, text, line) => expect(read(text)).toEqual([['10.0.20348', line]]))

test('a command above its output', () =>
  expect(read('node/win-1 labeled', `kubectl label node win-1 ${label}`)).toEqual([
    ['10.0.20348', 1],
  ]))

test.each([
  [
    'what a pod asks of its node',
    `Node-Selectors:  kubernetes.io/os=windows\n                 ${label}\nTolerations:     <none>\n`,
  ],
  ['a list by that label', `kubectl get nodes -l kubernetes.io/os=windows,${label}\n`],
  ['the same with the long name', `kubectl get nodes --selector=${label} -o wide\n`],
])('nothing: %s', (_, text) => expect(read(text)).toEqual([]))

test('nothing of a command that selects', () =>
  expect(read('No resources found', `kubectl get nodes -l ${label}`)).toEqual([]))

const printed =
  '{"kubernetes.io/os":"windows","node.kubernetes.io/windows-build":"10.0.20348","kubernetes.io/hostname":"win-1"}'

test('the labels of one node, as kubectl prints them', () =>
  expect(read(printed, "kubectl get node win-1 -o jsonpath='{.metadata.labels}'")).toEqual([
    ['10.0.20348', 1],
  ]))

test.each([
  ['those of a pod template', "kubectl get deploy web -o jsonpath='{.metadata.labels}'"],
  ['those of nobody in particular', undefined],
])('nothing: %s', (_, command) => expect(read(printed, command)).toEqual([]))
