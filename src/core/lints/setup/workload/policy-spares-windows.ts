import { osNameForbiddenFields } from '../../../catalog/workload/pod-fields.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { valueAt } from '../../../model/nodes.ts'
import { ofKind } from '../../../model/parsed.ts'
import { isAtLeast } from '../../../values/version.ts'
import { ownValue } from '../../../values/own.ts'
import { fieldsWrittenBy, type WrittenField } from '../../policy-fields.ts'

export const policySparesWindows = defineLint({
  id: 'policy-spares-windows',
  on: 'setup',
  summary: 'A policy that changes pods leaves those of Windows without fields of Linux',
  remediation: 'Leave pods out whose spec.os.name or node selector is windows.',
  decisions: ['kubernetesVersion'],

  check({ parsed }, world) {
    const manifests = ofKind(parsed, 'manifest')
    const pods = manifests.filter(
      ({ value: { value, pod } }) =>
        pod && valueAt(value, [...pod.path, 'spec', 'os', 'name']) === 'windows',
    )
    if (pods.length === 0) return []
    return manifests.flatMap(({ value: policy, placeOf }) =>
      fieldsWrittenBy(policy).flatMap((written): readonly LintViolation[] => {
        const fact = ownValue(osNameForbiddenFields, written.field)
        const hit = pods.find((one) => isMeant(written, one.value.value))
        if (!fact || !hit || !isAtLeast(world.kubernetesVersion, fact.value)) return []
        return [
          {
            path: [],
            place: placeOf(written.path),
            also: [hit.placeOf([...(hit.value.pod?.path ?? []), 'spec', 'os', 'name'])],
            basis: 'refused',
            message: `The policy ${policy.name ?? ''} writes ${written.field} into every pod; beside spec.os.name: windows, as ${hit.value.name ?? hit.value.kind} has it, the API server refuses the pod.`,
            facts: [fact],
          },
        ]
      }),
    )
  },
})

function isMeant({ namespaces, excluded }: WrittenField, value: unknown): boolean {
  const named = valueAt(value, ['metadata', 'namespace'])
  const own = typeof named === 'string' ? named : ''
  if (excluded?.includes(own) === true) return false
  return namespaces === undefined || namespaces.includes(own)
}
