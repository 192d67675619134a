import { expect, test } from 'vitest'
import { toDocument } from '../../model/document.ts'
import { linesOf } from '../../text/lines.ts'
import { closedPortsIn } from './closed-ports.ts'

const read = (text: string) =>
  closedPortsIn(toDocument('a.txt', { lines: linesOf(text), isFenced: false })).map(
    ({ value }) => value,
  )

test.each([
  ['Port 9345 is blocked by the firewall of the data centre.', 9345],
  ['UDP port 4789 between the subnets is still closed.', 4789],
  ['TCP 10250 from the control plane to the nodes is not open.', 10250],
  ['Our security group does not allow UDP 4789 between the nodes.', 4789],
  ['The firewall drops TCP 179.', 179],
  ['Port 9345 ist in der Firewall gesperrt.', 9345],
])('%s', (text, port) => {
  expect(read(text)).toStrictEqual([port])
})

test.each([
  'Port 9345 is not blocked.',
  'Please check whether port 9345 is blocked.',
  'If UDP 4789 is closed, pods do not reach each other.',
  'Make sure that TCP port 10250 is not blocked.',
  'Port 9345 is open and 80 is blocked.',
  'The listener on port 443 is fine.',
])('%s', (text) => {
  expect(read(text)).toStrictEqual([])
})
