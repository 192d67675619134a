import { defineImporter } from '../model/importer.ts'
import { decided, stated } from '../model/observe.ts'
import { cniAt } from './names.ts'
import { treesOf } from './tree.ts'

/** config.yaml of a server of RKE2; that of an agent tells no more than where the servers are. */
export const rke2Config = defineImporter({
  id: 'rke2-config',
  summary: 'Configuration of RKE2',
  recognizes: ({ text }) =>
    !/^[ \t]*(?:apiVersion|kind):/m.test(text) && /^cni:/m.test(text) && others.test(text),

  read(doc) {
    const { trees, problems } = treesOf(doc)
    return {
      problems,
      observations: trees.flatMap((tree) => {
        const cni = tree.leafAt('cni') ?? tree.leafAt('cni', 0)
        const name = tree.leafAt('node-name')
        return [
          ...(cni
            ? [
                stated('cluster.distribution', 'rke2', cni.raw, cni.place, { inferred: true }),
                stated('rke2.cni', cni.raw, cni.raw, cni.place),
                ...cniAt(cni.raw, cni.place),
              ]
            : []),
          // A server runs Linux: only the name of an agent is that of the node.
          ...(name && /win/i.test(doc.text)
            ? [decided('nodeName', name.raw, name.raw, name.place)]
            : []),
          ...ranges.flatMap(([key, id]) => {
            const leaf = tree.leafAt(key)
            return leaf ? [decided(id, leaf.raw, leaf.raw, leaf.place)] : []
          }),
        ]
      }),
    }
  },
})

const others =
  /^(?:server|token|tls-san|node-taint|node-label|kubelet-arg|kube-proxy-arg|disable|write-kubeconfig-mode|profile|cluster-cidr|service-cidr):/m

const ranges = [
  ['cluster-cidr', 'clusterCIDR'],
  ['service-cidr', 'serviceCIDR'],
  ['cluster-dns', 'clusterDNS'],
] as const
