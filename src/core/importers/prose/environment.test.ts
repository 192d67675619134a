import { expect, test } from 'vitest'
import { toDocument } from '../../model/document.ts'
import { linesOf } from '../../text/lines.ts'
import { environmentIn, environmentsIn } from './environment.ts'

test('reads lists that agents get', () => {
  const text =
    '{Calico Envs: [KUBE_NETWORK=Calico.* CALICO_NETWORKING_BACKEND=vxlan VXLAN_VNI=4096]}'
  const doc = toDocument('a.txt', { lines: linesOf(text), isFenced: false })
  expect(environmentsIn(doc).map(({ name, raw, column }) => [name, raw, column])).toEqual([
    ['kubeProxy.env.KUBE_NETWORK', 'Calico.*', 29],
    ['cni', 'vxlan', 64],
    ['networkMode', 'vxlan', 64],
    ['vni', '4096', 80],
  ])
})

test('reads what nssm prints of a service', () => {
  const doc = toDocument('a.txt', {
    lines: linesOf('KUBE_NETWORK=cbr0'),
    command: 'nssm get kube-proxy AppEnvironmentExtra',
    isFenced: false,
  })
  expect(environmentsIn(doc).map(({ decision, name, raw }) => [decision ?? name, raw])).toEqual([
    ['kubeProxy.env.KUBE_NETWORK', 'cbr0'],
    ['hnsNetworkName', 'cbr0'],
  ])
})

test('each value stands where it is read', () => {
  const text =
    'CALICO_NETWORKING_BACKEND=vxlan\n  K8S_SERVICE_CIDR: 10.96.0.0/12\nOTHER_NAME=10.1.2.3\nexport SERVICE_CIDR=10.112.0.0/12'
  const doc = toDocument('a.txt', { lines: linesOf(text), isFenced: false })
  expect(
    environmentIn(doc)
      .filter(({ decision }) => decision === 'networkMode' || decision === 'serviceCIDR')
      .map(({ raw, line, column }) => [raw, line, column]),
  ).toEqual([
    ['vxlan', 1, 27],
    ['10.96.0.0/12', 2, 21],
    ['10.112.0.0/12', 4, 21],
  ])
})

test('reads what the scripts of Calico announce', () => {
  const text =
    'Environment variable KUBE_NETWORK is already set: vpc.*\nEnvironment variable VXLAN_VNI is not set. Setting it to the default value: 4096\nEnvironment variable ETCD_KEY_FILE is not set. Setting it to the default value: \nEnvironment variable CALICO_NETWORKING_BACKEND is already set: vxlan'
  const doc = toDocument('a.txt', { lines: linesOf(text), isFenced: false })
  expect(environmentIn(doc).map(({ name, raw, line }) => [name, raw, line])).toEqual([
    ['kubeProxy.env.KUBE_NETWORK', 'vpc.*', 1],
    ['vni', '4096', 2],
    ['cni', 'vxlan', 4],
    ['networkMode', 'vxlan', 4],
  ])
})

test('reads variables of the machine as scripts set them', () => {
  const text =
    '[Environment]::SetEnvironmentVariable("NO_PROXY","localhost,127.0.0.1","Machine")\nsetx /M HTTPS_PROXY http://proxy.example:3128'
  const doc = toDocument('a.ps1', { lines: linesOf(text), isFenced: false })
  expect(environmentsIn(doc).map(({ name, raw, line }) => [name, raw, line])).toEqual([
    ['host.noProxy', 'localhost,127.0.0.1', 1],
    ['host.proxy', 'http://proxy.example:3128', 2],
  ])
})
