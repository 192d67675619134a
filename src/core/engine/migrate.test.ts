import { describe, expect, test } from 'vitest'
import { migrate, schemaVersion } from './migrate.ts'

const from = (version: number | undefined, record: Readonly<Record<string, unknown>>) => {
  const { schemaVersion: _, ...rest } = migrate({ ...record, schemaVersion: version }).record
  return rest
}

describe('form 1', () => {
  test('had EKS under aws: its plugin says so, and the node comes from a group', () => {
    const record = { platform: 'aws', cni: 'vpc-bridge', maxPods: 20 }
    const now = { platform: 'eks', cni: 'vpc-bridge', maxPods: 20 }
    expect(from(1, record)).toEqual(now)
    expect(from(1, { ...record, joinMethod: 'kubeadm' })).toEqual(now)
  })

  test('keeps another way to join such a node', () =>
    expect(from(1, { platform: 'aws', cni: 'vpc-bridge', joinMethod: 'kubeconfig' })).toEqual({
      platform: 'eks',
      cni: 'vpc-bridge',
      joinMethod: 'kubeconfig',
    }))

  test.each([
    { platform: 'aws', cni: 'flannel' },
    { platform: 'gcp', cni: 'sdnbridge' },
    { platform: 'gcp', cni: 'vpc-bridge' },
    { cni: 'vpc-bridge' },
    { platform: 'azure', joinMethod: 'kubeadm' },
  ])('leaves %j as it is', (record) => expect(from(1, record)).toEqual(record))

  test('joined a node of AKS by kubeadm unless it said otherwise', () => {
    expect(from(1, { platform: 'aks' })).toEqual({ platform: 'aks', joinMethod: 'kubeadm' })
    const other = { platform: 'aks', joinMethod: 'kubeconfig' }
    expect(from(1, other)).toEqual(other)
  })
})

describe('what has today’s words stays', () => {
  const record = { platform: 'aws', cni: 'vpc-bridge' }
  test('in today’s form', () => expect(from(schemaVersion, record)).toEqual(record))
  test('without a number', () => expect(from(undefined, record)).toEqual(record))
})

test('before forms were numbered, the management subnet had another name', () =>
  expect(from(undefined, { nodeSubnet: '10.1.0.0/24' })).toEqual({
    managementSubnet: '10.1.0.0/24',
  }))

test('a later form is noted', () =>
  expect(migrate({ schemaVersion: schemaVersion + 1 }).notes).toMatchObject([
    { id: 'newer-scenario' },
  ]))
