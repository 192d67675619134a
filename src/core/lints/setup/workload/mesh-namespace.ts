import {
  linkerdInjection,
  linuxSidecars,
  meshAmbient,
  meshInjection,
  meshNamespace,
  meshRevision,
} from '../../../catalog/workload/linux-images.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { systemOfPod } from '../../../model/manifest.ts'
import { valueAt } from '../../../model/nodes.ts'
import { ofKind } from '../../../model/parsed.ts'

const { key: istio, value: enabled } = meshNamespace.value
const { key: linkerd, value: isLinkerd } = linkerdInjection.value

export const meshNamespaceInjected = defineLint({
  id: 'mesh-namespace',
  on: 'setup',
  summary: 'The namespace of a Windows pod has no sidecar put into its pods',
  remediation: 'Turn it off at the pod, or take the label or annotation off its namespace.',
  decisions: [],

  check({ parsed }): readonly LintViolation[] {
    const manifests = ofKind(parsed, 'manifest')
    return manifests.flatMap((namespace): readonly LintViolation[] => {
      const mark = namespace.value.kind === 'Namespace' ? markOf(namespace.value.value) : undefined
      if (!mark) return []
      const pod = manifests.find(
        ({ value: own }) =>
          own.pod !== undefined &&
          systemOfPod(own) === 'windows' &&
          valueAt(own.value, ['metadata', 'namespace']) === namespace.value.name &&
          !isTold(own.value, own.pod.path, mark.own),
      )
      if (!pod) return []
      return [
        {
          path: [],
          place: namespace.placeOf(['metadata', mark.list, mark.key]),
          also: [pod.placeOf(['metadata', 'namespace'])],
          basis: 'fails',
          message: `The namespace ${namespace.value.name ?? ''} has ${mark.key}: ${mark.value}: ${mark.who} puts its sidecar and its init container into the Windows pods there too, and they are built for Linux alone.`,
          remediation: `Give the pod ${mark.own}: ${mark.off}, or its namespace no ${mark.key}.`,
          facts: [mark.fact, linuxSidecars],
        },
      ]
    })
  },
})

/** What asks for a sidecar in all pods of a namespace, and by which one pod stays without. */
function markOf(namespace: unknown) {
  const valueOf = (list: string, key: string) => valueAt(namespace, ['metadata', list, key])
  const ofIstio = { list: 'labels', who: 'Istio', own: meshInjection.value.key, off: '"false"' }
  const injection = valueOf('labels', istio)
  if (injection === enabled) return { ...ofIstio, key: istio, value: enabled, fact: meshNamespace }
  const revision = valueOf('labels', meshRevision.value.key)
  const isWithoutSidecars = valueOf('labels', meshAmbient.value.key) === meshAmbient.value.value
  if (injection === undefined && typeof revision === 'string' && !isWithoutSidecars)
    return { ...ofIstio, key: meshRevision.value.key, value: revision, fact: meshRevision }
  return valueOf('annotations', linkerd) === isLinkerd
    ? {
        list: 'annotations',
        who: 'Linkerd',
        own: linkerd,
        off: 'disabled',
        key: linkerd,
        value: isLinkerd,
        fact: linkerdInjection,
      }
    : undefined
}

/** Whether the pod itself says so or otherwise. */
const isTold = (value: unknown, path: readonly (string | number)[], key: string): boolean =>
  ['labels', 'annotations'].some(
    (list) => valueAt(value, [...path, 'metadata', list, key]) !== undefined,
  )
