import { objectRelations } from '../../../catalog/workload/object-relations.ts'
import type { Place } from '../../../model/finding.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { nodesAt } from '../../../model/nodes.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'
import { ofKind } from '../../../model/parsed.ts'
import { grouped } from '../../../values/grouped.ts'
import { faultAt } from '../../fault-at.ts'

export const portOfSystem = defineLint({
  id: 'port-of-system',
  on: 'setup',
  summary: 'Windows itself does not listen on a port that a pod takes of its node',
  remediation:
    'See who asked for it (netsh http show servicestate) and stop that service, often W3SVC of IIS; or give the pod another hostPort.',
  decisions: [],

  check({ observations, parsed }): readonly LintViolation[] {
    const held = named(observations, 'host.portOfSystem')
    if (held.length === 0) return []
    const taken: readonly { readonly port: unknown; readonly place: Place }[] = [
      ...ofKind(parsed, 'manifest').flatMap(({ value: { value, pod }, placeOf: at }) =>
        pod
          ? nodesAt(
              value,
              [...pod.path, 'spec'],
              ['containers', '*', 'ports', '*', 'hostPort'],
            ).map(({ path, value: port }) => ({ port, place: at(path) }))
          : [],
      ),
      ...named(observations, 'workload.hostPort').map((one) => ({
        port: one.value,
        place: placeOf(one),
      })),
    ]
    const byPort = grouped(taken, ({ port }) => Number(port))
    return held.flatMap((one) => {
      const [pod] = byPort.get(Number(one.value)) ?? []
      return pod
        ? [
            faultAt(
              placeOf(one),
              'fails',
              `Process 4 (System) listens on port ${one.raw} of the node, the hostPort of a pod: Windows itself answers there in place of the pod, most often HTTP.sys for IIS or another service.`,
              objectRelations.portOfSystem,
              { also: [pod.place] },
            ),
          ]
        : []
    })
  },
})
