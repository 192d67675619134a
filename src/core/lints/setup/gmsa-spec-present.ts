import { gmsa } from '../../catalog/workload/windows-options.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { ofKind } from '../../model/parsed.ts'
import { gmsaNamesIn } from '../gmsa-names.ts'

export const gmsaSpecPresent = defineLint({
  id: 'gmsa-spec-present',
  on: 'setup',
  summary: 'The credential spec that a pod names is among those sent',
  remediation:
    'Name an object of the cluster (kubectl get gmsacredentialspecs), or create it first.',
  decisions: [],

  check({ parsed }): readonly LintViolation[] {
    const manifests = ofKind(parsed, 'manifest')
    const specs = manifests.filter(({ value }) => value.kind === gmsa.objects.kind.value)
    const [first] = specs
    if (!first) return []
    const names = specs.map(({ value }) => value.name ?? '')
    return manifests.flatMap(({ value: manifest, placeOf }) =>
      gmsaNamesIn(manifest)
        .filter(({ value }) => !names.includes(String(value)))
        .map(({ path, value }): LintViolation => ({
          path: [],
          place: placeOf(path),
          also: [first.placeOf(['metadata', 'name'])],
          basis: 'refused',
          message: `The pod names the credential spec ${String(value)}; those sent are ${names.join(', ')}. Where it is not in the cluster, the webhook refuses the pod.`,
          facts: [gmsa.objects.sent],
        })),
    )
  },
})
