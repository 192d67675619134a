import { describe, expect, test } from 'vitest'
import { catalog } from '../../catalog/catalog.ts'
import { cniRelease } from './cni-release.ts'
import { hnsNetworkName } from './hns-network-name.ts'
import { ipam } from './ipam.ts'
import { readers } from '../readers.ts'
import { podCIDR } from './pod-cidr.ts'
import { sourceVip } from './source-vip.ts'

describe('ipam', () => {
  test.each([
    ['flannel', 'overlay', 'host-local'],
    ['azure-vnet', 'l2bridge', 'azure-vnet-ipam'],
    ['calico', 'overlay', 'calico-ipam'],
    ['vpc-bridge', 'l2bridge', 'vpc'],
    ['nat', 'nat', 'hns'],
    ['win-bridge', 'overlay', 'host-local'], // a mode that the plugin does not know
  ] as const)('%s with %s is %s', (cni, networkMode, expected) =>
    expect(ipam({ cni, networkMode })).toBe(expected),
  )
})

describe('cniRelease', () => {
  const newest = { containerRuntime: 'containerd', kubernetesVersion: '1.36' } as const

  test('is one that still runs as services where the pods of the agents cannot', () => {
    const calico = { cni: 'calico', networkMode: 'overlay' } as const
    expect(cniRelease({ ...newest, ...calico })).toBe('3.32.1')
    expect(cniRelease({ ...newest, ...calico, containerRuntime: 'docker' })).toBe('3.30.7')
    expect(cniRelease({ ...newest, ...calico, kubernetesVersion: '1.22' })).toBe('3.26.5')
  })

  test.each([
    ['1.14', '3.26.5'],
    ['1.24', '3.26.5'],
    ['1.28', '3.28.5'],
    ['1.30', '3.29.7'],
    ['1.33', '3.31.7'],
    ['1.36', '3.32.1'],
    ['1.37', '3.32.1'],
  ] as const)(
    'of Calico is the newest tested with Kubernetes %s, or the nearest',
    (minor, release) =>
      expect(
        cniRelease({ ...newest, cni: 'calico', networkMode: 'overlay', kubernetesVersion: minor }),
      ).toBe(release),
  )

  test('is one that knows the runtime', () => {
    const antrea = { ...newest, cni: 'antrea', networkMode: 'transparent' } as const
    expect(cniRelease(antrea)).toBe('2.7.0')
    expect(cniRelease({ ...antrea, containerRuntime: 'docker' })).toBe('1.15.2')
    expect(cniRelease({ ...antrea, kubernetesVersion: '1.20' })).toBe('2.4.5')
  })

  test('is the newest in the facts', () =>
    expect(cniRelease({ ...newest, cni: 'azure-vnet', networkMode: 'l2bridge' })).toBe(
      catalog.cni['azure-vnet'].newestRelease.value,
    ))

  test('is the newest that still has the mode', () =>
    expect(cniRelease({ ...newest, cni: 'azure-vnet', networkMode: 'l2tunnel' })).toBe('1.6.15'))
})

test('hnsNetworkName follows the VNI where Flannel makes it so', () => {
  expect(hnsNetworkName({ cni: 'flannel', networkMode: 'overlay', vni: 4100 })).toBe('flannel.4100')
  expect(hnsNetworkName({ cni: 'flannel', networkMode: 'l2bridge', vni: 4100 })).toBe('cbr0')
})

test('sourceVip is found on the node', () => expect(sourceVip()).toBe(''))

describe('podCIDR', () => {
  test.each([
    ['10.244.0.0/16', '10.244.1.0/24'],
    ['10.244.0.0/16,fd00:10:244::/56', '10.244.1.0/24,fd00:10:244:1::/64'],
    ['10.244.7.0/24', '10.244.7.0/24'],
    ['10.244.7.9/26', '10.244.7.0/26'],
    ['unread', ''],
  ])('of %s is %s', (clusterCIDR, expected) =>
    expect(podCIDR({ clusterCIDR: readers.clusterCIDR(clusterCIDR) })).toBe(expected),
  )
})
