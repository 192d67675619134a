import { podFieldsFirstSeen } from '../../catalog/workload/pod-fields.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { valueAt } from '../../model/nodes.ts'
import { placeOf as observedAt } from '../../model/observe.ts'
import { deciding } from '../../model/observed.ts'
import { ofKind } from '../../model/parsed.ts'
import { isBefore } from '../../values/version.ts'

const path = ['spec', 'internalTrafficPolicy'] as const
const since = podFieldsFirstSeen['Service.spec.internalTrafficPolicy']

export const serviceFieldSince = defineLint({
  id: 'service-field-since',
  on: 'setup',
  summary: 'A Service sets no traffic policy that its version has not yet',
  remediation: 'Upgrade the cluster, or do without the field.',
  decisions: [],

  check({ observations, parsed }): readonly LintViolation[] {
    const servers = deciding(observations, 'controlPlaneVersion')
    // Nobody asks for a version where only old ones are at fault.
    const told = servers.length > 0 ? servers : deciding(observations, 'kubernetesVersion')
    const [first] = told
    if (!first || !told.every(({ value }) => isBefore(String(value), since.value))) return []
    return ofKind(parsed, 'manifest')
      .filter(
        ({ value: { kind, value } }) => kind === 'Service' && valueAt(value, path) === 'Local',
      )
      .map(({ placeOf }) => ({
        path: [],
        place: placeOf(path),
        also: [observedAt(first)],
        basis: 'unsupported',
        message: `${path.join('.')} is a field from ${since.value} on; Kubernetes ${String(first.value)} does not know it: kubectl refuses the object, or the Service does without.`,
        facts: [since],
      }))
  },
})
