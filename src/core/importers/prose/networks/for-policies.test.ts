import { expect, test } from 'vitest'
import { toDocument } from '../../../model/document.ts'
import { linesOf } from '../../../text/lines.ts'
import { policiesIn } from './for-policies.ts'
import { networkIn } from './network.ts'

const docOf = (text: string) => toDocument('a.txt', { lines: linesOf(text), isFenced: false })
const plugins = (text: string) =>
  networkIn(docOf(text))
    .filter(({ decision }) => decision === 'cni' || decision === 'cniRelease')
    .map(({ value }) => value)

test.each([
  'The VPC CNI, Calico 3.27 for network policies.',
  'Calico v3.28.1 from the operator, policy only (the VPC CNI gives the addresses)',
  'Calico v3.28.1 from the Tigera operator with windowsDataplane: HNS, policy only (the VPC CNI gives the addresses)',
  'Calico v3.28.1 only enforces policy here',
  'We run Calico in policy-only mode beside the VPC CNI.',
  'Calico 3.26 as the policy engine',
])('no plugin of pods in: %s', (text) => {
  expect(plugins(text)).toEqual([])
  expect(policiesIn(docOf(text))).toMatchObject([{ value: 'calico' }])
})

test.each([
  ['Calico 3.27 as CNI and for network policies', ['calico', '3.27']],
  ['We run Calico with VXLAN and for policies we use Kyverno.', ['calico']],
  ['Calico 3.26. Network policies are not used.', ['calico', '3.26']],
  ['Calico 3.29.0 with no policy', ['calico', '3.29.0']],
])('a plugin in: %s', (text, values) => expect(plugins(text)).toEqual(values))

test.each([
  'We do not use Calico for policies.',
  'Should policies be done by Calico?',
  'No policies.',
])('nothing enforces policies in: %s', (text) => expect(policiesIn(docOf(text))).toEqual([]))
