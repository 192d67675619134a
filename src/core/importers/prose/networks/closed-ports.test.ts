import { expect, test } from 'vitest'
import { toDocument } from '../../../model/document.ts'
import { linesOf } from '../../../text/lines.ts'
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
  ['The firewall blocks all traffic on port 9345.', 9345],
  ['Pods have no network, UDP 4789 is blocked.', 4789],
  ['From the node to the servers port 9345 is closed.', 9345],
  ['We tested it and port 9345 is blocked.', 9345],
  ['TCP 6443 is open, but UDP port 4789 from the Linux to the Windows nodes is blocked.', 4789],
  ['Our network team told us that port 9345 is closed.', 9345],
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
  'The firewall blocks everything except port 9345 and TCP 6443.',
  'The security group does not allow anything but UDP 4789 between the nodes.',
  'The firewall drops all apart from TCP port 9345.',
  'The NSG denies every other TCP port 9345 has no rule for.',
  'UDP 4789 is open; UDP 4789 from the internet is blocked, as it should be.',
  'On the old cluster port 9345 is blocked.',
  'Nobody says port 9345 is blocked.',
  'Question: who says that UDP 4789 is blocked? We opened it.',
  'Since yesterday UDP port 4789 is no more blocked.',
  'I thought port 10250 is closed, but it is open.',
  'I do not believe that port 9345 is blocked.',
  'Telnet shows no sign that port 10250 is blocked.',
  'Port 9345 was closed by the firewall; since Monday it is not.',
  'TCP 10250 is closed on the Linux box in the DMZ that is no node.',
  'A colleague has another cluster where port 9345 is blocked.',
  'We feared that UDP 4789 is filtered.',
  'Is it that port 9345 is blocked?',
])('%s', (text) => {
  expect(read(text)).toStrictEqual([])
})
