import { expect, test } from 'vitest'
import { toDocument } from '../../model/document.ts'
import { linesOf } from '../../text/lines.ts'
import { azureLocalPoolsIn } from './azure-local.ts'

const read = (text: string) =>
  azureLocalPoolsIn(toDocument('a.ps1', { lines: linesOf(text), isFenced: false })).map(
    ({ name, value, line }) => `${name} ${String(value)} ${line}`,
  )

test('pools that PowerShell makes', () => {
  const text = [
    "New-AksHciCluster -name 'a' -osType Linux -kubernetesVersion 'v1.26.3'",
    "New-AksHciNodePool -clusterName 'a' -name 'winpool' `",
    '  -osType Windows -osSku Windows2019',
  ].join('\n')
  expect(read(text)).toStrictEqual([
    'kubernetes.serverVersion 1.26.3 1',
    'controlPlaneVersion 1.26 1',
    'joinMethod node-pool 3',
    'pool.osSku Windows2019 3',
    'windowsRelease ltsc2019 3',
  ])
})

test('the plugin of the cluster', () =>
  expect(
    read("New-AksHciCluster -name 'a' -osType Linux `\n  -primaryNetworkPlugin calico"),
  ).toStrictEqual(['cni calico 2']))

test('pools that az makes', () => {
  const text = 'az aksarc nodepool add --name w --os-type Windows \\\n  --os-sku Windows2022\n'
  expect(read(text)).toContain('windowsRelease ltsc2022 2')
})

test('another command below says nothing of the pool', () => {
  const text = 'az aksarc nodepool add --name w --os-type Linux\naz x --os-sku Windows2022\n'
  expect(read(text)).toStrictEqual([])
})
