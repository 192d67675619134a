import { defineImporter } from '../model/importer.ts'
import { decided, stated } from '../model/observe.ts'
import { cniAt } from './names.ts'
import { treesOf } from './tree.ts'

/** config.yaml of a server or an agent of RKE2; K3s has the same settings, without a network to choose. */
export const rke2Config = defineImporter({
  id: 'rke2-config',
  summary: 'Configuration of RKE2',
  recognizes: ({ text }) =>
    !/^[ \t]*(?:apiVersion|kind):/m.test(text) &&
    (/^cni:/m.test(text) || /^server:[ \t]*["']?https:/m.test(text)) &&
    others.test(text),

  read(doc) {
    const { trees, problems } = treesOf(doc)
    return {
      problems,
      observations: trees.flatMap((tree) => {
        const cni = tree.leafAt('cni') ?? tree.leafAt('cni', 0)
        const name = tree.leafAt('node-name')
        const server = tree.leafAt('server')
        return [
          ...(server ? [stated('rke2.server', server.raw, server.raw, server.place)] : []),
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
            if (!leaf) return []
            const isOfBoth = /\.[^,]*,[^,]*:|:[^,]*,[^,]*\./.test(leaf.raw)
            return [
              decided(id, leaf.raw, leaf.raw, leaf.place),
              ...(isOfBoth && id === 'clusterCIDR'
                ? [decided('ipFamily', 'dual-stack', leaf.raw, leaf.place, { inferred: true })]
                : []),
            ]
          }),
        ]
      }),
    }
  },
})

const others =
  /^(?:token|token-file|tls-san|node-taint|node-label|kubelet-arg|kube-proxy-arg|disable|write-kubeconfig-mode|profile|cluster-cidr|service-cidr):/m

const ranges = [
  ['cluster-cidr', 'clusterCIDR'],
  ['service-cidr', 'serviceCIDR'],
  ['cluster-dns', 'clusterDNS'],
] as const
