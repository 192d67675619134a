import { expect, test } from 'vitest'
import { toDocument } from '../../../model/document.ts'
import { eksPoliciesIn } from './eks-policies.ts'

const read = (text: string) => {
  const lines = text
    .split('\n')
    .map((one, i) => ({ text: one, raw: one, number: i + 1, indent: 0 }))
  return eksPoliciesIn(toDocument('a', { lines, isFenced: false })).map(
    ({ name, value, line }) => `${name} ${String(value)} ${line}`,
  )
}

test('policies in the list of a role', () => {
  expect(
    read(`      ManagedPolicyArns:
        - arn:aws:iam::aws:policy/AmazonEKSClusterPolicy
        # - arn:aws:iam::aws:policy/AmazonEKSVPCResourceController`),
  ).toStrictEqual(['eks.clusterPolicy true 2'])
})

test('policies that are attached one by one', () => {
  const attach = (name: string) =>
    `aws iam attach-role-policy --role-name r --policy-arn arn:aws:iam::aws:policy/${name}\n`
  const all = attach('AmazonEKSClusterPolicy')
  expect(read(all)).toStrictEqual([])
  expect(read(`${all}aws eks create-cluster --name a\n`)).toStrictEqual([
    'eks.clusterPolicy false 1',
  ])
  expect(read(all + attach('AmazonEKSVPCResourceController'))).toStrictEqual([
    'eks.controllerPolicy true 2',
  ])
})

test('policies as aws lists them', () => {
  expect(
    read('{ "AttachedPolicies": [ { "PolicyName": "AmazonEKSClusterPolicy" } ] }'),
  ).toStrictEqual(['eks.clusterPolicy true 1'])
})

test('policies of the role of a node group', () => {
  expect(
    read(`nodeGroups:
  - name: win
    amiFamily: WindowsServer2022CoreContainer
    iam:
      attachPolicyARNs:
        - arn:aws:iam::aws:policy/AmazonEKSWorkerNodePolicy
        - arn:aws:iam::aws:policy/AmazonEKSClusterPolicy`),
  ).toStrictEqual([])
})

test('policies in words', () => {
  expect(read('Does the role need AmazonEKSClusterPolicy?')).toStrictEqual([])
})
