import { defineImporter } from '../model/importer.ts'
import type { Observation } from '../model/observation.ts'
import { decided, hostBuildAt, hostNameAt, kubernetesVersionAt, stated } from '../model/observe.ts'
import { valueAt } from '../model/nodes.ts'
import { shownTreesOf, type Leaf } from './tree.ts'

/** What aks-engine makes a cluster of. */
export const aksEngineModel = defineImporter({
  id: 'aks-engine-model',
  summary: 'API model of aks-engine',
  recognizes: ({ text }) => /"orchestratorProfile"\s*:/.test(text),

  read: (doc) => ({
    observations: shownTreesOf(doc).flatMap(({ value, leafAt }) => {
      const pools = valueAt(value, ['properties', 'agentPoolProfiles'])
      const hasWindows =
        // Its pools may stand below where the paste ends.
        pools === undefined ||
        (Array.isArray(pools) && pools.some((pool) => valueAt(pool, ['osType']) === 'Windows'))
      if (!hasWindows) return []
      // Each model makes a cluster of its own.
      const more = { subject: `node pool ${doc.file}` }
      const profile = ['properties', 'orchestratorProfile'] as const
      const at = (leaf: Leaf | undefined, read: (leaf: Leaf) => readonly Observation[]) =>
        leaf ? read(leaf) : []
      return [
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
        ...at(leafAt('properties', 'windowsProfile', 'windowsSku'), ({ raw, place }) => {
          const release = /(?:20(?:16|19|22)|1709|18\d\d|19\d\d|2004)(?!\d)/.exec(raw)?.[0]
          return release === undefined
            ? []
            : hostNameAt(`Windows Server ${release}`, place, more).map((one) => ({ ...one, raw }))
        }),
        ...ranges.flatMap(([key, id]) =>
          at(leafAt(...profile, 'kubernetesConfig', key), ({ raw, place }) => [
            decided(id, raw, raw, place, more),
          ]),
        ),
      ]
    }),
  }),
})

const ranges = [
  ['clusterSubnet', 'clusterCIDR'],
  ['serviceCidr', 'serviceCIDR'],
  ['dnsServiceIP', 'clusterDNS'],
] as const
