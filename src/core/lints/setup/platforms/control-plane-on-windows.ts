import { newestVerified } from '../../../catalog/kubernetes/index.ts'
import { defineLint } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'
import { rowViolation, rowWithin } from '../../limitation-rows.ts'

export const controlPlaneOnWindows = defineLint({
  id: 'control-plane-on-windows',
  on: 'setup',
  summary: 'The control plane of a cluster is made on Linux',
  remediation: 'Run kubeadm init on a Linux machine, and kubeadm join on the Windows one.',
  decisions: [],

  check({ observations }) {
    const [init] = named(observations, 'kubeadm.initOnWindows')
    const row = init && rowWithin('ctl-linux-only', newestVerified)
    return row
      ? [
          {
            ...rowViolation(row, [], 'kubeadm init was run on Windows', 'fails'),
            place: placeOf(init),
          },
        ]
      : []
  },
})
