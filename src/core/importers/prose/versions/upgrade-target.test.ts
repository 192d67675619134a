import { expect, test } from 'vitest'
import { toDocument } from '../../../model/document.ts'
import { linesOf } from '../../../text/lines.ts'
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
  ['Wir wollen die Knoten auf 1.30 aktualisieren.', '1.30'],
  ['Next week we go to 1.30 of Kubernetes.', '1.30'],
  ['We want to raise the Windows workers to 1.30.', '1.30'],
  ['We plan to upgrade the kubelet on our Windows nodes to 1.30.1.', '1.30.1'],
  ['Can the Windows nodes stay when we upgrade to 1.30?', '1.30'],
  ['Can we upgrade the cluster to 1.30?', '1.30'],
  ['Could we keep the workers when we go to Kubernetes 1.30?', '1.30'],
  ['We have new nodes and plan to bring them to 1.30.', '1.30'],
])('a version that is meant and not there yet: %s', (text, version) => {
  expect(read(text).filter((one) => one !== asked)).toEqual([`kubelet.targetVersion ${version}`])
})

test.each([
  'We upgraded to Kubernetes 1.30.1.',
  'Can we upgrade cert-manager to 1.24?',
  'Can we go back to 1.30?',
  'Can we upgrade the images to 1.24.1?',
  'The kubelet does not start when we go to 1.30.',
  'Since we went to 1.30.1 nothing starts.',
  'We do not want to go to 1.30 yet.',
  'We want to go back to 1.29.',
  'We want to upgrade containerd to 1.24.',
  'We plan to update kube-proxy on Windows to v1.33.1 next week.',
  'The kubelet needs to be running, we have 1.30.',
  'We will update the images of our shop to 1.24.1 tomorrow.',
  'We can update the images to 1.25.1 of our app each week.',
  'We want to update cert-manager to 1.24.1 next week.',
  'We plan to move CoreDNS to 1.21.3 and to update node-exporter to 1.18.',
  'Next week we have to update Go to 1.21.',
  'We plan to upgrade the cluster autoscaler to 1.28.',
  'Next week we update the images on our nodes to 1.24.1.',
  'The upgrade of cert-manager on the cluster to 1.24 is planned for May.',
  'The nodes should be on 1.27 like the control plane.',
  'Next week we go to 1.25.1 of our app.',
  'For containerd we plan to go to 1.24 next week.',
  'Our shop will go to 1.24.1 on Friday.',
  'Wir wollen cert-manager auf 1.24.1 aktualisieren.',
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
  ['Before the upgrade to 1.30 we will move to Windows Server 2022.', false],
])('whether somebody wants to hear what stands against it: %s', (text, isAsked) => {
  expect(read(text).includes(asked)).toBe(isAsked)
})
