import { linuxSidecars, meshInjection, meshNamespace } from '../../catalog/workload/linux-images.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { systemOfPod } from '../../model/manifest.ts'
import { valueAt } from '../../model/nodes.ts'
import { ofKind } from '../../model/parsed.ts'

const { key, value: enabled } = meshNamespace.value

export const meshNamespaceInjected = defineLint({
  id: 'mesh-namespace',
  on: 'setup',
  summary: 'The namespace of a Windows pod has no sidecar put into its pods',
  remediation: `Give the pod the label ${meshInjection.value.key}: "false", or its namespace no label ${key}.`,
  decisions: [],

  check({ parsed }): readonly LintViolation[] {
    const manifests = ofKind(parsed, 'manifest')
    const namespaces = manifests.filter(
      ({ value: { kind, value } }) =>
        kind === 'Namespace' && valueAt(value, ['metadata', 'labels', key]) === enabled,
    )
    return namespaces.flatMap((namespace) => {
      const pod = manifests.find(
        ({ value: own }) =>
          own.pod !== undefined &&
          systemOfPod(own) === 'windows' &&
          valueAt(own.value, ['metadata', 'namespace']) === namespace.value.name &&
          !isTold(own.value, own.pod.path),
      )
      if (!pod) return []
      return [
        {
          path: [],
          place: namespace.placeOf(['metadata', 'labels', key]),
          also: [pod.placeOf(['metadata', 'namespace'])],
          basis: 'fails' as const,
          message: `The namespace ${namespace.value.name ?? ''} has ${key}: ${enabled}: Istio puts its sidecar and its init container into the Windows pods there too, and they are built for Linux alone.`,
          facts: [meshNamespace, linuxSidecars],
        },
      ]
    })
  },
})

/** Whether the pod itself says so or otherwise. */
const isTold = (value: unknown, path: readonly (string | number)[]): boolean =>
  ['labels', 'annotations'].some(
    (list) => valueAt(value, [...path, 'metadata', list, meshInjection.value.key]) !== undefined,
  )
