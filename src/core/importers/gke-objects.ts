import { defineImporter } from '../model/importer.ts'
import { nodesAt, valueAt } from '../model/nodes.ts'
import type { Observation } from '../model/observation.ts'
import { decided, serverVersionAt, stated } from '../model/observe.ts'
import type { Path } from '../text/path.ts'
import { cellAt } from './pools/cell-at.ts'
import { readPool } from './pools/read-pool.ts'
import { treesOf, type Tree } from './tree.ts'

/** A cluster of GKE with its pools, as `gcloud` prints it. */
export const gkeObjects = defineImporter({
  id: 'gke-objects',
  summary: 'Cluster or node pool of GKE, as gcloud prints it',
  isFile: 'whole',
  origin: 'cluster',
  recognizes: ({ text }) =>
    (text.includes('currentMasterVersion') || text.includes('imageType')) &&
    [ofCluster, ofPool].some((keys) => keys.every((one) => one.test(text))) &&
    /^\s*(?:[{[]|- |\w+:)/.test(text) &&
    !/^(?:apiVersion|kind):/m.test(text),
  read(doc) {
    const { trees, problems } = treesOf(doc)
    return { problems, observations: trees.flatMap(readTree) }
  },
})

const key = (name: string, indent: string) =>
  new RegExp(String.raw`^${indent}(?:- )?["']?${name}["']?[ \t]*:`, 'm')
const ofCluster = [
  key('currentMasterVersion', '[ \t]{0,6}'),
  key('(?:nodePools|ipAllocationPolicy|clusterIpv4Cidr|autopilot)', '[ \t]{0,6}'),
]
/** `gcloud container node-pools describe`: the settings of the machines stand apart from the name. */
const ofPool = [
  key('config', '[ \t]{0,6}'),
  key('imageType', '[ \t]{1,12}'),
  key('name', '[ \t]{0,6}'),
  key('version', '[ \t]{0,6}'),
]

/** An object alone, or a list of them. */
const places: readonly Path[] = [[], ['*']]

function readTree(tree: Tree): readonly Observation[] {
  return places
    .flatMap((path) => nodesAt(tree.value, [], path))
    .flatMap(({ path, value }): readonly Observation[] => {
      const at = (...keys: Path) => tree.leafAt(...path, ...keys)
      const isCluster = ['nodePools', 'currentMasterVersion'].some(
        (name) => valueAt(value, [name]) !== undefined,
      )
      if (!isCluster) {
        return valueAt(value, ['config', 'imageType']) === undefined ? [] : poolAt(tree, path)
      }
      const version = at('currentMasterVersion')
      const services = at('servicesIpv4Cidr')
      const pods = at('clusterIpv4Cidr')
      const autopilot = at('autopilot', 'enabled')
      const channel = at('releaseChannel', 'channel')
      const routes = at('ipAllocationPolicy', 'useRoutes')
      return [
        ...(version ? serverVersionAt(version.raw, version.place) : []),
        ...(services ? [decided('serviceCIDR', services.raw, services.raw, services.place)] : []),
        ...(pods ? [decided('clusterCIDR', pods.raw, pods.raw, pods.place)] : []),
        ...(autopilot?.value === true
          ? [stated('gke.autopilot', true, autopilot.raw, autopilot.place)]
          : []),
        ...(routes?.value === true
          ? [stated('gke.cluster', 'routes-based', 'useRoutes', routes.place)]
          : []),
        ...(channel
          ? [stated('gke.releaseChannel', channel.raw.toLowerCase(), channel.raw, channel.place)]
          : []),
        ...nodesAt(tree.value, [...path, 'nodePools'], ['*']).flatMap((pool) =>
          poolAt(tree, pool.path),
        ),
      ]
    })
}

const poolAt = (tree: Tree, path: Path) => {
  const place = tree.placeOf(path)
  const config = [...path, 'config']
  return readPool({
    platform: 'gke',
    text: '',
    isShown: true,
    placeAt: () => place,
    key: place.line,
    cell: cellAt(tree.value, tree.leafAt, [
      path,
      config,
      [...config, 'windowsNodeConfig'],
      [...path, 'maxPodsConstraint'],
    ]),
  })
}
