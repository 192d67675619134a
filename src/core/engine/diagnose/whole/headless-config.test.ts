import { expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'

const of = (name: string, text: string) => {
  const { findings, observations } = diagnose([{ name, text }])
  return {
    heads: findings.filter(({ id }) => id === 'object-head').map(({ severity }) => severity),
    names: observations.map((one) => one.name),
  }
}

const fields = 'cgroupsPerQOS: false\nenforceNodeAllocatable: []\nclusterDomain: cluster.local\n'

test('fields of the kubelet are read without the head of their file', () => {
  const { heads, names } = of('message.txt', fields)
  expect(names).toContain('kubelet.config.cgroupsPerQOS')
  expect(heads).toEqual([])
})

test('a file that is named for its component has to say what it is', () => {
  expect(of('kubelet-config.yaml', fields).heads).toEqual(['warning'])
  expect(
    of('kube-proxy-config.yml', 'clusterCIDR: 10.244.0.0/16\nhostnameOverride: a\n').heads,
  ).toEqual(['warning'])
  expect(of('kubeletconfiguration+strategic.yaml', fields).heads).toEqual([])
})

test.each([
  ['one field that other files have too', 'clusterDomain: cluster.local\nname: a\n'],
  ['words beside it', `Our settings\n${fields}`],
  ['a value of another chart', `${fields}replicaCount: 3\n`],
])('%s is no such file', (_, text) =>
  expect(of('values.yaml', text).names).not.toContain('kubelet.config.clusterDomain'),
)
