import { expect, test } from 'vitest'
import { toDocument } from '../../../model/document.ts'
import { linesOf } from '../../../text/lines.ts'
import { otherPluginInUse } from './plugin-in-use.ts'

const read = (text: string) =>
  otherPluginInUse(toDocument('a.txt', { lines: linesOf(text), isFenced: false })).map(
    ({ value }) => value,
  )

test.each([
  ['We moved the downstream cluster (RKE2) from Calico to Cilium last week.', 'cilium'],
  ['We moved the cluster from Calico to Cilium, and pods are in back-off.', 'cilium'],
  ['Since the switch to Canal both Windows workers are NotReady.', 'canal'],
  ['After migrating to kube-router the Windows pods have no network.', 'kube-router'],
])('%s', (text, plugin) => expect(read(text)).toEqual([plugin]))

test.each([
  'We have not moved to Cilium yet.',
  "We didn't switch to Cilium.",
  'If we moved to Cilium, would the Windows nodes still work?',
  'Can it be changed to Cilium?',
  'We moved to Cilium for a week and then back to Calico.',
  'We moved to Cilium and had to roll everything back.',
  'We migrated the staging cluster to Cilium.',
  'We moved the Linux nodes to Cilium.',
  'A colleague has moved his cluster to Cilium with Windows nodes.',
  'We moved from Cilium to Calico.',
  'We moved our policies to Cilium network policies.',
])('nothing from %s', (text) => expect(read(text)).toEqual([]))
