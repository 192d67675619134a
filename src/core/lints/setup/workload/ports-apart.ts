import { objectRelations } from '../../../catalog/workload/object-relations.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { systemOfPod } from '../../../model/manifest.ts'
import { nodesAt, valueAt, type Node } from '../../../model/nodes.ts'
import { ofKind, type Parsed } from '../../../model/parsed.ts'
import { grouped } from '../../../values/grouped.ts'
import { faultAt } from '../../fault-at.ts'
import { namespaceOf } from '../../of-service.ts'

export const portsApart = defineLint({
  id: 'ports-apart',
  on: 'setup',
  summary: 'Each port of the nodes is taken by one Service or one DaemonSet',
  remediation: 'Give one of them another port.',
  decisions: [],

  check({ parsed }): readonly LintViolation[] {
    const manifests = ofKind(parsed, 'manifest').filter(({ value }) => value.isPart !== true)
    return [
      ...clashes(
        manifests.filter(({ value }) => value.kind === 'Service').flatMap(nodePortsOf),
        (one, other) =>
          `nodePort ${one.port} is that of the Service ${nameOf(other)} too: the API server refuses the second one (“provided port is already allocated”).`,
        objectRelations.nodePort,
      ),
      ...clashes(
        manifests.filter(isOnEachWindowsNode).flatMap(hostPortsOf),
        (one, other) =>
          `${nameOf(one)} takes port ${one.port} of each Windows node, and so does ${nameOf(other)}: on a node with the one the other does not start.`,
        objectRelations.onePerNode,
      ),
    ]
  },
})

type Sent = Parsed<'manifest'>

interface Taken {
  readonly sent: Sent
  readonly path: Node['path']
  readonly port: number
  readonly protocol: string
}

const nameOf = ({ sent }: Taken) => sent.value.name ?? sent.value.kind

function clashes(
  all: readonly Taken[],
  says: (one: Taken, other: Taken) => string,
  fact: (typeof objectRelations)['nodePort' | 'onePerNode'],
): readonly LintViolation[] {
  return [...grouped(all, ({ port, protocol }) => `${port}/${protocol}`).values()].flatMap(
    ([first, ...others]): readonly LintViolation[] => {
      // The same object may have been sent twice.
      const other = first && others.find((one) => !isSame(one.sent, first.sent))
      return first && other
        ? [
            faultAt(other.sent.placeOf(other.path), 'fails', says(other, first), fact, {
              also: [first.sent.placeOf(first.path)],
            }),
          ]
        : []
    },
  )
}

const isSame = (a: Sent, b: Sent) =>
  a.value.kind === b.value.kind &&
  a.value.name === b.value.name &&
  namespaceOf(a) === namespaceOf(b)

const protocolOf = (port: unknown) => {
  const own = valueAt(port, ['protocol'])
  return typeof own === 'string' ? own : 'TCP'
}

const nodePortsOf = (sent: Sent): readonly Taken[] =>
  nodesAt(sent.value.value, ['spec'], ['ports', '*']).flatMap(({ path, value }) => {
    const port = valueAt(value, ['nodePort'])
    return typeof port === 'number' && port > 0
      ? [{ sent, path: [...path, 'nodePort'], port, protocol: protocolOf(value) }]
      : []
  })

/** A DaemonSet for all Windows nodes, whose selector asks for nothing else. */
function isOnEachWindowsNode({ value }: Sent): boolean {
  if (value.kind !== 'DaemonSet' || systemOfPod(value) !== 'windows') return false
  const spec = [...(value.pod?.path ?? []), 'spec']
  return (
    valueAt(value.value, [...spec, 'affinity']) === undefined &&
    nodesAt(value.value, spec, ['nodeSelector', '*']).every(({ path }) =>
      /kubernetes\.io\/(?:os|arch)$/.test(String(path.at(-1))),
    )
  )
}

function hostPortsOf(sent: Sent): readonly Taken[] {
  const spec = [...(sent.value.pod?.path ?? []), 'spec']
  return nodesAt(sent.value.value, spec, ['containers', '*', 'ports', '*']).flatMap(
    ({ path, value }) => {
      const port = valueAt(value, ['hostPort'])
      return typeof port === 'number' && port > 0
        ? [{ sent, path: [...path, 'hostPort'], port, protocol: protocolOf(value) }]
        : []
    },
  )
}
