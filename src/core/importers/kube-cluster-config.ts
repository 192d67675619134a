import { delegating } from '../catalog/cni/file-plugins.ts'
import type { Document } from '../model/document.ts'
import { defineImporter } from '../model/importer.ts'
import type { Observation } from '../model/observation.ts'
import { decided, kubernetesVersionAt, stated } from '../model/observe.ts'
import type { Path } from '../text/path.ts'
import { looseIn } from './loose-json.ts'
import { shownTreesOf, type Leaf } from './tree.ts'

/** What the first scripts of sig-windows-tools for kubeadm were given: Kubeclusterbridge.json, Kubeclustervxlan.json. */
export const kubeClusterConfig = defineImporter({
  id: 'kube-cluster-config',
  summary: 'Settings of KubeCluster.ps1',
  isFile: 'whole',
  origin: 'cluster',
  recognizes: ({ text }) =>
    /^\s*\{/.test(text) && /"Cri"\s*:/.test(text) && /"(?:ControlPlane|Master)"\s*:/.test(text),

  read: (doc) => ({ observations: [...factsIn(doc), ...looseIn(doc, 'KubeCluster.ps1')] }),
})

const modes: Readonly<Record<string, string>> = { bridge: 'l2bridge', vxlan: 'overlay' }

const factsIn = (doc: Document): readonly Observation[] =>
  shownTreesOf(doc).flatMap(({ leafAt }) => {
    const at = (path: Path, read: (leaf: Leaf) => readonly Observation[]) => {
      const leaf = leafAt(...path)
      return leaf && leaf.raw !== '' && !leaf.raw.startsWith('<') ? read(leaf) : []
    }
    return [
      ...at(['Cri', 'Name'], ({ raw, place }) => {
        const name = raw.replace(/^dockerd$/, 'docker')
        return name === 'docker' || name === 'containerd'
          ? [decided('containerRuntime', name, raw, place)]
          : []
      }),
      ...at(['Cri', 'Images', 'Pause'], ({ raw, place }) => [
        stated('pauseImage', raw, raw, place),
      ]),
      ...at(['Cni', 'Name'], ({ raw, place }) => [
        stated('network.cni', raw, raw, place),
        ...(raw === delegating.type ? [decided('cni', raw, raw, place)] : []),
      ]),
      ...at(['Cni', 'Plugin', 'Name'], ({ raw, place }) => {
        const mode = modes[raw]
        return mode === undefined ? [] : [decided('networkMode', mode, raw, place)]
      }),
      ...at(['Cni', 'InterfaceName'], ({ raw, place }) => [
        decided('networkAdapter', raw, raw, place),
      ]),
      ...at(['Kubernetes', 'Source', 'Release'], ({ raw, place }) => [
        stated('kubernetes.binariesVersion', raw, raw, place),
        ...kubernetesVersionAt(raw, place),
      ]),
      ...at(['Kubernetes', 'KubeProxy', 'Gates'], ({ raw, place }) => [
        stated('kubeProxy.featureGates', raw, raw, place),
      ]),
      ...gatesGiven(leafAt('Kubernetes', 'KubeProxy', 'Gates')),
      ...ranges.flatMap(([key, id]) =>
        at(['Kubernetes', 'Network', key], ({ raw, place }) => [decided(id, raw, raw, place)]),
      ),
    ]
  })

/** What the scripts start kube-proxy with, also where it is nothing. */
const gatesGiven = (leaf: Leaf | undefined): readonly Observation[] =>
  leaf ? [stated('kubeProxy.scriptGates', leaf.raw, leaf.raw, leaf.place)] : []

const ranges = [
  ['ServiceCidr', 'serviceCIDR'],
  ['ClusterCidr', 'clusterCIDR'],
  ['KubeDnsIp', 'clusterDNS'],
  ['DnsIp', 'clusterDNS'],
] as const
