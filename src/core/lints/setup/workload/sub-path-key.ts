import { namedObjects } from '../../../catalog/workload/named-objects.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { nodesAt, valueAt } from '../../../model/nodes.ts'
import { ofKind, type Parsed } from '../../../model/parsed.ts'
import { containersOf } from '../../containers.ts'
import { faultAt } from '../../fault-at.ts'
import { namespaceOf } from '../../of-service.ts'

export const subPathKey = defineLint({
  id: 'sub-path-key',
  on: 'setup',
  summary: 'The subPath of a mount is a file of the ConfigMap or Secret that was sent with it',
  remediation: 'Write the key of the ConfigMap or Secret, or the path that items gives it.',
  decisions: [],

  check({ parsed }): readonly LintViolation[] {
    const manifests = ofKind(parsed, 'manifest').filter(({ value }) => value.isPart !== true)
    const sources = new Map(
      manifests
        .filter(({ value }) => /^(?:ConfigMap|Secret)$/.test(value.kind))
        .filter(({ value }) => value.isDescribed !== true)
        .map((one) => [`${one.value.kind} ${namespaceOf(one)}/${one.value.name ?? ''}`, one]),
    )
    if (sources.size === 0) return []
    return manifests.flatMap((sent) => faultsOf(sent, sources))
  },
})

type Sent = Parsed<'manifest'>

function faultsOf(sent: Sent, sources: ReadonlyMap<string, Sent>): readonly LintViolation[] {
  const { value, pod } = sent.value
  if (!pod) return []
  const volumes = nodesAt(value, [...pod.path, 'spec'], ['volumes', '*'])
  return containersOf(sent.value).flatMap((container) =>
    nodesAt(container.value, [], ['volumeMounts', '*']).flatMap(
      ({ path, value: mount }): readonly LintViolation[] => {
        const subPath = valueAt(mount, ['subPath'])
        if (typeof subPath !== 'string' || !isName.test(subPath)) return []
        const volume = volumes.find(
          (one) => valueAt(one.value, ['name']) === valueAt(mount, ['name']),
        )
        const found = volume && filesOf(volume.value, sources, namespaceOf(sent))
        if (!found || found.files.length === 0 || found.files.includes(subPath)) return []
        // What a template makes nobody sees.
        if (!found.files.every((one) => isName.test(one))) return []
        const { of, files } = found
        return [
          faultAt(
            sent.placeOf([...container.path, ...path, 'subPath']),
            'fails',
            `The mount asks for ${subPath} of the ${of.value.kind} ${of.value.name ?? ''}, which has ${files.slice(0, 10).join(', ')}: the kubelet ${namedObjects.subPath.value}, and the container finds no file there.`,
            namedObjects.subPath,
            { also: [of.placeOf(['data'])] },
          ),
        ]
      },
    ),
  )
}

const isName = /^[\w.-]{1,253}$/

const kinds = [
  ['configMap', 'name', 'ConfigMap'],
  ['secret', 'secretName', 'Secret'],
] as const

/** The files that a volume has of an object that was sent. */
function filesOf(volume: unknown, sources: ReadonlyMap<string, Sent>, space: string) {
  const [found] = kinds.flatMap(([key, name, kind]) => {
    const of = sources.get(`${kind} ${space}/${String(valueAt(volume, [key, name]))}`)
    return of ? [{ of, own: valueAt(volume, [key]) }] : []
  })
  if (!found) return undefined
  const { of, own } = found
  const items = nodesAt(own, [], ['items', '*', 'path']).map((one) => String(one.value))
  const keys = ['data', 'binaryData', 'stringData'].flatMap((part) =>
    nodesAt(of.value.value, [part], ['*']).map((one) => String(one.path.at(-1))),
  )
  return { of, files: items.length > 0 ? items : keys }
}
