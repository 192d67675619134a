import { describe, expect, test } from 'vitest'
import { toDocument } from '../../model/document.ts'
import { linesOf } from '../../text/lines.ts'
import { cutTablesIn, hashTablesIn } from './hash-tables.ts'

const tables = (text: string) =>
  hashTablesIn(toDocument('a.ps1', { lines: linesOf(text), isFenced: false })).map(
    ({ text: json, title, first }) => ({ value: JSON.parse(json) as unknown, title, first }),
  )

test('a hash table that becomes a CNI file is read as its JSON', () => {
  const script = `# the network
$conf = [ordered]@{
  cniVersion = '0.3.0'; name = "vxlan0"
  type = "win-overlay"   # the plugin
  ipMasq = $false
  vni=4096
  "dns" = @{ Nameservers = @("10.96.0.10", $second); Search = @('svc.cluster.local') }
  AdditionalArgs = @(
    @{ Name = "EndpointPolicy"; Value = @{ Type = "OutBoundNAT" } }
    @{ Name = "EndpointPolicy"; Value = @{ Type = "ROUTE" } }
  )
}
ConvertTo-Json $conf -Depth 20 | Out-File "C:\\k\\cni\\config\\cni.conf"
`
  expect(tables(script)).toEqual([
    {
      title: 'cni.conf',
      first: 2,
      value: {
        cniVersion: '0.3.0',
        name: 'vxlan0',
        type: 'win-overlay',
        ipMasq: false,
        vni: 4096,
        dns: { Nameservers: ['10.96.0.10', '$second'], Search: ['svc.cluster.local'] },
        AdditionalArgs: [
          { Name: 'EndpointPolicy', Value: { Type: 'OutBoundNAT' } },
          { Name: 'EndpointPolicy', Value: { Type: 'ROUTE' } },
        ],
      },
    },
  ])
})

test('the file of flanneld, in one line', () =>
  expect(
    tables(
      '@{ Network = "10.244.0.0/16"; Backend = @{ Type = "vxlan"; VNI = 4096 } } | ConvertTo-Json\n',
    ),
  ).toEqual([
    {
      title: 'hash table',
      first: 1,
      value: { Network: '10.244.0.0/16', Backend: { Type: 'vxlan', VNI: 4096 } },
    },
  ]))

test.each([
  '$a = @{ name = "x" } | ConvertTo-Json',
  '$a = @{ cniVersion = "0.2.0" }',
  '$a = @{ cniVersion = "0.2.0"; name = @{ | ConvertTo-Json',
])('nothing, and no exception, from %s', (text) =>
  expect(
    hashTablesIn(toDocument('a.ps1', { lines: linesOf(text), isFenced: false })).filter(
      ({ title }) => title !== 'hash table',
    ),
  ).toEqual([]),
)

describe('cutTablesIn', () => {
  const deep = '@{ cniVersion = "0.2.0"; a = @{ b = @( @{ c = @{ d = 1 } } ) } }'
  test.each([
    ['piped', `${deep} | ConvertTo-Json | Out-File cni.conf`, ['2 of 4']],
    ['in a variable', `$c = ${deep}\n$c | ConvertTo-Json | Out-File cni.conf`, ['2 of 4']],
    [
      'as an argument',
      `$c = [ordered]${deep}\nConvertTo-Json -InputObject $C -Depth 3`,
      ['3 of 4'],
    ],
    ['deep enough', `$c = ${deep}\n$c | ConvertTo-Json -Depth 9`, []],
    ['of another variable', `$c = ${deep}\n$all | ConvertTo-Json`, []],
    ['of a part of it', `$c = ${deep}\nConvertTo-Json $c.a.b`, []],
    ['of another one first', `$c = ${deep}\n$x | ConvertTo-Json\n$c | ConvertTo-Json -d 9`, []],
  ])('%s', (_, text, expected) =>
    expect(
      cutTablesIn(toDocument('a.ps1', { lines: linesOf(text), isFenced: false })).map(
        ({ value }) => value,
      ),
    ).toEqual(expected),
  )
})
