import { expect, test } from 'vitest'
import { diagnose } from '../../../diagnose.ts'

const row = (name: string, address: string) =>
  `${name}   Ready    <none>   1d    v1.28.9   ${address}   Windows Server 2022 Datacenter   10.0.20348.2461   containerd://1.7.16\n`
const list = (...rows: readonly string[]) =>
  `NAME   STATUS   ROLES    AGE   VERSION   INTERNAL-IP   OS-IMAGE   KERNEL-VERSION   CONTAINER-RUNTIME\n${rows.join('')}`
const adapters = (host: string, address: string) =>
  `Windows IP Configuration

   Host Name . . . . . . . . . . . . : ${host}
   Primary Dns Suffix  . . . . . . . :

Ethernet adapter vEthernet (Ethernet0):

   IPv4 Address. . . . . . . . . . . : ${address}(Preferred)
   Subnet Mask . . . . . . . . . . . : 255.255.255.0
   Default Gateway . . . . . . . . . : ${address.replace(/\d+$/, '1')}
`
const found = (nodes: string, output: string) =>
  diagnose([
    { name: 'nodes.txt', text: nodes },
    { name: 'ipconfig.txt', text: output },
  ]).findings.flatMap(({ id, severity }) =>
    severity === 'error' || severity === 'warning' ? [id] : [],
  )

const both = list(row('w-a', '10.7.1.21'), row('w-b', '10.7.2.22'))

test.each(['W-B', 'w-b'])('adapters of one listed node are none of another: %s', (host) =>
  expect(found(both, adapters(host, '10.7.2.22'))).toEqual([]),
)

test('a list of one node tells of the host, whatever it is called', () =>
  expect(found(list(row('w-a', '10.7.1.21')), adapters('other', '10.7.2.22'))).not.toEqual([]))
