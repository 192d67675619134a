import { expect, test } from 'vitest'
import { diagnose } from '../../engine/diagnose/diagnose.ts'

const told = (text: string) =>
  diagnose([{ name: 'mail.txt', text: `Windows Server 2019. ${text}` }]).observations.flatMap(
    ({ decision, name, value }) =>
      /^(?:runtimeVersion|cni|networkMode)$/.test(String(decision)) || name.startsWith('workload.')
        ? [`${decision ?? name} ${String(value)}`]
        : [],
  )

test.each([
  'We do not use containerd 1.4.',
  'The nodes do not run containerd 1.4 any more.',
  "We don't use flannel 0.20.",
  'We no longer have docker 19.03 on the nodes.',
  'On these nodes with Kubernetes 1.22 we certainly do not\nuse containerd 1.4 any more.',
  'We considered privileged: true for the log agent.',
  'We compared RKE2 with Calico and RKE2 with Flannel.',
  'RKE2 with Calico was tried here.',
])('what is not there, in “%s”', (text) => expect(told(text)).toEqual([]))

test.each([
  ['We do not use docker any more but containerd 1.6.8.', ['runtimeVersion 1.6.8']],
  ['The pods do not run. containerd 1.6.8 is the runtime.', ['runtimeVersion 1.6.8']],
  ['Earlier we used docker 19.03, since May it is containerd 1.6.8.', ['runtimeVersion 1.6.8']],
  [
    'Our nodes run Kubernetes 1.24.3 and all of them also have\ncontainerd 1.6.8, and the network is flannel 0.20.',
    ['runtimeVersion 1.6.8', 'cni flannel'],
  ],
])('what is there, in “%s”', (text, expected) => expect(told(text)).toEqual(expected))

test('a network that somebody dropped is none of the cluster', () =>
  expect(
    diagnose([
      { name: 'mail.txt', text: 'We dropped CNI cilium, since Windows nodes need flannel.' },
    ]).observations.filter(({ name }) => name === 'network.otherCni'),
  ).toEqual([]))
