import { defineImporter } from '../model/importer.ts'
import { decided, stated } from '../model/observe.ts'
import { treesOf } from './tree.ts'

/** The address that a start script took from host-local for kube-proxy, as CNI returned it. */
export const sourceVipFile = defineImporter({
  id: 'source-vip-file',
  summary: 'Source VIP that a start script reserved (SourceVip.json)',
  isFile: 'whole',
  recognizes: ({ text }) =>
    /^\s*\{/.test(text) &&
    (/"ip4"\s*:\s*\{\s*"ip"\s*:/i.test(text) || /"ips"\s*:\s*\[\s*\{/.test(text)) &&
    !/"(?:type|interfaces|podInfo)"\s*:/.test(text),

  read(doc) {
    const { trees, problems } = treesOf(doc)
    return {
      problems,
      observations: trees.flatMap((tree) => {
        const leaf = tree.leafAt('ip4', 'ip') ?? tree.leafAt('ips', 0, 'address')
        const address = leaf?.raw.split('/', 1)[0]
        const gateway = tree.leafAt('ip4', 'gateway') ?? tree.leafAt('ips', 0, 'gateway')
        return leaf && address !== undefined
          ? [
              decided('sourceVip', address, address, leaf.place),
              stated('kubeProxy.sourceVipFile', leaf.value, leaf.raw, leaf.place),
              ...(gateway
                ? [stated('kubeProxy.sourceVipGateway', gateway.value, gateway.raw, gateway.place)]
                : []),
            ]
          : []
      }),
    }
  },
})
