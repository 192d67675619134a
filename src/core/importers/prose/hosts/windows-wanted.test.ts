import { expect, test } from 'vitest'
import { toDocument } from '../../../model/document.ts'
import { linesOf } from '../../../text/lines.ts'
import { windowsWantedIn } from './windows-wanted.ts'

const read = (text: string) =>
  windowsWantedIn(toDocument('a.txt', { lines: linesOf(text), isFenced: false })).map(
    ({ raw }) => raw,
  )

test.each([
  ['We want to join a Windows machine as an agent.', 'Windows machine'],
  ['How do I add two new Windows nodes?', 'Windows nodes'],
  ['The Windows agent does not start.', 'Windows agent'],
  ['We installed the Windows Machine Config Operator.', 'Windows Machine Config Operator'],
  ['The nodes are made with WMCO 10.17.', 'WMCO'],
  ['12-node AKS cluster, 8 of the nodes are Windows:', 'nodes are Windows'],
  ['Three of our workers run Windows Server 2022.', 'workers run Windows'],
  ['RKE2 with one server and one Windows agent (two adapters).', 'Windows agent'],
  ['Three Linux nodes, 2 Windows nodes.', 'Windows nodes'],
  ['Which file does the agent on Windows need?', 'agent on Windows'],
])('%s', (text, raw) => {
  expect(read(text)).toStrictEqual([raw])
})

test.each([
  'We do not have Windows nodes here.',
  'The cluster runs without WMCO.',
  'Developers have Windows laptops.',
  'A Windows image for the node',
  'No nodes are Windows here.',
  'Wir haben keine Windows-Knoten.',
  'Nous travaillons sans nœuds Windows.',
  'None of the nodes run Windows.',
  'Linux, and some day Windows nodes',
  'One server, 0 Windows laptops',
])('%s', (text) => {
  expect(read(text)).toStrictEqual([])
})
