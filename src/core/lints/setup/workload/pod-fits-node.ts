import { nodeRoom } from '../../../catalog/workload/node-room.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { systemOfPod } from '../../../model/manifest.ts'
import { nodesAt } from '../../../model/nodes.ts'
import { placeOf as observedAt } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'
import { ofKind } from '../../../model/parsed.ts'
import { parseQuantity } from '../../../values/quantity.ts'
import { faultAt } from '../../fault-at.ts'

export const podFitsNode = defineLint({
  id: 'pod-fits-node',
  on: 'setup',
  summary: 'Some Windows node can give a pod what it requests',
  remediation: 'Request less, or add a node of a larger size.',
  decisions: [],

  check({ observations, parsed }): readonly LintViolation[] {
    const nodes = new Set(
      deciding(observations, 'nodeName').flatMap(({ subject }) =>
        subject?.startsWith('node ') === true ? [subject] : [],
      ),
    )
    return (['memory', 'cpu'] as const).flatMap((key) => {
      const told = named(observations, `node.allocatable.${key}`)
      const described = new Set(told.map(({ subject }) => subject))
      const largest = told
        .map((one) => ({ one, size: parseQuantity(one.raw) ?? Infinity }))
        .toSorted((a, b) => b.size - a.size)[0]
      if (!largest || told.length > most || [...nodes].some((one) => !described.has(one))) return []
      return ofKind(parsed, 'manifest').flatMap(({ value: manifest, placeOf }) => {
        const { kind, name = '', value, pod } = manifest
        if (systemOfPod(manifest) !== 'windows') return []
        const requests = nodesAt(
          value,
          [...(pod?.path ?? []), 'spec'],
          ['containers', '*', 'resources', 'requests', key],
        )
        const sizes = requests.map((one) => parseQuantity(String(one.value)) ?? 0)
        const sum = sizes.reduce((a, b) => a + b, 0)
        const [first] = requests
        if (!first || sum <= largest.size) return []
        const asked = requests.map((one) => String(one.value)).join(' + ')
        return [
          faultAt(
            placeOf(first.path),
            'fails',
            `${kind} ${name} requests ${asked} of ${key}, and ${
              described.size > 1
                ? 'the largest of the Windows nodes that were sent'
                : 'the Windows node that was sent'
            } can give ${largest.one.raw}: it stays Pending where no larger one is.`,
            nodeRoom.allocatable,
            { also: [observedAt(largest.one)] },
          ),
        ]
      })
    })
  },
})

/** Nobody reads more of them. */
const most = 500
