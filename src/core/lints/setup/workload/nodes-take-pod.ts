import { objectRelations } from '../../../catalog/workload/object-relations.ts'
import { scheduling } from '../../../catalog/workload/scheduling.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { systemOfPod, type Manifest } from '../../../model/manifest.ts'
import { nodesAt, valueAt } from '../../../model/nodes.ts'
import type { Observation } from '../../../model/observation.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'
import { ofKind, type Parsed } from '../../../model/parsed.ts'
import { parseQuantity } from '../../../values/quantity.ts'
import { mainContainersOf } from '../../containers.ts'
import { faultAt } from '../../fault-at.ts'
import {
  isNodeNamed,
  labelOfNode,
  listedWindowsNodes,
  nodesSelectedBy,
  type ListedNode,
} from '../../listed-nodes.ts'

export const nodesTakePod = defineLint({
  id: 'nodes-take-pod',
  on: 'setup',
  summary: 'Of the Windows nodes that a pod asks for, one is open, large enough and in a zone',
  remediation: 'Ask for less, or open or add a node.',
  decisions: [],

  check({ observations, parsed }): readonly LintViolation[] {
    const nodes = listedWindowsNodes(observations)
    if (nodes.length === 0) return []
    const allocatable = ['cpu', 'memory'].map((resource) => ({
      resource,
      all: new Map(
        named(observations, `node.allocatable.${resource}`).map((one) => [one.subject, one]),
      ),
    }))
    return ofKind(parsed, 'manifest')
      .slice(0, mostPods)
      .flatMap((sent): readonly LintViolation[] => {
        const { value } = sent
        if (!value.pod || value.isPart || value.isDescribed || systemOfPod(value) !== 'windows')
          return []
        if (valueAt(value.value, [...value.pod.path, 'spec', 'nodeName']) !== undefined) return []
        const own = nodesSelectedBy(value, nodes)
        const [first] = own ?? []
        if (!own || !first) return []
        return [
          ...closedTo(sent, own),
          ...allocatable.flatMap(({ resource, all }) => tooLarge(sent, own, resource, all)),
          ...withoutKey(sent, own),
        ].slice(0, 3)
      })
  },
})

type Sent = Parsed<'manifest'>

const mostPods = 300

const specOf = ({ value: { pod } }: Sent) => [...(pod?.path ?? []), 'spec']

const sayNodes = (nodes: readonly ListedNode[]) =>
  nodes.length === 1
    ? `${nodes[0]?.name ?? ''}, the one Windows node that it may go to,`
    : `each Windows node that it may go to (${nodes
        .slice(0, 5)
        .map(({ name }) => name)
        .join(', ')})`

/** Every node is cordoned. */
function closedTo(sent: Sent, nodes: readonly ListedNode[]): readonly LintViolation[] {
  const statuses = nodes.flatMap(({ status }) =>
    status && String(status.value).includes('SchedulingDisabled') ? [status] : [],
  )
  const [first] = statuses
  // Pods of a DaemonSet go to such nodes all the same.
  if (!first || statuses.length < nodes.length || sent.value.kind === 'DaemonSet') return []
  return [
    faultAt(
      placeOf(first),
      'fails',
      `New pods of ${sent.value.name ?? 'the workload'} stay Pending: ${sayNodes(nodes)} is cordoned (SchedulingDisabled).`,
      objectRelations.cordoned,
      {
        also: [sent.placeOf(specOf(sent))],
        remediation: 'kubectl uncordon NODE, once the work on it is done.',
      },
    ),
  ]
}

/** A node that nobody sent may take what goes by other labels than names. */
const otherNodes = (pod: Manifest, nodes: readonly ListedNode[]) =>
  isNodeNamed(pod, nodes) ? [] : [scheduling.unselected]

/** The pod asks for more than any of them can give. */
function tooLarge(
  sent: Sent,
  nodes: readonly ListedNode[],
  resource: string,
  told: ReadonlyMap<string | undefined, Observation>,
): readonly LintViolation[] {
  const given = nodes.flatMap(({ subject }) => {
    const one = told.get(subject)
    const number = one && parseQuantity(String(one.value))
    return one && number !== undefined ? [{ one, number }] : []
  })
  const [first, ...others] = given.toSorted((a, b) => b.number - a.number)
  if (!first || others.length + 1 < nodes.length) return []
  const asked = mainContainersOf(sent.value).flatMap((one) =>
    (['requests', 'limits'] as const).flatMap((way) => {
      const text = valueAt(one.value, ['resources', way, resource])
      const isCounted =
        way === 'requests' || valueAt(one.value, ['resources', 'requests', resource]) === undefined
      const number =
        typeof text === 'string' || typeof text === 'number'
          ? parseQuantity(String(text))
          : undefined
      return number === undefined || !isCounted
        ? []
        : [{ number, text: String(text), path: [...one.path, 'resources', way, resource] }]
    }),
  )
  const sum = asked.reduce((all, { number }) => all + number, 0)
  const [largest] = asked.toSorted((a, b) => b.number - a.number)
  if (!largest || sum <= first.number) return []
  return [
    {
      path: [],
      place: sent.placeOf(largest.path),
      also: [placeOf(first.one)],
      basis: 'fails',
      message: `${sent.value.name ?? 'The pod'} requests ${asked.map(({ text }) => text).join(' + ')} of ${resource}, and ${sayNodes(nodes)} has ${String(first.one.value)} to give at most: it stays Pending (“Insufficient ${resource}”).`,
      facts: [objectRelations.allocatable, ...otherNodes(sent.value, nodes)],
    },
  ]
}

/** A hard spread over a label that none of them has. */
const withoutKey = (sent: Sent, nodes: readonly ListedNode[]): readonly LintViolation[] =>
  nodesAt(sent.value.value, specOf(sent), ['topologySpreadConstraints', '*']).flatMap(
    ({ path, value }): readonly LintViolation[] => {
      const key = valueAt(value, ['topologyKey'])
      const isHard = (valueAt(value, ['whenUnsatisfiable']) ?? 'DoNotSchedule') === 'DoNotSchedule'
      const [node] = nodes
      if (!node || !isHard || typeof key !== 'string') return []
      if (!nodes.every((one) => labelOfNode(one, key) === null)) return []
      return [
        faultAt(
          sent.placeOf([...path, 'topologyKey']),
          'fails',
          `${sent.value.name ?? 'The pod'} is spread over ${key} (DoNotSchedule), and ${sayNodes(nodes)} has no such label: it stays Pending (“didn't match pod topology spread constraints (missing required label)”).`,
          objectRelations.spreadKey,
          {
            also: [placeOf(node.told)],
            remediation: 'Spread over a label that the nodes have, or write ScheduleAnyway.',
          },
        ),
      ]
    },
  )
