import { aksProxyStart } from '../catalog/platforms/pools/aks-node.ts'
import type { Document } from '../model/document.ts'
import { defineImporter, type Reading } from '../model/importer.ts'
import { valueAt } from '../model/nodes.ts'
import type { Observation } from '../model/observation.ts'
import { decided, kubernetesVersionAt, stated } from '../model/observe.ts'
import type { Path } from '../text/path.ts'
import { flagsOfData } from './command-line/listed-flags.ts'
import { merged, readLine } from './command-line/observe.ts'
import type { FoundLine } from './command-line/parse.ts'
import { parsedLine } from './command-line/parsed-line.ts'
import { treesOf, type Leaf, type Tree } from './tree.ts'

/** What the scripts on a node of AKS or aks-engine start its components with. */
export const aksNodeConfig = defineImporter({
  id: 'aks-node-config',
  summary: 'kubeclusterconfig.json of a Windows node of AKS',
  isFile: 'whole',
  recognizes: ({ text }) =>
    /^\s*\{/.test(text) &&
    /"Kubeproxy"\s*:/.test(text) &&
    /"(?:ConfigArgs|FeatureGates)"\s*:/.test(text),

  read(doc) {
    const { trees, problems } = treesOf(doc)
    return merged([{ problems }, ...trees.flatMap((tree) => readTree(tree, doc))])
  },
})

const kubernetes = 'Kubernetes'

function readTree(tree: Tree, doc: Document): readonly Reading[] {
  const listAt = (...path: Path): readonly Leaf[] => {
    const list = valueAt(tree.value, path)
    return Array.isArray(list) ? list.flatMap((_, i) => tree.leafAt(...path, i) ?? []) : []
  }
  const kubelet = flagsOfData(
    { listed: listAt(kubernetes, 'Kubelet', 'ConfigArgs') },
    doc,
    'kubelet',
  )
  return [
    { observations: factsIn(tree) },
    ...(kubelet ? [readLine(kubelet, doc)] : []),
    ...readProxy(
      listAt(kubernetes, 'Kubeproxy', 'ConfigArgs'),
      listAt(kubernetes, 'Kubeproxy', 'FeatureGates'),
      doc,
    ),
  ]
}

/** The flags of kube-proxy; its start script adds the gates of a list of their own, and nothing else that is a gate. */
function readProxy(
  args: readonly Leaf[],
  gates: readonly Leaf[],
  doc: Document,
): readonly Reading[] {
  const tabled = gates.map((value) => ({
    key: 'feature-gates',
    keyPlace: value.place,
    value,
  }))
  const line = flagsOfData({ listed: args, tabled }, doc, 'kube-proxy')
  if (!line) return []
  const whole: FoundLine = { ...line, flags: [...line.flags, ...started], isComplete: true }
  return [{ ...readLine(line, doc), parsed: [parsedLine(whole, doc)] }]
}

const started = aksProxyStart.value.map(([name, value]) => ({
  name,
  value,
  isKnown: false,
  raw: `--${name}`,
}))

const ranges = [
  ['ServiceCidr', 'serviceCIDR'],
  ['DnsIp', 'clusterDNS'],
  ['PodCidr', 'clusterCIDR'],
] as const

function factsIn(tree: Tree): readonly Observation[] {
  const at = (path: Path, read: (leaf: Leaf) => readonly Observation[]) => {
    const leaf = tree.leafAt(...path)
    return leaf && leaf.raw !== '' ? read(leaf) : []
  }
  return [
    ...at([kubernetes, 'Source', 'Release'], ({ raw, place }) => [
      stated('kubernetes.binariesVersion', raw, raw, place),
      ...kubernetesVersionAt(raw, place),
    ]),
    ...ranges.flatMap(([key, id]) =>
      at([kubernetes, 'Network', key], ({ raw, place }) => [decided(id, raw, raw, place)]),
    ),
    // With Azure CNI it may be that of the virtual network.
    ...at([kubernetes, 'Network', 'ClusterCidr'], ({ raw, place }) => [
      stated('network.clusterCidr', raw, raw, place),
    ]),
    ...at([kubernetes, 'Network', 'VnetCidr'], ({ raw, place }) => [
      stated('network.vnetCidr', raw, raw, place),
      decided('virtualNetworks', raw.split(','), raw, place),
    ]),
    ...at([kubernetes, 'ControlPlane', 'IpAddress'], ({ raw, place }) =>
      raw.endsWith('.azmk8s.io')
        ? [decided('platform', 'aks', raw, place, { inferred: true })]
        : [],
    ),
    ...at(['Cri', 'Name'], ({ raw, place }) =>
      raw === 'docker' || raw === 'containerd'
        ? [decided('containerRuntime', raw, raw, place)]
        : [],
    ),
    ...at(['Cri', 'Images', 'Pause'], ({ raw, place }) => [stated('pauseImage', raw, raw, place)]),
    ...at(['Cni', 'Name'], ({ raw, place }) =>
      raw === 'azure' ? [decided('cni', 'azure-vnet', raw, place, { inferred: true })] : [],
    ),
  ]
}
