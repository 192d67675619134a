import { defineImporter } from '../model/importer.ts'
import { nodesAt } from '../model/nodes.ts'
import type { Observation } from '../model/observation.ts'
import { decided, serverVersionAt, stated } from '../model/observe.ts'
import type { Path } from '../text/path.ts'
import { windowsRoleOf } from '../values/windows-role.ts'
import { accessEntryAt } from './pools/access-entry.ts'
import { treesOf, type Tree } from './tree.ts'

/** A cluster of EKS, or an entry by which nodes get into one, as `aws` prints them. */
export const eksObjects = defineImporter({
  id: 'eks-objects',
  summary: 'Cluster or access entry of EKS, as aws prints it',
  isFile: 'whole',
  origin: 'cluster',
  recognizes: ({ text }) =>
    network.test(text) ||
    ((text.includes('kubernetesNetworkConfig') || text.includes('accessEntry')) &&
      (cluster.test(text) || entry.test(text)) &&
      /^\s*(?:[{[]|\w+:)/.test(text) &&
      !/^(?:apiVersion|kind):/m.test(text)),
  read(doc) {
    const { trees, problems } = treesOf(doc)
    return { problems, observations: trees.flatMap(readTree) }
  },
})

const cluster =
  /^[ \t]{0,12}["']?kubernetesNetworkConfig["']?[ \t]*:|[{,][ \t]*"kubernetesNetworkConfig"[ \t]*:/m
/** `--query cluster.kubernetesNetworkConfig` */
const network = /^\s*\{\s*"(?:serviceIpv[46]Cidr"\s*:\s*"|ipFamily"\s*:\s*"ipv[46]")/
const entry = /^[ \t]{0,8}["']?accessEntry["']?[ \t]*:|^[ \t]*\{[ \t]*"accessEntry"[ \t]*:/m

const clusters: readonly Path[] = [[], ['cluster'], ['cluster', '*']]
const entries: readonly Path[] = [['accessEntry']]

function readTree(tree: Tree): readonly Observation[] {
  const at = (paths: readonly Path[]) => paths.flatMap((path) => nodesAt(tree.value, [], path))
  return [
    ...at(clusters).flatMap(({ path }) => clusterAt(tree, path)),
    ...at(entries).flatMap(({ path }) => entryAt(tree, path)),
  ]
}

function clusterAt(tree: Tree, path: Path): readonly Observation[] {
  const own = [...path, 'kubernetesNetworkConfig']
  const network = tree.leafAt('ipFamily') && path.length === 0 ? [] : own
  const services = tree.leafAt(...network, 'serviceIpv4Cidr')
  const family = tree.leafAt(...network, 'ipFamily')
  const version = tree.leafAt(...path, 'version')
  if (!services && !family) return []
  const name = tree.leafAt(...path, 'name')
  const endpoint = tree.leafAt(...path, 'endpoint')
  const first = [services, family].find((one) => one !== undefined)
  return [
    ...(first ? [decided('platform', 'eks', first.raw, first.place, { inferred: true })] : []),
    ...(name ? [stated('eks.clusterName', name.raw, name.raw, name.place)] : []),
    ...(endpoint
      ? [stated('eks.clusterEndpoint', endpoint.raw, endpoint.raw, endpoint.place)]
      : []),
    ...(version ? serverVersionAt(version.raw, version.place) : []),
    ...(services ? [decided('serviceCIDR', services.raw, services.raw, services.place)] : []),
    ...(family ? [stated('eks.ipFamily', family.raw.toLowerCase(), family.raw, family.place)] : []),
  ]
}

function entryAt(tree: Tree, path: Path): readonly Observation[] {
  const type = tree.leafAt(...path, 'type')
  const role = windowsRoleOf(tree.leafAt(...path, 'principalArn')?.raw)
  return type && role !== undefined ? accessEntryAt(type, role) : []
}
