import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { valueAt } from '../../../model/nodes.ts'
import { ofKind } from '../../../model/parsed.ts'
import { rowViolation, rowWithin } from '../../limitation-rows.ts'

const label = 'pod-security.kubernetes.io/enforce'

export const hostProcessAdmitted = defineLint({
  id: 'host-process-admitted',
  on: 'setup',
  summary: 'A HostProcess pod is in a namespace that admits it',
  remediation: `Put it into a namespace of its own, with ${label}: privileged.`,
  decisions: ['kubernetesVersion'],

  check({ parsed }, { kubernetesVersion }) {
    const row = rowWithin('hpc-pss', kubernetesVersion)
    if (!row) return []
    const manifests = ofKind(parsed, 'manifest')
    const strict = manifests.filter(
      ({ value: { kind, value } }) =>
        kind === 'Namespace' && /^(?:baseline|restricted)$/.test(String(levelOf(value))),
    )
    return strict.flatMap(({ value: { name, value }, placeOf }): readonly LintViolation[] => {
      const own = manifests.filter(
        (one) =>
          one.value.pod?.isHostProcess === true &&
          valueAt(one.value.value, ['metadata', 'namespace']) === name,
      )
      if (own.length === 0) return []
      const path = ['metadata', 'labels', label]
      const names = own.map((one) => one.value.name ?? one.value.kind).join(', ')
      const what = `${label} of the namespace ${name ?? ''} is ${String(levelOf(value))}, and ${names} is HostProcess`
      return [
        {
          ...rowViolation(row, path, what),
          place: placeOf(path),
          also: own.map((one) => one.placeOf([...(one.value.pod?.path ?? []), 'spec'])),
        },
      ]
    })
  },
})

const levelOf = (value: unknown) => valueAt(value, ['metadata', 'labels', label])
