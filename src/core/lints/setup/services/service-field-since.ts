import { gateIn } from '../../../catalog/flags/gates.ts'
import { podFieldsFirstSeen, trafficPolicyGate } from '../../../catalog/workload/pod-fields.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { valueAt } from '../../../model/nodes.ts'
import { placeOf as observedAt } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'
import { ofKind } from '../../../model/parsed.ts'
import { isBefore, minorOf } from '../../../values/version.ts'

const path = ['spec', 'internalTrafficPolicy'] as const
const gate = trafficPolicyGate
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
    if (!first) return []
    const minors = told.map(({ value }) => minorOf(String(value)))
    const isUnknown = minors.every((minor) => isBefore(minor, since.value))
    const verdicts = minors.map((minor) => gateIn(gate, `${minor}.999`))
    const on = named(observations, 'featureGate.on').map(({ value }) => String(value))
    const isOff =
      verdicts.every((verdict) => verdict.is === 'known' && !verdict.default) &&
      !on.includes(gate) &&
      !on.includes('AllAlpha')
    if (!isUnknown && !isOff) return []
    const facts = verdicts.flatMap((verdict) => ('fact' in verdict ? [verdict.fact] : []))
    return ofKind(parsed, 'manifest')
      .filter(
        ({ value: { kind, value } }) => kind === 'Service' && valueAt(value, path) === 'Local',
      )
      .map(({ placeOf }) => ({
        path: [],
        place: placeOf(path),
        also: [observedAt(first)],
        basis: 'unsupported',
        message: isUnknown
          ? `${path.join('.')} is a field from ${since.value} on; Kubernetes ${String(first.value)} does not know it: kubectl refuses the object, or the Service does without.`
          : `${path.join('.')} needs the feature gate ${gate}, which is off in ${minors[0] ?? ''}, and nothing that was sent turns it on: the API server drops the field, and the Service goes to pods of all nodes.`,
        facts: isUnknown ? [since] : [since, ...facts.slice(0, 1)],
      }))
  },
})
