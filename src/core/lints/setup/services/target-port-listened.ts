import { objectRelations } from '../../../catalog/workload/object-relations.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { nodesAt, valueAt } from '../../../model/nodes.ts'
import { ofKind, type Parsed } from '../../../model/parsed.ts'
import { faultAt } from '../../fault-at.ts'
import { mainContainersOf } from '../../containers.ts'
import { declaredIn, listeningOf } from '../../listened-ports.ts'
import { podsBehind } from '../../of-service.ts'

export const targetPortListened = defineLint({
  id: 'target-port-listened',
  on: 'setup',
  summary: 'A Service sends to a port that its pods listen on',
  remediation: 'Write the port that the program listens on into targetPort of the Service.',
  decisions: [],

  check({ parsed }): readonly LintViolation[] {
    const services = ofKind(parsed, 'manifest').filter(
      ({ value }) => value.kind === 'Service' && value.isPart !== true,
    )
    return services.slice(0, mostServices).flatMap((service): readonly LintViolation[] => {
      const [pods, ...others] = podsBehind(service, parsed)
      // Behind several workloads one may listen where another does not.
      if (!pods || others.length > 0 || pods.value.isPart || pods.value.isDescribed) return []
      const ports = nodesAt(service.value.value, ['spec'], ['ports', '*'])
      return ports.flatMap(({ path, value }): readonly LintViolation[] => {
        const target = targetOf(value, pods)
        if (!target) return []
        const fault =
          listenedElsewhere(pods, target.number) ??
          declaredElsewhere(pods, target.number, ports.length)
        return fault
          ? [
              faultAt(
                service.placeOf([...path, target.key]),
                'fails',
                `The Service ${service.value.name ?? ''} sends to port ${target.number} of its pods, and ${fault.says}.`,
                fault.fact,
                { also: [fault.place] },
              ),
            ]
          : []
      })
    })
  },
})

type Sent = Parsed<'manifest'>

const mostServices = 200

/** The number that a port of a Service sends to, also where a name leads to it. */
function targetOf(port: unknown, pods: Sent) {
  const target = valueAt(port, ['targetPort'])
  const own = valueAt(port, ['port'])
  if (target === undefined)
    return typeof own === 'number' ? { key: 'port', number: own } : undefined
  if (typeof target === 'number') return { key: 'targetPort', number: target }
  const named = mainContainersOf(pods.value)
    .flatMap((container) => nodesAt(container.value, [], ['ports', '*']))
    .find((one) => valueAt(one.value, ['name']) === target)
  const number = named && valueAt(named.value, ['containerPort'])
  return typeof number === 'number' ? { key: 'targetPort', number } : undefined
}

interface Fault {
  readonly says: string
  readonly place: ReturnType<Sent['placeOf']>
  readonly fact: (typeof objectRelations)['listening' | 'declared']
}

/** Where each container is told what to listen on, and none of it is that port. */
function listenedElsewhere(pods: Sent, number: number): Fault | undefined {
  const all = mainContainersOf(pods.value).map(listeningOf)
  const [first] = all
  if (!first || all.includes(undefined)) return undefined
  const ports = all.flatMap((one) => one?.ports ?? [])
  return ports.includes(number)
    ? undefined
    : {
        says: `these listen on ${ports.join(', ')}, as ${first.by} tells: connections are refused`,
        place: pods.placeOf(first.path),
        fact: objectRelations.listening,
      }
}

/** The one port of a Service and the one port that its pods declare are the same one. */
function declaredElsewhere(pods: Sent, number: number, count: number): Fault | undefined {
  const containers = mainContainersOf(pods.value)
  const [container, ...others] = containers
  if (!container || others.length > 0 || count > 1 || listeningOf(container)) return undefined
  const [declared, ...more] = declaredIn(container)
  return declared === undefined || more.length > 0 || declared === number
    ? undefined
    : {
        says: `these declare ${declared} alone (containerPort): unless they listen on ${number} too, connections are refused`,
        place: pods.placeOf([...container.path, 'ports']),
        fact: objectRelations.declared,
      }
}
