import { expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'

const script = `param(
  [string]$NetworkMode = "l2bridge",
  [string]$ClusterCIDR = "10.244.0.0/16"
)
$NetworkName = "cbr0"
if ($NetworkMode -eq "overlay") {
  $NetworkName = "vxlan0"
}
`
const run = (...texts: readonly string[]) =>
  diagnose(texts.map((text, i) => ({ name: `${i}.txt`, text })))
const conflicts = (...texts: readonly string[]) =>
  run(...texts).findings.filter(({ id }) => id === 'values-disagree')

test('a script that has a value for each case contradicts nothing', () => {
  expect(conflicts(script)).toEqual([])
  const network = 'PS C:\\> Get-HnsNetwork\nName : vxlan0\nType : Overlay\n'
  expect(conflicts(script, network)).toEqual([])
})

test('a script that takes the ranges by the network contradicts nothing', () =>
  expect(
    conflicts(`$global:ServiceCIDR = "10.100.0.0/16"
if ($isInTen) {
  $global:ServiceCIDR = "172.20.0.0/16"
}
`),
  ).toEqual([]))

test('what stands for a value of its run is no value', () => {
  const file = `$conf = @"
{ "cniVersion": "0.3.1", "name": "vpc", "type": "vpc-shared-eni", "dns": { "nameservers": ["$DNSClusterIP"] } }
"@
$global:DNSClusterIP = "10.100.0.10"
`
  expect(conflicts(file)).toEqual([])
  const batch = `@echo off
for /f %%a in ('hostname') do (
  set NODE_NAME=%%a
)
C:\\k\\kubelet.exe --hostname-override=%NODE_NAME% --v=2
`
  expect(run(batch).findings.map(({ id }) => id)).not.toContain('node-name-syntax')
  const manifest = (image: string) =>
    `apiVersion: v1\nkind: Pod\nmetadata: {name: a}\nspec: {nodeSelector: {kubernetes.io/os: windows}, containers: [{name: a, image: '${image}'}]}\n`
  const ids = (image: string) => run(manifest(image)).findings.map(({ id }) => id)
  expect(ids('__acrName__.azurecr.io/web:__tag__')).not.toContain('image-reference-syntax')
  expect(ids('Web_:1')).toContain('image-reference-syntax')
})

test('a name that is in none of its cases contradicts it', () => {
  const line = 'C:\\k\\kube-proxy.exe --v=4 --network-name=external\n'
  expect(conflicts(script, line)).toHaveLength(1)
})

test('what a caller can replace gives way to what another text tells', () => {
  const told = 'kubeadm init --pod-network-cidr=10.20.0.0/16\n'
  expect(conflicts(script, told)).toEqual([])
  expect(run(script, told).scenario.clusterCIDR).toBe('10.20.0.0/16')
  expect(run(script).scenario.clusterCIDR).toBe('10.244.0.0/16')
})

test('a range that a script only holds the Service range in is not refused by the API server', () => {
  const wide = '$serviceCIDR = "11.0.0.0/8"\n'
  expect(run(wide).findings).toEqual([])
  expect(
    run('Kubernetes version v1.30.4\nkubeadm init --service-cidr=11.0.0.0/8\n').findings,
  ).toMatchObject([{ id: 'service-range-size', severity: 'error' }])
})

test('a release that a script chooses among those of other variables does not contradict itself', () => {
  const text = `$global:StableVersion="1.6.35"
$global:LatestVersion="1.7.20"
function Get-Url {
  $containerdVersion=$global:StableVersion
  if ($isNew) { $containerdVersion=$global:LatestVersion }
}
`
  const { findings, observations } = diagnose([{ name: 'a.ps1', text }])
  expect(observations.map(({ name, value }) => [name, value])).toContainEqual([
    'runtimeVersion',
    '1.7.20',
  ])
  expect(findings.map(({ id }) => id)).not.toContain('values-disagree')
})
