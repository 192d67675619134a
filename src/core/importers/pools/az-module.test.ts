import { expect, test } from 'vitest'
import { toDocument } from '../../model/document.ts'
import { linesOf } from '../../text/lines.ts'
import { azModuleIn } from './az-module.ts'

const read = (text: string) =>
  azModuleIn(toDocument('a.ps1', { lines: linesOf(text), isFenced: false })).map(
    ({ name, value, line }) => `${name} ${String(value)} ${line}`,
  )

test('a cluster and its pool', () => {
  const found = read(`$minor = '1.33.1'
New-AzAksCluster -ResourceGroupName a -Name b -NodeCount 1 -NetworkPlugin kubenet -KubernetesVersion $minor
New-AzAksNodePool -ResourceGroupName a -ClusterName b \`
  -OsType Windows -Name npwindows -OsSKU Windows2019 -MaxPodCount 300
`)
  expect(found).toContain('aks.networkPlugin kubenet 2')
  expect(found).toContain('kubernetes.serverVersion 1.33.1 1')
  expect(found).toContain('pool.name npwindows 4')
  expect(found).toContain('windowsRelease ltsc2019 4')
  expect(found).toContain('maxPods 300 4')
})

test('a pool of Windows Server 2025 that does not ask for FIPS', () => {
  const pool = 'New-AzAksNodePool -ClusterName b -Name win25 -OsType Windows -OsSKU Windows2025'
  expect(read(pool)).toContain('pool.fips false 1')
  expect(read(`${pool} -EnableFIPS`)).not.toContain('pool.fips false 1')
})

test('a pool of Linux', () => {
  expect(read('New-AzAksNodePool -ClusterName b -Name lin -OsType Linux')).toStrictEqual([])
})
