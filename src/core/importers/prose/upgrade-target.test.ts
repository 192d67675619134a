import { expect, test } from 'vitest'
import { toDocument } from '../../model/document.ts'
import { linesOf } from '../../text/lines.ts'
import { kubernetesIn } from './kubernetes.ts'

const read = (text: string) =>
  kubernetesIn(toDocument('a.txt', { lines: linesOf(text), isFenced: false })).map(
    ({ name, value }) => `${name} ${String(value)}`,
  )
const asked = 'kubelet.upgradeAsked true'

test.each([
  ['We want to upgrade to 1.30.1.', '1.30.1'],
  ['Next week we move the cluster to v1.30.1.', '1.30.1'],
  ['We intend to go from 1.29.9 to 1.30.1 on Friday.', '1.30.1'],
  ['The upgrade to Kubernetes 1.30 is planned for May.', '1.30'],
  ['Anything to consider before going to 1.30?', '1.30'],
  ['We have to be on 1.30 by June.', '1.30'],
  ['Upgrade target: 1.30', '1.30'],
  ['Is the node ready for 1.30?', '1.30'],
  ['Wir wollen auf 1.30 aktualisieren.', '1.30'],
])('a version that is meant and not there yet: %s', (text, version) => {
  expect(read(text).filter((one) => one !== asked)).toEqual([`kubelet.targetVersion ${version}`])
})

test.each([
  'We upgraded to Kubernetes 1.30.1.',
  'Since we went to 1.30.1 nothing starts.',
  'We do not want to go to 1.30 yet.',
  'We want to go back to 1.29.',
  'We want to upgrade containerd to 1.24.',
  'We plan to update kube-proxy on Windows to v1.33.1 next week.',
  'The kubelet needs to be running, we have 1.30.',
])('no such version: %s', (text) => {
  expect(read(text).join()).not.toContain('targetVersion')
})

test('who tries it has the version that fails', () => {
  expect(read('When trying to upgrade the nodes from 1.29.2 to 1.30.1 the kubelet stops.')).toEqual(
    expect.arrayContaining(['kubernetesRelease 1.30.1']),
  )
})

test.each([
  ['Next week we move the cluster to v1.30.1.', true],
  ['We want to upgrade to 1.30.1. Is there anything to consider?', true],
  ['Next year we want to move to 1.30.', false],
  ['Next week we move to 1.30 with containerd.', false],
])('whether somebody wants to hear what stands against it: %s', (text, isAsked) => {
  expect(read(text).includes(asked)).toBe(isAsked)
})
