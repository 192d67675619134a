import { testLint } from '../../../testing/test-lint.ts'
import { portBlocksLeft } from './port-blocks-left.ts'

const table = (protocol: string, ranges: readonly (readonly [number, number])[]) =>
  `
Protocol ${protocol} Port Exclusion Ranges

Start Port    End Port
----------    --------
${ranges.map(([from, to]) => `     ${from}       ${to}`).join('\n')}

* - Administered port exclusions.
`
/** Blocks of 64 ports, one behind the other. */
const blocks = (from: number, count: number) =>
  Array.from({ length: count }, (_, i) => [from + i * 64, from + i * 64 + 63] as const)
const range = (start: number, count: number) =>
  `PS C:\\k> netsh int ipv4 show dynamicport tcp

Protocol tcp Dynamic Port Range
---------------------------------
Start Port      : ${start}
Number of Ports : ${count}
`

testLint(portBlocksLeft, {
  valid: [
    { name: 'a few ranges', text: table('tcp', [[5985, 5985], ...blocks(49_152, 20)]) },
    {
      name: 'a gap of one block',
      text: table('tcp', [...blocks(49_152, 100), ...blocks(55_616, 155)]),
    },
    {
      name: 'each protocol has ports left that the other has not',
      text: `${table('tcp', blocks(49_152, 128))}${table('udp', blocks(57_344, 128))}`,
    },
    {
      name: 'a wider range',
      text: `${table('tcp', blocks(49_152, 256))}${range(20_000, 45_535)}`,
    },
  ],
  invalid: [
    {
      name: 'all of the range',
      text: table('tcp', [[5985, 5985], ...blocks(49_152, 256)]),
      messages: [/256 excluded ranges no 64 of the dynamic ports 49152-65535/],
    },
    {
      name: 'gaps that are too narrow',
      text: table(
        'tcp',
        Array.from({ length: 164 }, (_, i) => [49_152 + i * 100, 49_152 + i * 100 + 40] as const),
      ),
      messages: [/no 64 of the dynamic ports/],
    },
    {
      name: 'all of a range that was told',
      text: `${table('tcp', blocks(30_000, 10))}${range(30_000, 640)}`,
      messages: [/30000-30639/],
    },
  ],
})
