import { kubeletConfigFields } from '../catalog/flags/kubelet-config.ts'
import { defineImporter } from '../model/importer.ts'
import { valueAt } from '../model/nodes.ts'
import { decided, stated } from '../model/observe.ts'
import { namesKubeletFile } from '../text/cut-out/cut-out-config.ts'
import { parseQuantity } from '../values/quantity.ts'
import { isPlaceholder } from '../values/placeholder.ts'
import { runtimeOfEndpoint } from './command-line/flag-decisions.ts'
import { componentConfig, isComponentConfig, isHeadlessConfig } from './objects/component-config.ts'

export const kubeletConfiguration = defineImporter({
  id: 'kubelet-configuration',
  summary: 'Configuration file of the kubelet',
  isFile: 'part',
  recognizes: (doc) =>
    (doc.text.includes('KubeletConfiguration') &&
      isComponentConfig(
        doc.text,
        /(?:^|[{,])[ \t]*["']?kind["']?\s*:\s*["']?KubeletConfiguration\b/m,
      )) ||
    /^\s*\{\s*"kubeletconfig"\s*:\s*\{/.test(doc.text) ||
    isHeadlessConfig(doc, kubeletConfigFields, namesKubeletFile),
  read: (doc) =>
    componentConfig(doc, {
      kind: 'kubelet-config',
      name: 'KubeletConfiguration',
      prefix: 'kubelet.config',
      // What `kubectl get --raw /api/v1/nodes/NODE/proxy/configz` answers.
      effective: 'kubeletconfig',
      isLedTo: namesKubeletFile,
      fields: [...kubeletConfigFields.keys()],
      decisions: [
        ['clusterDomain', 'clusterDomain'],
        ['maxPods', 'maxPods'],
      ],
      more(tree) {
        const servers = tree.leafAt('clusterDNS', 0)
        const isOne =
          servers &&
          !isPlaceholder(servers.raw) &&
          valueAt(tree.value, ['clusterDNS', 1]) === undefined
        return [
          ...(isOne ? [decided('clusterDNS', servers.raw, servers.raw, servers.place)] : []),
          ...reservation(tree, 'kubeReserved'),
          ...reservation(tree, 'systemReserved'),
          ...taints(tree),
          ...endpoint(tree),
        ]
      },
    }),
})

type Tree = Parameters<Parameters<typeof componentConfig>[1]['more']>[0]

/** `cpu: 100m` and `memory: 1Gi` as the flag has them. */
function reservation(tree: Tree, id: 'kubeReserved' | 'systemReserved') {
  const amounts = valueAt(tree.value, [id])
  if (typeof amounts !== 'object' || amounts === null) return []
  const text = Object.entries(amounts)
    .map(([resource, amount]) => `${resource}=${String(amount)}`)
    .join(',')
  // What is wrong is where it stands, among others.
  const [wrong] =
    Object.entries(amounts).find(([, amount]) => parseQuantity(String(amount)) === undefined) ?? []
  const place = tree.placeOf(wrong === undefined ? [id] : [id, wrong])
  return [decided(id, text, text, place, { inferred: true })]
}

/** The pipe of the runtime, and the runtime that listens there. */
function endpoint(tree: Tree) {
  const leaf = tree.leafAt('containerRuntimeEndpoint')
  if (!leaf || leaf.raw === '') return []
  return [
    stated('runtime.endpoint', leaf.raw, leaf.raw, leaf.place),
    ...runtimeOfEndpoint(leaf.raw).map(([id, value]) =>
      decided(id, value, leaf.raw, leaf.place, { inferred: true }),
    ),
  ]
}

function taints(tree: Tree) {
  const key = tree.leafAt('registerWithTaints', 0, 'key')
  const effect = tree.leafAt('registerWithTaints', 0, 'effect')
  if (!key || !effect || valueAt(tree.value, ['registerWithTaints', 1]) !== undefined) return []
  const value = tree.leafAt('registerWithTaints', 0, 'value')?.raw
  const text = `${key.raw}${value === undefined ? '' : `=${value}`}:${effect.raw}`
  return [decided('nodeTaint', text, key.raw, key.place, { inferred: true })]
}
