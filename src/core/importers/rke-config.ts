import { rke } from '../catalog/distributions.ts'
import { defineImporter, type Reading } from '../model/importer.ts'
import type { Document } from '../model/document.ts'
import { nodesAt, valueAt } from '../model/nodes.ts'
import type { Observation } from '../model/observation.ts'
import { decided, serverVersionAt, stated } from '../model/observe.ts'
import type { Path } from '../text/path.ts'
import { flagsOfData } from './command-line/listed-flags.ts'
import { merged, readLine } from './command-line/observe.ts'
import { cniAt, networkModeOf } from './names.ts'
import { treesOf, type Tree } from './tree.ts'

/** cluster.yml of RKE, and the same inside the configuration of a cluster of Rancher. */
export const rkeConfig = defineImporter({
  id: 'rke-config',
  summary: 'Configuration of RKE',
  isFile: 'whole',
  origin: 'cluster',
  recognizes: ({ text }) =>
    !/^[ \t]*(?:apiVersion|kind):/m.test(text) &&
    (/^rancher_kubernetes_engine_config:/m.test(text) ||
      (/^network:[ \t]*\{[^\n]{0,200}\bplugin:/m.test(text) && /^nodes:/m.test(text)) ||
      (/^network:[ \t]*\n(?:[ \t][^\n]*\n){0,20}?[ \t]+plugin:/m.test(text) &&
        /^(?:nodes|services|kubernetes_version):/m.test(text))),

  read(doc) {
    const { trees, problems } = treesOf(doc)
    return merged([
      ...trees.flatMap((tree) => flagsIn(tree, doc)),
      {
        problems,
        observations: trees.flatMap((tree) => {
          const { leafAt } = tree
          const at = (...path: Path) =>
            leafAt('rancher_kubernetes_engine_config', ...path) ?? leafAt(...path)
          const plugin = at('network', 'plugin')
          const version = at('kubernetes_version')
          const option = (key: string) => at('network', 'options', key)
          const type = option('flannel_backend_type')
          const mode = type && networkModeOf(type.raw)
          const left = ['flannel_backend_vni', 'flannel_backend_port'].filter((key) => !option(key))
          const isForWindows = leafAt('windows_prefered_cluster')?.value === true
          const isOfMachines =
            at('nodes', 0, 'address') !== undefined ||
            leafAt('windows_prefered_cluster')?.value === false
          const prefix = at('prefix_path')
          const roles = nodesAt(tree.value, ['nodes'], ['*', 'role'])
          const [role] = roles.flatMap(({ path }) => leafAt(...path, 0) ?? leafAt(...path) ?? [])
          const isWorked = roles.some(({ value }) => /\bworker\b/.test(JSON.stringify(value)))
          return [
            ...(isForWindows && prefix?.raw.startsWith('/') === true && !at('win_prefix_path')
              ? [stated('rke.prefixOfLinux', prefix.raw, prefix.raw, prefix.place)]
              : []),
            ...windowsNodesIn(tree, doc),
            ...(role && !isWorked ? [stated('rke.withoutWorker', true, role.raw, role.place)] : []),
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
                  stated('cluster.distribution', 'rke', plugin.raw, plugin.place, {
                    inferred: true,
                  }),
                  // What lists its machines has no Windows node by that: RKE makes Linux ones alone,
                  // and Windows ones join what is made for them.
                  stated(
                    'rke.cni',
                    plugin.raw,
                    plugin.raw,
                    plugin.place,
                    isOfMachines && !isForWindows ? { subject: 'cluster of listed machines' } : {},
                  ),
                  ...cniAt(plugin.raw, plugin.place),
                  ...(isForWindows && plugin.raw === rke.cni.value && type?.raw !== 'host-gw'
                    ? left
                        .slice(0, 1)
                        .map(() =>
                          stated(
                            'rke.flannelLeftOut',
                            left.join(' and '),
                            plugin.raw,
                            plugin.place,
                          ),
                        )
                    : []),
                ]
              : []),
            ...(version ? serverVersionAt(version.raw, version.place) : []),
            ...ranges.flatMap(([service, key, id]) => {
              const leaf = at('services', service, key)
              return leaf ? [decided(id, leaf.raw, leaf.raw, leaf.place)] : []
            }),
          ]
        }),
      },
    ])
  },
})

/** The machines that it lists of which it says that they run Windows, in a word, a label or the comment above. */
function windowsNodesIn(tree: Tree, doc: Document): readonly Observation[] {
  const nodes = nodesAt(tree.value, ['nodes'], ['*'])
  const lines = doc.text.split('\n')
  const lineOf = (path: Path) => tree.placeOf(path).line - doc.first
  return nodes.flatMap(({ path }, i): readonly Observation[] => {
    const address = tree.leafAt(...path, 'address')
    const from = lineOf(path)
    const next = nodes[i + 1]
    const own = lines
      .slice(from, next ? lineOf(next.path) : endOf(lines, from))
      .filter((line) => !/^\s*#/.test(line))
    const isTold = own.some((line) => isWindows.test(line)) || above.test(lines[from - 1] ?? '')
    return address && isTold
      ? [stated('rke.windowsNode', address.raw, address.raw, address.place)]
      : []
  })
}

/** A comment that says what stands below it. */
const above = /^\s+#+\s*(?:the |our )?windows\b(?! (?:later|follow))/i
/** `kubernetes.io/os: windows`, `win2019-1`. */
const isWindows = /(?<![a-z])windows(?![a-z])|(?<![a-z])win[-_]?(?:20\d\d|\d{1,3}\b|node|work)/i
const endOf = (lines: readonly string[], from: number) => {
  const end = lines.findIndex((line, i) => i > from && /^[a-z]/i.test(line))
  return end < 0 ? lines.length : end
}

/** Flags that the kubelet of each node is started with; of clusters that are made for Windows alone. */
function flagsIn(tree: Tree, doc: Document): readonly Reading[] {
  const isForWindows = tree.leafAt('windows_prefered_cluster')?.value === true
  return [[], ['rancher_kubernetes_engine_config']].flatMap((base) =>
    [['kubelet', 'kubelet'] as const, ['kubeproxy', 'kube-proxy'] as const].flatMap(
      ([service, program]) =>
        [...(isForWindows ? ['extra_args'] : []), 'win_extra_args'].flatMap(
          (key): readonly Reading[] => {
            const path = [...base, 'services', service, key]
            const args = valueAt(tree.value, path)
            if (typeof args !== 'object' || args === null) return []
            const tabled = Object.keys(args).flatMap((name) => {
              const value = tree.leafAt(...path, name)
              return value ? [{ key: name, keyPlace: tree.placeOf([...path, name]), value }] : []
            })
            const line = flagsOfData({ tabled }, doc, program)
            return line ? [readLine(line, doc)] : []
          },
        ),
    ),
  )
}

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
