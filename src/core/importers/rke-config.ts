import { defineImporter } from '../model/importer.ts'
import { decided, serverVersionAt, stated } from '../model/observe.ts'
import type { Path } from '../text/path.ts'
import { cniAt, networkModeOf } from './names.ts'
import { treesOf } from './tree.ts'

/** cluster.yml of RKE, and the same inside the configuration of a cluster of Rancher. */
export const rkeConfig = defineImporter({
  id: 'rke-config',
  summary: 'Configuration of RKE',
  recognizes: ({ text }) =>
    !/^[ \t]*(?:apiVersion|kind):/m.test(text) &&
    (/^rancher_kubernetes_engine_config:/m.test(text) ||
      (/^network:[ \t]*\n(?:[ \t][^\n]*\n){0,20}?[ \t]+plugin:/m.test(text) &&
        /^(?:nodes|services|kubernetes_version):/m.test(text))),

  read(doc) {
    const { trees, problems } = treesOf(doc)
    return {
      problems,
      observations: trees.flatMap(({ leafAt }) => {
        const at = (...path: Path) =>
          leafAt('rancher_kubernetes_engine_config', ...path) ?? leafAt(...path)
        const plugin = at('network', 'plugin')
        const version = at('kubernetes_version')
        const option = (key: string) => at('network', 'options', key)
        const type = option('flannel_backend_type')
        const mode = type && networkModeOf(type.raw)
        const isOfMachines =
          at('nodes', 0, 'address') !== undefined ||
          leafAt('windows_prefered_cluster')?.value === false
        return [
          ...(type && mode
            ? [decided('networkMode', mode, type.raw, type.place, { inferred: true })]
            : []),
          ...numbers.flatMap(([key, id]) => {
            const leaf = option(key)
            return leaf && /^\d{1,8}$/.test(leaf.raw)
              ? [decided(id, Number(leaf.raw), leaf.raw, leaf.place)]
              : []
          }),
          ...(plugin
            ? [
                stated('cluster.distribution', 'rke', plugin.raw, plugin.place, { inferred: true }),
                // What lists its machines has no Windows node by that: RKE makes Linux ones alone.
                stated(
                  'rke.cni',
                  plugin.raw,
                  plugin.raw,
                  plugin.place,
                  isOfMachines ? { subject: 'cluster of listed machines' } : {},
                ),
                ...cniAt(plugin.raw, plugin.place),
              ]
            : []),
          ...(version ? serverVersionAt(version.raw, version.place) : []),
          ...ranges.flatMap(([service, key, id]) => {
            const leaf = at('services', service, key)
            return leaf ? [decided(id, leaf.raw, leaf.raw, leaf.place)] : []
          }),
        ]
      }),
    }
  },
})

/** Numbers may stand in quotes. */
const numbers = [
  ['flannel_backend_vni', 'vni'],
  ['flannel_backend_port', 'vxlanPort'],
] as const

const ranges = [
  ['kube-api', 'service_cluster_ip_range', 'serviceCIDR'],
  // Rancher writes some of them with an underscore.
  ['kube_api', 'service_cluster_ip_range', 'serviceCIDR'],
  ['kube_controller', 'service_cluster_ip_range', 'serviceCIDR'],
  ['kube_controller', 'cluster_cidr', 'clusterCIDR'],
  ['kube-controller', 'service_cluster_ip_range', 'serviceCIDR'],
  ['kube-controller', 'cluster_cidr', 'clusterCIDR'],
  ['kubelet', 'cluster_dns_server', 'clusterDNS'],
  ['kubelet', 'cluster_domain', 'clusterDomain'],
] as const
