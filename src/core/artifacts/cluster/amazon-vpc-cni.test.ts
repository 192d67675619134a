import { load } from 'js-yaml'
import { expect, test } from 'vitest'
import type { Choices } from '../../model/scenario.ts'
import { contentOf } from '../../testing/generate-content.ts'
import { amazonVpcCni } from './amazon-vpc-cni.ts'

const documentOf = (given: Partial<Choices>) =>
  load(contentOf(amazonVpcCni, given).content?.text ?? '')

test('turns on addresses for Windows', () =>
  expect(documentOf({ platform: 'eks', maxPods: 9 })).toEqual({
    apiVersion: 'v1',
    kind: 'ConfigMap',
    metadata: { name: 'amazon-vpc-cni', namespace: 'kube-system' },
    data: { 'enable-windows-ipam': 'true' },
  }))

test('asks for prefixes where one interface has too few addresses', () =>
  expect(documentOf({ platform: 'eks', maxPods: 10 })).toMatchObject({
    data: { 'enable-windows-prefix-delegation': 'true' },
  }))

test('is made for pools of EKS alone', () =>
  expect(contentOf(amazonVpcCni, { platform: 'aks' }).content).toBeUndefined())
