import { nodesAt, valueAt } from '../../model/nodes.ts'
import type { PodOfManifest } from '../../model/manifest.ts'
import type { Observation } from '../../model/observation.ts'
import { decided, stated } from '../../model/observe.ts'
import type { Path } from '../../text/path.ts'
import type { KubernetesObject } from './object.ts'

const isAddress = /^[\da-f.:]{7,45}$/i

const isName = /^[a-z\d][a-z\d.-]{0,252}$/i

/** Volumes of the pod are on C:. */
const otherDrive = /^[d-z]:/i

const hostProcess = ['securityContext', 'windowsOptions', 'hostProcess'] as const

/** What a guide has in place of a value; no label has such a one. */
const isWordForValue = /^<[A-Za-z][\w .-]{0,60}>$/

/** Facts of a pod that are no decisions. */
export function podFacts(
  { manifest, at, placeOf }: KubernetesObject,
  pod: PodOfManifest,
  subject: string,
): readonly Observation[] {
  const spec: Path = [...pod.path, 'spec']
  const more = { subject }
  const each = (name: string, ...steps: Path) =>
    nodesAt(manifest.value, [], [...spec, ...steps]).flatMap(({ path }) => {
      const leaf = at(...path)
      return leaf ? [stated(name, leaf.value, leaf.raw, leaf.place, more)] : []
    })
  const options = nodesAt(manifest.value, [...spec, 'containers'], ['*', ...hostProcess])
  const selector = valueAt(manifest.value, [...spec, 'nodeSelector'])
  const keys = typeof selector === 'object' && selector !== null ? Object.keys(selector) : []
  const pods = (name: string) => (pod.path.length === 0 ? at('status', name) : undefined)
  const [own, host] = [pods('podIP'), pods('hostIP')]
  const node = pod.path.length === 0 ? at('spec', 'nodeName') : undefined
  return [
    ...(own && isAddress.test(own.raw)
      ? [stated('pod.ip', own.raw, own.raw, own.place, more)]
      : []),
    ...(host && isAddress.test(host.raw) && pod.operatingSystem === 'windows'
      ? [decided('nodeIP', host.raw, host.raw, host.place, { inferred: true, weight: 'default' })]
      : []),
    // Where it runs, as its description tells it too.
    ...(node && pod.operatingSystem === 'windows' && isName.test(node.raw)
      ? [decided('nodeName', node.raw, node.raw, node.place, { inferred: true, weight: 'default' })]
      : []),
    // Those of its containers are told one by one.
    ...each('image', 'initContainers', '*', 'image'),
    ...(options.some(({ value }) => value !== undefined)
      ? each('workload.hostProcess', ...hostProcess)
      : []),
    ...each('workload.emptyDirMedium', 'volumes', '*', 'emptyDir', 'medium'),
    ...each('workload.subPath', 'containers', '*', 'volumeMounts', '*', 'subPath'),
    ...each('workload.workingDir', 'containers', '*', 'workingDir').filter(({ value }) =>
      otherDrive.test(String(value)),
    ),
    ...keys.flatMap((key) => {
      const leaf = at(...spec, 'nodeSelector', key)
      return leaf
        ? [
            stated('workload.nodeSelector', `${key}=${leaf.raw}`, leaf.raw, leaf.place, more),
            ...(isWordForValue.test(leaf.raw)
              ? [stated('placeholder', leaf.raw, leaf.raw, leaf.place, more)]
              : []),
          ]
        : []
    }),
    ...nodesAt(manifest.value, [], [...spec, 'tolerations', '*']).flatMap(({ path }) => {
      const [key, operator, value, effect] = ['key', 'operator', 'value', 'effect'].map(
        (field) => at(...path, field)?.raw,
      )
      const leaf = at(...path, 'key') ?? at(...path, 'operator')
      const own = key ?? (operator === 'Exists' ? '*' : '')
      const text = `${own}${value === undefined ? '' : `=${value}`}${effect === undefined ? '' : `:${effect}`}`
      return leaf ? [stated('workload.toleration', text, leaf.raw, leaf.place, more)] : []
    }),
    ...nodesAt(manifest.value, [], [...spec, 'containers', '*', 'command']).flatMap(
      ({ path, value }) => {
        if (!Array.isArray(value) || value.length === 0) return []
        const text = value.map(String).join(' ')
        return [stated('workload.command', text, String(value[0]), placeOf([...path, 0]), more)]
      },
    ),
  ]
}
