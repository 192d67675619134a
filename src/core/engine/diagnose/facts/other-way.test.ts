import { expect, test } from 'vitest'
import { distributions } from '../../../catalog/distributions.ts'
import { diagnose } from '../diagnose.ts'
import { inReference, otherWay } from './other-way.ts'

const wayIn = (text: string) => otherWay(diagnose([{ name: 'mail.txt', text }]).observations)

test.each([
  ['We run an RKE2 cluster with a Windows agent.', { name: 'RKE2', entry: 'rke2' }],
  ['win-1 has v1.28.9+rke2r1', { name: 'RKE2', entry: 'rke2' }],
  ['The cluster was built with kOps.', { name: 'kOps' }],
  ['The cluster was built with kubeadm.', undefined],
  ['We run 1.28.', undefined],
])('%s', (text, way) => expect(wayIn(text)).toEqual(way))

test('names are those of Reference', () => {
  const names = new Map(distributions.map(({ id, name }) => [id, name]))
  for (const [id, name] of Object.entries(inReference)) expect(names.get(id)).toBe(name)
})
