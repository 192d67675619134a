import { datadogChart } from '../../catalog/workload/chart-values.ts'
import type { Place } from '../../model/finding.ts'
import type { Reading } from '../../model/importer.ts'
import { toManifest } from '../../model/manifest.ts'
import { nodesAt, valueAt } from '../../model/nodes.ts'
import type { Observation } from '../../model/observation.ts'
import { imageAt, stated } from '../../model/observe.ts'
import type { Path } from '../../text/path.ts'
import { partOfValues } from './helm-releases.ts'
import type { Tree } from '../tree.ts'

/** By which a chart is told that it is for Windows nodes. */
export const ofWindowsChart =
  /^(?:isWindows:[ \t]*["']?true|targetSystem:[ \t]*["']?windows)\b["']?[ \t]*(?:#|$)|^existingClusterAgent:/m

const signs: readonly (readonly [key: string, value: unknown])[] = [
  ['isWindows', true],
  ['targetSystem', 'windows'],
]

/** Where such charts keep what becomes the security context of their pods. */
const contexts: readonly Path[] = [['securityContext'], ['*', 'securityContext']]
const images: readonly Path[] = [['image'], ['image', '*'], ['*', 'image']]
const ofUsers = ['runAsUser', 'runAsGroup', 'fsGroup', 'privileged', 'capabilities']

export function windowsChartIn(tree: Tree): Reading {
  const sign = signs.find(([key, value]) => valueAt(tree.value, [key]) === value)
  const leaf = sign && tree.leafAt(sign[0])
  const join = tree.leafAt('existingClusterAgent', 'join')
  const joined =
    join?.value === true ? [stated('chart.joinsClusterAgent', true, join.raw, join.place)] : []
  if (!leaf) return { observations: joined }
  const isOfDatadog = sign[0] === 'targetSystem'
  return {
    observations: [
      stated('node.os', 'windows', leaf.raw, leaf.place, { absent: true }),
      ...imagesIn(tree),
      ...usersIn(tree),
      ...joined,
      ...(isOfDatadog ? datadogIn(tree, leaf.place) : []),
    ],
    parsed: contexts
      .flatMap((steps) => nodesAt(tree.value, [], steps))
      .filter(({ value }) => ofUsers.some((key) => valueAt(value, [key]) !== undefined))
      .flatMap(({ path, value }) => contextOf(tree, path, value)),
  }
}

/** A pod that has this security context and nothing else. */
function contextOf(tree: Tree, path: Path, context: unknown): NonNullable<Reading['parsed']> {
  const inContainer: Path = ['spec', 'containers', 0, 'securityContext']
  const manifest = toManifest({
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: {},
    spec: {
      nodeSelector: { 'kubernetes.io/os': 'windows' },
      containers: [{ name: 'main', securityContext: context }],
    },
  })
  return manifest
    ? [
        {
          kind: 'manifest',
          value: { ...manifest, isPart: true },
          title: 'the pod of the chart',
          placeOf: (own) => tree.placeOf([...path, ...own.slice(inContainer.length)]),
        },
      ]
    : []
}

function imagesIn({ value, leafAt }: Tree): readonly Observation[] {
  return images
    .flatMap((steps) => nodesAt(value, [], steps))
    .flatMap(({ path }): readonly Observation[] => {
      const [repository, tag] = [leafAt(...path, 'repository'), leafAt(...path, 'tag')]
      // One at the top is read as that of any other chart.
      if (!repository || !tag || tag.raw === '' || path.length === 1) return []
      return imageAt(`${repository.raw}:${tag.raw}`, tag.place).map((one) => ({
        ...one,
        raw: tag.raw,
      }))
    })
}

const usersIn = ({ value, leafAt }: Tree): readonly Observation[] =>
  contexts
    .flatMap((steps) => nodesAt(value, [], steps))
    .flatMap(({ path }) => {
      const leaf = leafAt(...path, 'runAsUser')
      return leaf ? [stated('workload.runAsUser', leaf.value, leaf.raw, leaf.place)] : []
    })

function datadogIn({ value, leafAt, doc }: Tree, place: Place): readonly Observation[] {
  const at = (...path: Path) => valueAt(value, path)
  const isJoined =
    at('existingClusterAgent', 'join') === true || at('clusterAgent', 'enabled') === false
  return [
    // What other files of values say is not seen.
    ...(isJoined || doc.title === partOfValues
      ? []
      : [stated('chart.ownClusterAgent', true, 'windows', place)]),
    ...datadogChart.notOnWindows.value.flatMap((option) => {
      const leaf = leafAt(...option.split('.'))
      return leaf?.value === true ? [stated('chart.linuxOption', option, leaf.raw, leaf.place)] : []
    }),
  ]
}
