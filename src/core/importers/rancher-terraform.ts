import { rke } from '../catalog/distributions.ts'
import type { Document } from '../model/document.ts'
import { defineImporter } from '../model/importer.ts'
import type { Observation } from '../model/observation.ts'
import { decided, serverVersionAt, stated } from '../model/observe.ts'
import { hclBlockAt, type HclItem, type HclValue } from '../text/formats/hcl.ts'
import { merged } from './command-line/observe.ts'
import { cniAt, networkModeOf } from './names.ts'
import { wordsAround } from './pools/words-around.ts'
import { matchesOf } from './text-of.ts'
import { foundIn } from '../text/patterns/found-in.ts'

/** Clusters that the provider of Terraform for Rancher makes: those of RKE, and of RKE2 since. */
export const rancherTerraform = defineImporter({
  id: 'rancher-terraform',
  summary: 'Cluster of Rancher (Terraform)',
  origin: 'cluster',
  recognizes: ({ text }) => ofCluster.test(text),
  read: (doc) =>
    merged([
      wordsAround(doc),
      {
        observations: [
          ...clustersIn(doc).flatMap((one) => factsOf(doc, one)),
          ...networksOfRke2(doc),
        ],
      },
    ]),
})

const ofCluster = /^resource[ \t]+"rancher2_cluster(?:_v2)?"/m
const clusters = /^resource[ \t]+"rancher2_cluster(?:_v2)?"[ \t]+"[^"\n]{1,80}"[ \t]*\{/gm
const most = 50

const clustersIn = (doc: Document): readonly (readonly HclItem[])[] =>
  [...foundIn(doc, clusters)]
    .slice(0, most)
    .flatMap(({ index, 0: head }) => [hclBlockAt(doc.text, index + head.length - 1) ?? []])

/** A block, or a setting that holds one, by its name. */
const settingIn = (items: readonly HclItem[], ...path: readonly string[]): HclValue | undefined => {
  const [key = '', ...rest] = path
  for (const one of items) {
    if (one.key !== key) continue
    if (one.is === 'block') return settingIn(one.items, ...rest)
    if (rest.length === 0) return one.value
    return one.value.is === 'map'
      ? one.value.entries.find((entry) => entry.key === rest[0])?.value
      : undefined
  }
  return undefined
}

function factsOf(doc: Document, items: readonly HclItem[]): readonly Observation[] {
  const textAt = (...path: readonly string[]) => {
    const value = settingIn(items, ...path)
    if (value?.is === 'bare') {
      if (/^(?:var|local)\./.test(value.text)) return doc.named?.(value.text)
      return { raw: value.text, place: doc.placeAt(value.at) }
    }
    return value?.is === 'text' ? { raw: value.text, place: doc.placeAt(value.at + 1) } : undefined
  }
  const network = ['rke_config', 'network'] as const
  const plugin = textAt(...network, 'plugin')
  const version = textAt('rke_config', 'kubernetes_version') ?? textAt('kubernetes_version')
  const range = textAt('rke_config', 'services', 'kube_api', 'service_cluster_ip_range')
  const isForWindows = textAt('windows_prefered_cluster')?.raw === 'true'
  const option = (key: string) =>
    textAt(...network, 'options', key) ?? textAt(...network, 'flannel_network_provider', key)
  const type = option('flannel_backend_type')
  const mode = type && networkModeOf(type.raw)
  const options = settingIn(items, ...network, 'options')
  const isOpen = options !== undefined && options.is !== 'map'
  const other = isForWindows ? {} : { subject: 'cluster of listed machines' }
  const left = ['flannel_backend_vni', 'flannel_backend_port'].filter((key) => !option(key))
  return [
    ...(version ? serverVersionAt(version.raw, version.place) : []),
    ...(range ? [decided('serviceCIDR', range.raw, range.raw, range.place)] : []),
    ...(type && mode
      ? [decided('networkMode', mode, type.raw, type.place, { inferred: true })]
      : []),
    ...numbers.flatMap(([key, id]) => {
      const found = option(key)
      return found && /^\d{1,8}$/.test(found.raw)
        ? [decided(id, Number(found.raw), found.raw, found.place)]
        : []
    }),
    ...(plugin
      ? [
          stated('cluster.distribution', 'rke', plugin.raw, plugin.place, { inferred: true }),
          stated('rke.cni', plugin.raw, plugin.raw, plugin.place, other),
          ...cniAt(plugin.raw, plugin.place),
          ...(plugin.raw === rke.cni.value && isForWindows && !isOpen && type?.raw !== 'host-gw'
            ? left
                .slice(0, 1)
                .map(() =>
                  stated('rke.flannelLeftOut', left.join(' and '), plugin.raw, plugin.place),
                )
            : []),
        ]
      : []),
  ]
}

const numbers = [
  ['flannel_backend_vni', 'vni'],
  ['flannel_backend_port', 'vxlanPort'],
] as const

const ofRke2 = /^[ \t]*["']?cni["']?[ \t]*[:=][ \t]*["']?(canal|calico|cilium|flannel)\b/gm

/** What the settings of a cluster of RKE2 say, which the provider takes as a text. */
const networksOfRke2 = (doc: Document): readonly Observation[] =>
  /^resource[ \t]+"rancher2_cluster_v2"/m.test(doc.text)
    ? matchesOf(doc, ofRke2).flatMap(({ raw, place }) => [
        stated('cluster.distribution', 'rke2', raw, place, { inferred: true }),
        stated('rke2.cni', raw, raw, place),
        ...cniAt(raw, place),
      ])
    : []
