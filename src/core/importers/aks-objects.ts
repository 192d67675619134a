import { aksPool } from '../catalog/platforms/pools/aks.ts'
import { defineImporter } from '../model/importer.ts'
import { nodesAt, valueAt } from '../model/nodes.ts'
import type { Observation } from '../model/observation.ts'
import { serverVersionAt, stated } from '../model/observe.ts'
import type { Path } from '../text/path.ts'
import { cellAt } from './pools/cell-at.ts'
import { poolsOfTable, poolTable } from './pools/pool-table.ts'
import { aksCluster } from './pools/read-cluster.ts'
import { settingsIn } from './pools/read-settings.ts'
import { readPool } from './pools/read-pool.ts'
import { registeredOf } from './pools/registered-of.ts'
import { nodeImagesIn } from './prose/hosts/windows.ts'
import { treesOf, type Tree } from './tree.ts'
import { withParameters } from './objects/template-parameters.ts'

/** Clusters and pools of AKS as `az` prints them, or as a template for Azure has them. */
export const aksObjects = defineImporter({
  id: 'aks-objects',
  summary: 'Cluster or node pool of AKS, as az prints it',
  isFile: 'whole',
  origin: 'cluster',
  recognizes: ({ text: sent }) => {
    const text = withoutCommand(sent)
    return (
      poolTable.test(text) ||
      ofAnsible.test(text) ||
      (/^\s*[{[]/.test(text) &&
        (mark.test(text) || isNetwork(text) || arePools(text)) &&
        !ofEngine.test(text)) ||
      (asYaml.test(text) && inYaml.test(text) && !/^(?:apiVersion|kind):/m.test(text))
    )
  },

  read(sent) {
    const doc = { ...sent, text: withoutCommand(sent.text) }
    if (poolTable.test(doc.text)) return { observations: poolsOfTable(doc) }
    const { trees, problems } = treesOf(doc)
    const { text } = doc
    return {
      problems,
      observations: [
        ...trees.flatMap((tree) => withParameters(tree, readTree)),
        ...nodeImagesIn(doc),
        ...settingsIn({ platform: 'aks', text, placeAt: (at) => doc.placeAt(at) }, 'cluster'),
      ],
    }
  },
})

/** Without the line of the command above what it printed. */
const withoutCommand = (text: string) =>
  text.replace(/^\s*az\s+aks\s[^\n]{0,2000}(?=\n)/, (line) => line.replaceAll(/[^\n]/g, ' '))

const mark = /"agentPoolProfiles"\s*:|"Microsoft\.ContainerService\/managedClusters/

/** `az aks show --query networkProfile` */
const isNetwork = (text: string) =>
  /"networkPlugin"\s*:/.test(text) && /"(?:serviceCidr|podCidr)"\s*:/.test(text)

/** `az aks nodepool list` with several keys on a line, as people shorten it. */
const arePools = (text: string) =>
  !/^[ \t]*"osType"/m.test(text) &&
  /"osType"\s*:\s*"(?:Windows|Linux)"/.test(text) &&
  /"(?:osSku|osSKU|vmSize|nodeTaints|orchestratorVersion|currentOrchestratorVersion)"\s*:/.test(
    text,
  )

/** `az aks … -o yaml` */
const asYaml =
  /^(?:- |[ \t]{2})?agentPoolProfiles:|^(?:- |[ \t]{2})?(?:nodeImageVersion|currentOrchestratorVersion|orchestratorVersion):/m
const inYaml = /^[ \t]*(?:- )?osType:/m

/** A task of a playbook of Ansible. */
const ofAnsible = /^[ \t]*(?:- )?(?:azure\.azcollection\.)?azure_rm_aks:[ \t]*$/m

/** Models of aks-engine are another form. */
const ofEngine = /"orchestratorProfile"\s*:|"apiVersion"\s*:\s*"vlabs"/

/** An object alone, a list of them, or the resources of a template. */
const tasks = ['azure_rm_aks', 'azure.azcollection.azure_rm_aks']
const places: readonly Path[] = [
  [],
  ['*'],
  ['resources', '*'],
  ...tasks.flatMap((task) => [
    ['*', task],
    ['*', 'tasks', '*', task],
  ]),
]
/** Where an object has its settings: templates keep them one level lower. */
const levels: readonly Path[] = [[], ['properties']]
const networks = ['networkProfile', 'network_profile']

function readTree(tree: Tree): readonly Observation[] {
  const objects = places.flatMap((path) => nodesAt(tree.value, [], path))
  return objects.flatMap(({ path }) =>
    levels.flatMap((level): readonly Observation[] => {
      const own = [...path, ...level]
      const pools = ['agentPoolProfiles', 'agent_pool_profiles'].flatMap((key) =>
        nodesAt(tree.value, [...own, key], ['*']),
      )
      const network =
        networks.map((key) => [...own, key]).find((at) => valueAt(tree.value, at) !== undefined) ??
        (own.length === 0 ? networkOfQuery(tree) : undefined)
      const version =
        tree.leafAt(...own, 'kubernetesVersion') ??
        tree.leafAt(...own, 'kubernetes_version') ??
        (own.length === 0 && network ? versionOfQuery(tree) : undefined)
      return [
        ...(network ? aksCluster(cellOf(tree, [network])) : []),
        ...(version ? serverVersionAt(version.raw, version.place) : []),
        ...pools.flatMap((pool) => poolAt(tree, [pool.path])),
        ...(isPool(valueAt(tree.value, own)) ? poolAt(tree, [own, path]) : []),
      ]
    }),
  )
}

/** `az aks show --query "{v: kubernetesVersion, net: networkProfile}"` has names of its own for both. */
const networkOfQuery = (tree: Tree): Path | undefined =>
  valueAt(tree.value, ['networkPlugin']) !== undefined
    ? []
    : nodesAt(tree.value, [], ['*']).find(
        ({ value }) => valueAt(value, ['networkPlugin']) !== undefined,
      )?.path

const versionOfQuery = (tree: Tree) =>
  nodesAt(tree.value, [], ['*']).flatMap(({ path }) => {
    const leaf = tree.leafAt(...path)
    const isVersion =
      leaf && /^v$|vers|k8s|kube/i.test(String(path.at(-1))) && /^1\.\d{2}\.\d{1,3}$/.test(leaf.raw)
    return isVersion ? [leaf] : []
  })[0]

/** What `az aks nodepool get-upgrades` prints is called default, whatever its pool is called. */
const isPool = (value: unknown) =>
  valueAt(value, ['osType']) !== undefined &&
  valueAt(value, ['latestNodeImageVersion']) === undefined

function poolAt(tree: Tree, paths: readonly Path[]): readonly Observation[] {
  const [own = []] = paths
  const place = tree.placeOf(own)
  const cell = cellOf(tree, paths)
  const pool = readPool({
    platform: 'aks',
    text: '',
    placeAt: () => place,
    key: place.line,
    cell,
  })
  const subject = pool.find((one) => one.subject !== undefined)?.subject
  if (subject === undefined) return pool
  const system = cell('os-sku')
  const isAsked = system?.raw === aksPool.images.ltsc2025.value && !cell('enable-fips')
  return [
    ...pool,
    ...(system && isAsked && isTemplate.test(tree.doc.text)
      ? [stated('pool.fips', false, '', system.place, { absent: true, subject })]
      : []),
    ...settingsOf(tree, own, subject),
    ...registeredOf(tree, paths, subject),
  ]
}

/** What az prints says it of each pool; a template leaves it out. */
const isTemplate = /"apiVersion"\s*:/

/** The settings of a pool that do not go with Windows, each at its key. */
function settingsOf(tree: Tree, path: Path, subject: string): readonly Observation[] {
  const text = JSON.stringify(valueAt(tree.value, path))
  const placeAt = (at: number) => {
    const key = /^[^]*"(\w{1,80})":/.exec(text.slice(0, at + 1))?.[1]
    const found = nested.map((one) => [...path, ...one]).find((one) => hasKey(tree, one, key))
    return tree.placeOf(found && key !== undefined ? [...found, key] : path)
  }
  return settingsIn({ platform: 'aks', text, placeAt }, 'pool', { subject })
}

const nested: readonly Path[] = [
  [],
  ['securityProfile'],
  ['windowsProfile'],
  ['kubeletConfig'],
  ['artifactStreamingProfile'],
]
const hasKey = (tree: Tree, path: Path, key: string | undefined) =>
  key !== undefined && valueAt(tree.value, [...path, key]) !== undefined

const cellOf = (tree: Tree, paths: readonly Path[]) => cellAt(tree.value, tree.leafAt, paths)
