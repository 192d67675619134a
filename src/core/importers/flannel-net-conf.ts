import { defineImporter } from '../model/importer.ts'
import { valueAt } from '../model/nodes.ts'
import { decided } from '../model/observe.ts'
import { networkModeOf } from './names.ts'
import { treesOf } from './tree.ts'

export const flannelNetConf = defineImporter({
  id: 'flannel-net-conf',
  summary: 'Flannel network configuration (net-conf.json)',
  recognizes: ({ text }) =>
    /^\s*(?:\/\*|\/\/|[{#])/.test(text) &&
    /"Network"\s*:|"IPv6Network"\s*:/.test(text) &&
    /"Backend"\s*:/.test(text),

  read(doc) {
    const { trees, problems } = treesOf(doc)
    return {
      problems,
      observations: trees.flatMap((tree) => {
        const type = tree.leafAt('Backend', 'Type')
        const mode = type && networkModeOf(type.raw)
        const isVxlan = mode === 'overlay'
        const one = (id: Parameters<typeof decided>[0], ...path: string[]) => {
          const leaf = tree.leafAt(...path)
          return leaf ? [decided(id, leaf.value, leaf.raw, leaf.place)] : []
        }
        return [
          decided('cni', 'flannel', '', tree.placeOf([]), { absent: true, inferred: true }),
          ...one('clusterCIDR', 'Network'),
          ...(tree.leafAt('EnableIPv6')?.value === true && tree.leafAt('Network')
            ? [
                decided('ipFamily', 'dual-stack', 'EnableIPv6', tree.placeOf(['EnableIPv6']), {
                  inferred: true,
                }),
              ]
            : []),
          ...(type && mode
            ? [decided('networkMode', mode, type.raw, type.place, { inferred: true })]
            : []),
          ...(isVxlan
            ? [
                ...one('vni', 'Backend', 'VNI'),
                ...one('vxlanPort', 'Backend', 'Port'),
                ...one('hnsNetworkName', 'Backend', 'Name'),
              ]
            : []),
          ...(!isVxlan ? one('hnsNetworkName', 'Backend', 'name') : []),
        ]
      }),
      parsed: trees
        .filter(({ value }) => valueAt(value, ['Backend']) !== undefined)
        .map((tree) => ({
          kind: 'flannel-net-conf',
          value: { value: tree.value, text: doc.original, name: doc.title ?? doc.file },
          placeOf: tree.placeOf,
          title: 'the Flannel configuration',
        })),
    }
  },
})
