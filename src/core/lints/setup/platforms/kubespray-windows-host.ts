import { kubespray } from '../../../catalog/distributions.ts'
import { defineLint } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'

export const kubesprayWindowsHost = defineLint({
  id: 'kubespray-windows-host',
  on: 'setup',
  summary: 'An inventory of kubespray has machines with Linux alone among its nodes',
  remediation:
    'Take the machine out of the group. Join it to the cluster afterwards, by kubeadm join or the scripts of sig-windows-tools.',
  decisions: [],

  check: ({ observations }) =>
    named(observations, 'kubespray.windowsHost').map((one) => ({
      path: [],
      place: placeOf(one),
      basis: 'unsupported' as const,
      message: `The inventory has ${one.raw}, which runs Windows, among the nodes that kubespray sets up; it sets up ${kubespray.hosts.value} alone.`,
      facts: [kubespray.hosts],
    })),
})
