import { nodeLabels } from '../../../catalog/workload/node-labels.ts'
import { selectedNodes } from '../../../catalog/workload/selected-nodes.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { nodesAt, valueAt } from '../../../model/nodes.ts'
import { placeOf as observedAt } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'
import { ofKind } from '../../../model/parsed.ts'
import { faultAt } from '../../fault-at.ts'

export const namedNodeListed = defineLint({
  id: 'named-node-listed',
  on: 'setup',
  summary: 'The node that a pod names is one of the cluster',
  remediation: 'Write the name of a node as kubectl get nodes lists it.',
  decisions: [],

  check({ observations, parsed }): readonly LintViolation[] {
    const listed = named(observations, 'node.listed')
    const [first] = listed
    // One row may be one that somebody picked.
    if (!first || listed.length < 2 || listed.length > most) return []
    const names = listed.map(({ raw }) => raw.toLowerCase())
    return ofKind(parsed, 'manifest').flatMap(
      ({ value: { kind, name = '', value, pod }, placeOf }) =>
        ways
          .flatMap((way) => nodesAt(value, [...(pod?.path ?? []), 'spec'], way))
          .flatMap(({ path, value: asked }): readonly LintViolation[] => {
            if (!pod || typeof asked !== 'string' || !isPlain.test(asked)) return []
            // What has an address runs: the list is of other nodes.
            if (valueAt(value, ['status', 'hostIP']) !== undefined) return []
            if (names.some((one) => isOne(one, asked.toLowerCase()))) return []
            return [
              faultAt(
                placeOf(path),
                'fails',
                `${kind} ${name} asks for the node ${asked}; the cluster lists ${listed
                  .slice(0, 8)
                  .map(({ raw }) => raw)
                  .join(', ')}${listed.length > 8 ? ' and others' : ''}: it does not run.`,
                selectedNodes.labels,
                { also: [observedAt(first)] },
              ),
            ]
          }),
    )
  },
})

/** Nobody reads more of them. */
const most = 1_000

const ways = [['nodeName'], ['nodeSelector', nodeLabels.hostName.value]] as const

const isPlain = /^[a-z\d][a-z\d.-]*$/i

/** A name may stand with or without its domain. */
const isOne = (listed: string, asked: string) =>
  listed === asked || listed.startsWith(`${asked}.`) || asked.startsWith(`${listed}.`)
