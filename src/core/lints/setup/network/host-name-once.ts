import { hostAddresses } from '../../../catalog/host-addresses.ts'
import { defineLint } from '../../../model/lint.ts'
import type { Observation } from '../../../model/observation.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'

export const hostNameOnce = defineLint({
  id: 'host-name-once',
  on: 'setup',
  summary: 'Each machine has a name of its own',
  remediation:
    'Rename one of them before it joins (Rename-Computer, then a restart), or give each kubelet its own --hostname-override and flanneld and kube-proxy the same name.',
  decisions: [],
  comparesNodes: true,

  check({ observations }) {
    const addressOf = new Map(
      deciding(observations, 'nodeIP').map(({ subject, value }) => [subject, String(value)]),
    )
    const overridden = new Set(
      named(observations, 'kubelet.flag.hostname-override').map(({ subject }) => subject),
    )
    const firstOf = new Map<string, Observation>()
    return named(observations, 'host.name').flatMap((one) => {
      if (one.subject?.startsWith('node ') !== true || overridden.has(one.subject)) return []
      const name = String(one.value).toLowerCase()
      const first = firstOf.get(name) ?? one
      firstOf.set(name, first)
      const [own, other] = [addressOf.get(one.subject), addressOf.get(first.subject)]
      // With one address, or none told, it may be one machine that was asked twice.
      if (own === undefined || other === undefined || own === other) return []
      return [
        {
          path: [],
          place: placeOf(one),
          also: [placeOf(first)],
          basis: 'fails' as const,
          message: `The machines with ${own} and ${other} both have the name ${String(one.value)}: without --hostname-override both kubelets register as one Node, and its address and state go back and forth.`,
          facts: [hostAddresses.oneNamePerNode],
        },
      ]
    })
  },
})
