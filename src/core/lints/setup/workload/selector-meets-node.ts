import { aksPool } from '../../../catalog/platforms/pools/aks.ts'
import { nodeLabels } from '../../../catalog/workload/node-labels.ts'
import { selectedNodes } from '../../../catalog/workload/selected-nodes.ts'
import { nodeTerms } from '../../../model/affinity.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { systemOfPod, type Manifest } from '../../../model/manifest.ts'
import { nodesAt, valueAt } from '../../../model/nodes.ts'
import type { Observation } from '../../../model/observation.ts'
import { placeOf as observedAt } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'
import { ofKind } from '../../../model/parsed.ts'
import { labelsOf } from '../../../values/label-list.ts'
import { ownValue } from '../../../values/own.ts'
import { faultAt } from '../../fault-at.ts'

export const selectorMeetsNode = defineLint({
  id: 'selector-meets-node',
  on: 'setup',
  summary: 'Some Windows node has the labels that a pod for Windows selects',
  remediation:
    'Select labels that the node has, or give it the label: kubectl label node NODE KEY=VALUE.',
  decisions: [],

  check({ observations, parsed }): readonly LintViolation[] {
    const nodes = labelledNodes(observations)
    const pools = nodes.length > 0 ? [] : [...poolsOf(observations), ...registeredOf(observations)]
    const rows = nodes.length > 0 ? [] : rowsOnAks(observations)
    const all = [...nodes, ...pools, ...rows]
    if (all.length === 0 || all.length > mostNodes) return []
    return ofKind(parsed, 'manifest').flatMap(({ value, placeOf }): readonly LintViolation[] => {
      if (systemOfPod(value) !== 'windows') return []
      const asked = askedBy(value)
      const ofPools = missedByPools(asked, pools, observations)
      const missed =
        nodes.length > 0
          ? missedByNodes(asked, nodes)
          : (ofPools ?? missedByPools(asked, rows, observations))
      const [first] = nodes.length > 0 ? nodes : ofPools ? pools : rows
      if (!missed || !first) return []
      const also = [observedAt(first.told)]
      const has = first.labels.get(missed.key)
      const { name, subject } = first.told
      const isPool = name.startsWith('pool.') || subject?.startsWith('node pool ') === true
      const whose = isPool ? 'pool' : 'node'
      return [
        faultAt(
          placeOf(missed.path),
          'fails',
          `${value.name ?? 'The pod'} selects ${missed.key}: ${missed.value}; ${
            has === undefined
              ? `no Windows ${whose} that was sent has that label`
              : `the Windows ${whose} that was sent has ${has}`
          }. Where no other one has it, ${value.kind === 'DaemonSet' ? 'it gets no pod' : 'it stays Pending'}.`,
          selectedNodes.labels,
          { also },
        ),
      ]
    })
  },
})

/** Nobody reads more of them. */
const mostNodes = 100

interface Labelled {
  readonly told: Observation
  readonly labels: ReadonlyMap<string, string>
}

interface Asked {
  readonly key: string
  readonly value: string
  readonly path: LintViolation['path']
}

/** The Windows nodes, where all labels of each are told. */
function labelledNodes(observations: readonly Observation[]): readonly Labelled[] {
  const told = named(observations, 'node.labels')
  const subjects = new Set(told.map(({ subject }) => subject))
  const isWhole = deciding(observations, 'nodeName').every(
    ({ subject }) => subject?.startsWith('node ') !== true || subjects.has(subject),
  )
  return isWhole ? told.map((one) => ({ told: one, labels: labelsOf(String(one.value)) })) : []
}

/** What pools are made with, and the labels that their platform gives them by their names. */
function poolsOf(observations: readonly Observation[]): readonly Labelled[] {
  const labels = named(observations, 'pool.labels')
  return named(observations, 'pool.name').map((told) => {
    const own = labels.find(({ subject }) => subject === told.subject)
    const byName = namedKeys.map((key) => [key, String(told.value)] as const)
    return {
      told: own ?? told,
      labels: new Map([...byName, ...labelsOf(own?.raw === undefined ? '' : String(own.value))]),
    }
  })
}

/** The labels that the kubelet of a Windows node registers with; the API server may give it others. */
const registeredOf = (observations: readonly Observation[]): readonly Labelled[] =>
  deciding(observations, 'nodeLabels')
    .filter(({ absent, subject }) => absent !== true && subject?.startsWith('linux ') !== true)
    .map((told) => ({ told, labels: labelsOf(String(told.value)) }))

/** The rows of Windows nodes on AKS, whose release tells the os-sku of their pools. */
function rowsOnAks(observations: readonly Observation[]): readonly Labelled[] {
  if (deciding(observations, 'platform').some(({ value }) => value !== 'aks')) return []
  const told = deciding(observations, 'windowsRelease')
  const rows = told.filter(({ subject }) => subject?.startsWith('node ') === true)
  const pools = named(observations, 'pool.name')
  if (rows.length > mostNodes || pools.length > mostNodes) return []
  // A pool without a node in the list may be of any release.
  const isSeen = pools.every(({ raw }) =>
    rows.some(({ subject = '' }) => subject.toLowerCase().includes(raw.toLowerCase())),
  )
  const isAll = isSeen && deciding(observations, 'platform').length > 0 && rows.length > 0
  // Where another release is told, some pool has it that no row is of.
  if (!isAll || told.some(({ value }) => !rows.some((row) => row.value === value))) return []
  return rows.flatMap((one) => {
    const sku = ownValue(aksPool.images, String(one.value))?.value
    return sku === undefined
      ? []
      : [{ told: one, labels: new Map([[selectedNodes.aksSku.value, sku]]) }]
  })
}

const namedKeys: readonly string[] = Object.values(selectedNodes.poolLabels.value).flat()

/** `nodeSelector`, and what the one term of a required affinity allows as its one value. */
function askedBy({ value, pod }: Manifest): readonly Asked[] {
  const spec = [...(pod?.path ?? []), 'spec']
  const selected = nodesAt(value, spec, ['nodeSelector', '*']).map((one) => ({
    key: String(one.path.at(-1)),
    value: String(one.value),
    path: one.path,
  }))
  const terms = [...spec, ...nodeTerms]
  const all = nodesAt(value, terms, ['*'])
  const expressions = all.length === 1 ? nodesAt(value, terms, ['*', 'matchExpressions', '*']) : []
  return [
    ...selected,
    ...expressions.flatMap(({ path, value: one }) => {
      const values = nodesAt(one, ['values'], ['*'])
      const [only] = values
      return only && values.length === 1 && valueAt(one, ['operator']) === 'In'
        ? [{ key: String(valueAt(one, ['key'])), value: String(only.value), path }]
        : []
    }),
  ].filter(({ key }) => !nodeLabels.systems.value.keys.some((own) => own === key))
}

function missedByNodes(asked: readonly Asked[], nodes: readonly Labelled[]): Asked | undefined {
  const misses = nodes.map(({ labels }) =>
    asked.find(({ key, value }) => labels.get(key) !== value),
  )
  return misses.includes(undefined) ? undefined : misses[0]
}

/** A pool may have labels that nobody told; one that was told with another value it has not. */
function missedByPools(
  asked: readonly Asked[],
  pools: readonly Labelled[],
  observations: readonly Observation[],
): Asked | undefined {
  const nodes = deciding(observations, 'nodeName')
    .slice(0, mostNodes)
    .map(({ raw }) => raw)
  return asked.find(
    ({ key, value }) =>
      pools.length > 0 &&
      pools.every(({ labels }) => labels.has(key) && labels.get(key) !== value) &&
      !nodes.some((name) => name.includes(value)),
  )
}
