import type { Document } from '../model/document.ts'
import { defineImporter, type Reading } from '../model/importer.ts'
import type { Observation } from '../model/observation.ts'
import { decided, hostBuildAt, hostNameAt, kubernetesVersionAt, stated } from '../model/observe.ts'
import { valueAt } from '../model/nodes.ts'
import type { Path } from '../text/path.ts'
import { flagsOfData } from './command-line/listed-flags.ts'
import { merged, readLine } from './command-line/observe.ts'
import { looseIn } from './loose-json.ts'
import { shownTreesOf, type Leaf, type Tree } from './tree.ts'

/** What aks-engine makes a cluster of. */
export const aksEngineModel = defineImporter({
  id: 'aks-engine-model',
  summary: 'API model of aks-engine',
  isFile: 'whole',
  origin: 'cluster',
  recognizes: ({ text }) =>
    /"orchestratorProfile"\s*:/.test(text) ||
    (/"masterProfile"\s*:/.test(text) && /"agentPoolProfiles"\s*:/.test(text)),

  read: (doc) =>
    merged([
      { observations: [...factsIn(doc), ...looseIn(doc, 'aks-engine')] },
      ...shownTreesOf(doc).flatMap((tree) => flagsIn(tree)),
    ]),
})

const profile = ['properties', 'orchestratorProfile'] as const

/**
 * Of the flags for the kubelet those that aks-engine passes on as they are: it takes out flags that a
 * version does not have. A Windows pool may have some of its own.
 */
function flagsIn(tree: Tree): readonly Reading[] {
  const pools = valueAt(tree.value, ['properties', 'agentPoolProfiles'])
  const windows = (Array.isArray(pools) ? pools : []).flatMap((pool, i) =>
    valueAt(pool, ['osType']) === 'Windows' ? [['properties', 'agentPoolProfiles', i] as Path] : [],
  )
  if (windows.length === 0) return []
  return [[...profile], ...windows].flatMap((path) => {
    const config: Path = [...path, 'kubernetesConfig', 'kubeletConfig']
    const table = valueAt(tree.value, config)
    if (typeof table !== 'object' || table === null) return []
    const entries = Object.keys(table).flatMap((key) => {
      const own: Path = [...config, key]
      const value = tree.leafAt(...own)
      return value && passedOn.has(key) ? [{ key, keyPlace: tree.placeOf(own), value }] : []
    })
    const line = flagsOfData({ tabled: entries }, tree.doc, 'kubelet')
    return line ? [readLine(line, tree.doc)] : []
  })
}

const passedOn = new Set([
  '--feature-gates',
  '--max-pods',
  '--kube-reserved',
  '--system-reserved',
  '--register-with-taints',
])

const factsIn = (doc: Document): readonly Observation[] =>
  shownTreesOf(doc).flatMap(({ value, leafAt, placeOf }) => {
    const pools = valueAt(value, ['properties', 'agentPoolProfiles'])
    const hasWindows =
      // Its pools may stand below where the paste ends.
      pools === undefined ||
      (Array.isArray(pools) && pools.some((pool) => valueAt(pool, ['osType']) === 'Windows'))
    if (!hasWindows) return []
    // Each model makes a cluster of its own.
    const more = { subject: `node pool ${doc.file}` }
    const at = (leaf: Leaf | undefined, read: (leaf: Leaf) => readonly Observation[]) =>
      leaf ? read(leaf) : []
    // Azure Stack is another cloud, on machines of one’s own.
    const isOfAzure =
      valueAt(value, [...profile]) !== undefined &&
      valueAt(value, ['properties', 'customCloudProfile']) === undefined
    return [
      ...(isOfAzure
        ? [
            decided('platform', 'azure', profile[1], placeOf([...profile]), {
              ...more,
              inferred: true,
            }),
          ]
        : []),
      ...at(
        leafAt(...profile, 'orchestratorVersion') ?? leafAt(...profile, 'orchestratorRelease'),
        ({ raw, place }) => kubernetesVersionAt(raw, place, more),
      ),
      ...at(leafAt(...profile, 'kubernetesConfig', 'networkPlugin'), ({ raw, place }) => [
        stated('aksEngine.networkPlugin', raw, raw, place, more),
        ...(raw === 'azure'
          ? [decided('cni', 'azure-vnet', raw, place, { ...more, inferred: true })]
          : []),
      ]),
      ...at(leafAt('properties', 'masterProfile', 'vnetCidr'), ({ raw, place }) => [
        decided('virtualNetworks', [raw], raw, place, more),
      ]),
      ...at(leafAt(...profile, 'kubernetesConfig', 'networkPolicy'), ({ raw, place }) => [
        stated('aksEngine.networkPolicy', raw, raw, place, more),
      ]),
      ...at(leafAt(...profile, 'kubernetesConfig', 'containerRuntime'), ({ raw, place }) =>
        raw === 'docker' || raw === 'containerd'
          ? [decided('containerRuntime', raw, raw, place, more)]
          : [],
      ),
      ...at(leafAt('properties', 'windowsProfile', 'imageVersion'), ({ raw, place }) =>
        hostBuildAt(`10.0.${raw.split('.').slice(0, 2).join('.')}`, place, more).map((one) => ({
          ...one,
          raw,
        })),
      ),
      ...at(
        leafAt('properties', 'windowsProfile', 'windowsRuntimes', 'default'),
        ({ raw, place }) =>
          raw === 'process' || raw === 'hyperv'
            ? [
                decided('isolation', raw, raw, place, {
                  ...more,
                  inferred: true,
                  weight: 'default',
                }),
              ]
            : [],
      ),
      // Before aks-engine, acs-engine had another name for it.
      ...at(
        leafAt('properties', 'windowsProfile', 'windowsSku') ??
          leafAt('properties', 'windowsProfile', 'agentWindowsSku'),
        ({ raw, place }) => {
          const release = /(?:20(?:16|19|22)|1709|18\d\d|19\d\d|2004)(?!\d)/.exec(raw)?.[0]
          return release === undefined
            ? []
            : hostNameAt(`Windows Server ${release}`, place, more).map((one) => ({ ...one, raw }))
        },
      ),
      ...at(leafAt('properties', 'featureFlags', 'enableWinDSR'), ({ value, raw, place }) =>
        typeof value === 'boolean' ? [decided('directServerReturn', value, raw, place, more)] : [],
      ),
      ...ranges.flatMap(([key, id]) =>
        at(leafAt(...profile, 'kubernetesConfig', key), ({ raw, place }) => [
          decided(id, raw, raw, place, more),
        ]),
      ),
    ]
  })

const ranges = [
  ['clusterSubnet', 'clusterCIDR'],
  ['serviceCidr', 'serviceCIDR'],
  ['dnsServiceIP', 'clusterDNS'],
] as const
