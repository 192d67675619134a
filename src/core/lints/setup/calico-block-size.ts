import { network } from '../../catalog/network.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { nodesAt, valueAt } from '../../model/nodes.ts'
import { placeOf } from '../../model/observe.ts'
import { deciding } from '../../model/observed.ts'
import { ofKind } from '../../model/parsed.ts'
import { windowsNodeIn } from '../windows-node.ts'

const { calicoBlock, calicoKeepsPerBlock } = network

export const calicoBlockSize = defineLint({
  id: 'calico-block-size',
  on: 'setup',
  summary: 'One address block of Calico holds the pods of a Windows node',
  remediation:
    'Allow fewer pods on Windows nodes, or make the pool with a smaller blockSize number.',
  decisions: [],

  check({ observations, parsed }): readonly LintViolation[] {
    if (!windowsNodeIn(observations)) return []
    const pools = ofKind(parsed, 'manifest').flatMap(
      ({ value: { kind, value, isPart }, placeOf: at }) =>
        (kind === 'IPPool'
          ? nodesAt(value, [], ['spec'])
          : kind === 'Installation'
            ? nodesAt(value, [], ['spec', 'calicoNetwork', 'ipPools', '*'])
            : []
        )
          .filter((pool) => /^[\d.]+\/\d+$/.test(String(valueAt(pool.value, ['cidr']))))
          .filter((pool) => !isPart || valueAt(pool.value, ['blockSize']) !== undefined)
          .map((pool) => ({ size: valueAt(pool.value, ['blockSize']), place: at(pool.path) })),
    )
    const sizes = new Set(pools.map(({ size }) => (typeof size === 'number' ? size : undefined)))
    const [first] = pools
    // Of several pools nobody says which one is for the node.
    if (!first || sizes.size > 1) return []
    const size = typeof first.size === 'number' ? first.size : calicoBlock.value
    const usable = 2 ** (32 - size) - calicoKeepsPerBlock.value
    return deciding(observations, 'maxPods')
      .filter(({ value, absent }) => absent !== true && Number(value) > usable)
      .map((one) => ({
        path: [],
        place: placeOf(one),
        also: [first.place],
        basis: 'unsupported',
        message: `maxPods is ${one.raw}; a Windows node has one block of Calico, and of its /${size} ${usable} addresses are for pods.`,
        facts: [calicoBlock, calicoKeepsPerBlock],
      }))
  },
})
