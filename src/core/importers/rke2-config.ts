import { rke2 } from '../catalog/distributions.ts'
import type { Document } from '../model/document.ts'
import { defineImporter, type Reading } from '../model/importer.ts'
import { valueAt } from '../model/nodes.ts'
import type { Observation } from '../model/observation.ts'
import { decided, stated } from '../model/observe.ts'
import { merged, readLine } from './command-line/observe.ts'
import { flagsOfData } from './command-line/listed-flags.ts'
import { registeredTaintsIn } from './marks/objects/registered-taints.ts'
import { placeOfCommand } from './objects/with-command.ts'
import { settingsApart } from './objects/settings-in-words.ts'
import { networkOfRke2, withoutProxyAt } from './rke2-network.ts'
import { treesOf, type Leaf, type Tree } from './tree.ts'
import { acrossLines } from '../values/across-lines.ts'

/** config.yaml of a server or an agent of RKE2; K3s has the same settings, without a network to choose. */
export const rke2Config = defineImporter({
  id: 'rke2-config',
  summary: 'Configuration of RKE2',
  isFile: 'part',
  recognizes(doc) {
    const { text } = doc
    if (/^[ \t]*(?:apiVersion|kind):/m.test(text)) return false
    const names = /^cni:|^server:[ \t]*["']?https:\S{1,200}[ \t]*(?:#.*)?$/m.test(text)
    return (
      isAlone.test(text) ||
      (isServerOfRke2(doc) && ofNetwork.test(text)) ||
      ((names || isServerOfRke2(doc)) && others.test(text))
    )
  },

  read(doc) {
    const inner = settingsApart(doc, isSetting)
    if (inner) return { inner }
    const { trees, problems } = treesOf(doc)
    return merged([
      ...(isOfWindows(doc) ? trees.flatMap((tree) => flagsIn(tree, doc)) : []),
      {
        problems,
        observations: trees.flatMap((tree, i) => {
          const cni = tree.leafAt('cni') ?? listedCni(tree)
          const name = tree.leafAt('node-name')
          const server = [tree.leafAt('server')].find((leaf) => !/\s/.test(leaf?.raw ?? ''))
          const address = tree.leafAt('node-ip') ?? tree.leafAt('node-ip', 0)
          return [
            ...(isOfWindows(doc) ? [...labelsIn(tree), ...taintsIn(tree)] : []),
            ...(!cni && ofServer.test(doc.text) && isServerOfRke2(doc)
              ? [
                  stated('rke2.networkLeftOut', true, '', doc.placeAt(0), { absent: true }),
                  stated('cluster.distribution', 'rke2', '', doc.placeAt(0), { inferred: true }),
                ]
              : []),
            ...(i === 0 ? distributionOf(doc) : []),
            ...ofServerInAgent(tree, doc),
            ...(address ? [addressAt(address, isOfWindows(doc))] : []),
            ...(server ? [stated('rke2.server', server.raw, server.raw, server.place)] : []),
            ...(cni ? [...networkOfRke2(cni), ...withoutProxyAt((key) => tree.leafAt(key))] : []),
            // A server runs Linux: only the name of an agent is that of the node.
            ...(name && /win/i.test(doc.text)
              ? [decided('nodeName', name.raw, name.raw, name.place)]
              : []),
            ...ranges.flatMap(([key, id]) => {
              const leaf = tree.leafAt(key)
              if (!leaf) return []
              return [decided(id, leaf.raw, leaf.raw, leaf.place)]
            }),
          ]
        }),
      },
    ])
  },
})

/** The command that writes or shows the file names the folder of RKE2. */
const distributionOf = (doc: Document): readonly Observation[] =>
  /\brancher[\\/]{1,4}rke2[\\/]/i.test(doc.command ?? '')
    ? [stated('cluster.distribution', 'rke2', 'rke2', placeOfCommand(doc), { inferred: true })]
    : []

/** Of a list the network itself: Multus stands before the one that it calls. */
function listedCni(tree: Tree): Leaf | undefined {
  const list = valueAt(tree.value, ['cni'])
  const leaves = Array.isArray(list) ? list.flatMap((_, i) => tree.leafAt('cni', i) ?? []) : []
  return leaves.find(({ raw }) => raw !== 'multus')
}

/** Of a setting with one value or a list of them. */
function leavesOf(tree: Tree, key: string): readonly Leaf[] {
  const list = valueAt(tree.value, [key])
  return Array.isArray(list)
    ? list.flatMap((_, i) => tree.leafAt(key, i) ?? [])
    : [tree.leafAt(key)].flatMap((one) => one ?? [])
}

/** Labels that RKE2 gives the kubelet as --node-labels; one of Kubernetes itself is what may be refused. */
function labelsIn(tree: Tree): readonly Observation[] {
  const leaves = leavesOf(tree, 'node-label')
  const [first = leaves[0]] = leaves.filter(({ raw }) => /^[^=]*k(?:ubernetes|8s)\.io\//.test(raw))
  const all = leaves.map(({ raw }) => raw)
  return first ? [decided('nodeLabels', all, first.raw, first.place)] : []
}

/** Taints that RKE2 gives the kubelet as --register-with-taints. */
function taintsIn(tree: Tree): readonly Observation[] {
  const leaves = leavesOf(tree, 'node-taint')
  const [first] = leaves
  const all = leaves.map(({ raw }) => raw).join(',')
  const taints = first ? [decided('nodeTaint', all, first.raw, first.place)] : []
  return [...taints, ...registeredTaintsIn(taints)]
}

/** What servers alone take, in the file of a machine that runs Windows and so is an agent. */
function ofServerInAgent(tree: Tree, doc: Document): readonly Observation[] {
  const taints = [
    tree.leafAt('node-taint'),
    ...[0, 1, 2, 3].map((i) => tree.leafAt('node-taint', i)),
  ]
  // Of a sentence the last one tells of the file.
  const name = (doc.title ?? doc.file).split(/[.!?]\s/).at(-1) ?? ''
  const isNamedElse =
    /(?:linux|master|(?<!windows )server(?! 20)|control)(?:[^\\/\s]*$|s?\s)/i.test(name)
  const isTold =
    /(?:^|[^a-z])win/i.test(name) ||
    /\b[a-z]:[\\/](?!\/)/i.test(`${name} ${doc.command ?? ''} ${doc.text}`) ||
    taints.some((leaf) => /=windows:/i.test(leaf?.raw ?? ''))
  if (!tree.leafAt('server') || !(isTold || isOfWindows(doc)) || isNamedElse) return []
  return rke2.ofServers.value.flatMap((key) => {
    const leaf = tree.leafAt(key) ?? tree.leafAt(key, 0)
    return leaf
      ? [stated('rke2.serverKeyInAgent', key, key, leaf.place, isTold ? {} : { inferred: true })]
      : []
  })
}

/** A list has an address of each family. */
const addressAt = ({ raw, place }: Leaf, isOfNode: boolean) => {
  const [first = raw] = raw.split(',')
  return isOfNode ? decided('nodeIP', first, raw, place) : stated('node.ip', first, raw, place)
}

const components = [
  ['kubelet-arg', 'kubelet'],
  ['kube-proxy-arg', 'kube-proxy'],
] as const

/** Where it is on the machine, or what somebody called it, tells for which system it is. */
const isOfWindows = (doc: Pick<Document, 'file' | 'title' | 'text' | 'named' | 'command'>) => {
  const { file, title = '', text, command = '' } = doc
  return (
    /(?:^|[^a-z])win/i.test(`${file} ${title}`) ||
    /\b[a-z]:[\\/](?!\/)/i.test(`${title} ${command} ${text}`) ||
    // Another file says so, and this one is no server's.
    (/^server:/m.test(text) &&
      !ofServer.test(text) &&
      !/linux|master|server|control/i.test(`${file} ${title}`) &&
      doc.named?.('agent of Windows') !== undefined)
  )
}

/** Flags that RKE2 adds to those of its own, so that none is missed in them. */
const flagsIn = (tree: Tree, doc: Document): readonly Reading[] =>
  components.flatMap(([key, program]): readonly Reading[] => {
    const line = flagsOfData({ listed: leavesOf(tree, key) }, doc, program)
    return line ? [readLine(line, doc)] : []
  })

/** Its whole content where nothing else was set. */
const isAlone = /^\s*(?:#[^\n]*\n\s*)*cni:[ \t]*["']?(?:canal|calico|cilium|flannel)["']?\s*$/

const ofNetwork = /^cni:[ \t]*["']?(?:canal|calico|cilium|flannel)["']?[ \t]*$/m

const isServerOfRke2 = ({ file, title = '', text, command }: Document) =>
  /rke2[\\/]config\.yaml/.test(`${file} ${title} ${text}`) &&
  !isOfWindows({ file, title, text, command })

/** Settings of servers alone. */
const ofServer = /^(?:tls-san|write-kubeconfig-mode|cluster-cidr|service-cidr|etcd-[\w-]+):/m

const others = new RegExp(
  acrossLines`
    ^(?:
      token|token-file|tls-san|node-taint|node-label|node-ip|node-name|kubelet-arg
      |kube-proxy-arg|disable|write-kubeconfig-mode|profile|cluster-cidr|service-cidr
      |cluster-dns
    ):
  `,
  'm',
)

/** All of their names are in small letters. */
const isSetting = (key: string) =>
  /^[a-z]+(?:-[a-z\d]+)+$|^(?:cni|server|token|debug|profile|disable|selinux)$/.test(key)

const ranges = [
  ['cluster-cidr', 'clusterCIDR'],
  ['service-cidr', 'serviceCIDR'],
  ['cluster-dns', 'clusterDNS'],
] as const
