import { calicoWindows } from '../../../catalog/cni/calico-windows.ts'
import { nodeSettings } from '../../../catalog/flags/node-settings.ts'
import { network } from '../../../catalog/network.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { nodesAt, valueAt } from '../../../model/nodes.ts'
import type { Observation } from '../../../model/observation.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'
import { ofKind } from '../../../model/parsed.ts'
import { windowsNodeIn } from '../../windows-node.ts'

/** Of Linux, or of no Windows nodes. */
const isOfOthers = /\blinux\b|(?:!=|not\s+in\b)[^&|]{0,60}\bwindows\b|!\s*has\(/i

/** From here on a block has room for a dozen pods at most. */
const rare = 28

const { calicoBlock, calicoKeepsPerBlock } = network

const usableOf = (size: number) => 2 ** (32 - size) - calicoKeepsPerBlock.value

/** Where no pool was sent, and words tell both numbers. */
function inWords(observations: readonly Observation[]): readonly LintViolation[] {
  const sizes = named(observations, 'calico.blockSize')
  const limits = deciding(observations, 'maxPods').filter(({ absent }) => absent !== true)
  const [size] = sizes
  const [limit] = limits
  const isOne = [sizes, limits].every((all) => new Set(all.map(({ value }) => value)).size === 1)
  if (!size || !limit || !isOne) return []
  const usable = usableOf(Number(size.value))
  if (Number(limit.value) <= usable) return []
  return [
    {
      path: [],
      place: placeOf(limit),
      also: [placeOf(size)],
      basis: 'unsupported',
      message: `maxPods is ${limit.raw}; a Windows node has one block of Calico, and of its /${size.raw} ${usable} addresses are for pods.`,
      facts: [calicoBlock, calicoKeepsPerBlock],
    },
  ]
}

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
          .filter((pool) => !isOfOthers.test(String(valueAt(pool.value, ['nodeSelector']))))
          .filter((pool) => !isPart || valueAt(pool.value, ['blockSize']) !== undefined)
          .map((pool) => ({
            size: valueAt(pool.value, ['blockSize']),
            place: at([
              ...pool.path,
              valueAt(pool.value, ['blockSize']) === undefined ? 'cidr' : 'blockSize',
            ]),
          })),
    )
    if (pools.length === 0) return inWords(observations)
    const sizes = new Set(pools.map(({ size }) => (typeof size === 'number' ? size : undefined)))
    const [first] = pools
    // Of several pools nobody says which one is for the node.
    if (!first || sizes.size > 1) return []
    const size = typeof first.size === 'number' ? first.size : calicoBlock.value
    const { prefix, says } = calicoWindows.longestBlock.value
    if (size > prefix) {
      return [
        {
          path: [],
          place: first.place,
          basis: 'refused',
          message: `The blocks of the pool are /${size}; Windows nodes keep four addresses of each and take none that is smaller than a /${prefix}: “${says}”.`,
          remediation: `Make a pool with blockSize ${calicoBlock.value} or less; that of a pool cannot be changed.`,
          facts: [calicoWindows.longestBlock],
        },
      ]
    }
    const usable = usableOf(size)
    const told = deciding(observations, 'maxPods').filter(({ absent }) => absent !== true)
    const { standard } = nodeSettings.maxPods.value
    // Blocks of the usual size are full on few nodes; of these every node with some more pods is.
    if (told.length === 0 && size >= rare) {
      return [
        {
          path: [],
          place: first.place,
          basis: 'unsupported',
          message: `The blocks of the pool are /${size}; a Windows node has one of them, of which ${usable} addresses are for pods, and the kubelet takes ${standard} pods where nothing else is said.`,
          facts: [calicoKeepsPerBlock, nodeSettings.maxPods],
        },
      ]
    }
    return told
      .filter(({ value }) => Number(value) > usable)
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
