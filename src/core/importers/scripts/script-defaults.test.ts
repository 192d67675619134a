import { expect, test } from 'vitest'
import { toDocument } from '../../model/document.ts'
import { linesOf } from '../../text/lines.ts'
import { scriptDefaultsIn } from './script-defaults.ts'

const read = (text: string) =>
  scriptDefaultsIn(toDocument('a.ps1', { lines: linesOf(text), isFenced: false })).map(
    ({ name, value, weight }) => [name, value, weight],
  )

test.each([
  'Param([string]$KubernetesVersion = "v1.17.13", [string]$ClusterDns = "10.96.0.10")',
  "param( [Parameter()][string] $KubernetesVersion='v1.17.13', $ClusterDns='10.96.0.10' )",
  'param(\n  [string]$KubernetesVersion = "v1.17.13",\n  $ClusterDns = "10.96.0.10"\n)',
])('what a script takes where its caller gives nothing: %s', (text) => {
  expect(read(text)).toEqual([
    ['kubernetesRelease', '1.17.13', 'default'],
    ['kubernetesVersion', '1.17', 'default'],
    ['clusterDNS', '10.96.0.10', 'default'],
  ])
})

test('a parameter without a default', () => {
  expect(read('param([string]$KubernetesVersion, [switch]$Force)')).toEqual([])
})
