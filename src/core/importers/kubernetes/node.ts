import { scheduling } from '../../catalog/workload/scheduling.ts'
import type { Reading } from '../../model/importer.ts'
import { nodesAt, valueAt } from '../../model/nodes.ts'
import { decided, hostBuildAt, stated } from '../../model/observe.ts'
import {
  annotationFacts,
  conditionAt,
  nodeFacts,
  platformOfLabels,
} from '../describe/node-facts.ts'
import type { KubernetesObject } from './object.ts'

/** A node that was cut down to its labels tells by them. */
const systemLabel = (at: KubernetesObject['at']) =>
  at('metadata', 'labels', 'kubernetes.io/os') ?? at('metadata', 'labels', 'beta.kubernetes.io/os')

/** All that it has, at the first of them. */
function labelsOf(
  { value }: KubernetesObject['manifest'],
  at: KubernetesObject['at'],
  subject: string,
) {
  const labels = nodesAt(value, ['metadata', 'labels'], ['*'])
  const text = labels.map((one) => `${String(one.path.at(-1))}=${String(one.value)}`).join(',')
  const first = labels[0] && at(...labels[0].path)
  return first ? [stated('node.labels', text, first.raw, first.place, { subject })] : []
}

/** A node as the API server has it. */
export function readNode({ manifest, at, placeOf }: KubernetesObject): Reading {
  const { value, name = '' } = manifest
  const cell = (field: string) => {
    const leaf = at('status', 'nodeInfo', field)
    return leaf && leaf.raw !== '' ? { raw: leaf.raw, place: leaf.place } : undefined
  }
  const version = cell('kubeletVersion')
  const system = at('status', 'nodeInfo', 'operatingSystem') ?? systemLabel(at)
  if (system?.value !== 'windows') {
    return version
      ? {
          observations: [
            stated('kubelet.version', version.raw.replace(/^v/, ''), version.raw, version.place, {
              subject: `linux ${name}`,
            }),
          ],
        }
      : {}
  }
  const subject = `node ${name}`
  const named = at('metadata', 'name')
  const internal = nodesAt(value, [], ['status', 'addresses', '*']).find(
    (one) => valueAt(one.value, ['type']) === 'InternalIP',
  )
  const address = internal && at(...internal.path, 'address')
  const podCIDR = at('spec', 'podCIDR')
  const build = at('metadata', 'labels', scheduling.buildLabel.value.key)
  const conditions = nodesAt(value, [], ['status', 'conditions', '*']).flatMap(({ path }) => {
    const type = at(...path, 'type')
    const status = at(...path, 'status')
    if (!type || !status) return []
    const why = ['reason', 'message'].map((key) => at(...path, key)?.raw ?? '')
    return conditionAt(type.raw, status.raw, why, status.place, subject)
  })
  const capacity = Object.fromEntries(
    (['cpu', 'memory', 'pods'] as const).flatMap((resource) => {
      const leaf = at('status', 'capacity', resource)
      return leaf ? [[resource, { raw: leaf.raw, place: leaf.place }] as const] : []
    }),
  )
  const keysOf = (field: string) => {
    const entries = valueAt(value, ['metadata', field])
    return typeof entries === 'object' && entries !== null ? Object.keys(entries) : []
  }
  const marked = keysOf('labels').flatMap((label) => {
    const found = platformOfLabels(label)
    return found ? [{ ...found, place: placeOf(['metadata', 'labels', label]) }] : []
  })
  return {
    observations: [
      ...marked
        .slice(0, 1)
        .map(({ platform, raw, place }) =>
          decided('platform', platform, raw, place, { subject, inferred: true }),
        ),
      ...keysOf('annotations').flatMap((key) => {
        const leaf = at('metadata', 'annotations', key)
        return leaf ? annotationFacts(key, leaf, subject) : []
      }),
      ...(named ? [decided('nodeName', named.raw, named.raw, named.place, { subject })] : []),
      ...nodeFacts(
        {
          version,
          system: cell('osImage'),
          build: cell('kernelVersion'),
          runtime: cell('containerRuntimeVersion'),
          address,
          proxy: cell('kubeProxyVersion'),
          ...capacity,
          allocatable: {
            cpu: at('status', 'allocatable', 'cpu'),
            memory: at('status', 'allocatable', 'memory'),
          },
        },
        subject,
      ),
      ...(build ? hostBuildAt(build.raw, build.place, { subject }) : []),
      ...conditions,
      ...labelsOf(manifest, at, subject),
      ...(valueAt(value, ['spec', 'taints']) === undefined && named
        ? [stated('node.taint', 'none', '', named.place, { subject, absent: true })]
        : []),
      ...nodesAt(value, [], ['spec', 'taints', '*']).flatMap(({ path }) => {
        const [key, taint, effect] = ['key', 'value', 'effect'].map((name) => at(...path, name))
        if (!key || !effect) return []
        const text = `${key.raw}${taint ? `=${taint.raw}` : ''}:${effect.raw}`
        return [stated('node.taint', text, key.raw, key.place, { subject })]
      }),
      ...(podCIDR
        ? [decided('podCIDR', podCIDR.raw, podCIDR.raw, podCIDR.place, { subject })]
        : []),
    ],
  }
}
