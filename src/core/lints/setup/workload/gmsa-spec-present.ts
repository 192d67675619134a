import { gmsa } from '../../../catalog/workload/windows-options.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { placeOf as placeOfName } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'
import { ofKind } from '../../../model/parsed.ts'
import { gmsaNamesIn } from '../../gmsa-names.ts'

export const gmsaSpecPresent = defineLint({
  id: 'gmsa-spec-present',
  on: 'setup',
  summary: 'The credential spec that a pod names is among those sent',
  remediation:
    'Name an object of the cluster (kubectl get gmsacredentialspecs), or create it first.',
  decisions: [],

  check({ observations, parsed }): readonly LintViolation[] {
    const manifests = ofKind(parsed, 'manifest')
    const specs = manifests.filter(({ value }) => value.kind === gmsa.objects.kind.value)
    const listed = named(observations, 'gmsa.listedSpec')
    const [none] = named(observations, 'gmsa.noSpecs')
    const [first] = [
      ...listed.map(placeOfName),
      ...(none ? [placeOfName(none)] : []),
      ...specs.map((one) => one.placeOf(['metadata', 'name'])),
    ]
    if (!first) return []
    const names = [...listed.map(({ raw }) => raw), ...specs.map(({ value }) => value.name ?? '')]
    return manifests.flatMap(({ value: manifest, placeOf }) =>
      gmsaNamesIn(manifest)
        .filter(({ value }) => !names.includes(String(value)))
        .map(({ path, value }): LintViolation => ({
          path: [],
          place: placeOf(path),
          also: [first],
          basis: 'refused',
          message:
            names.length > 0
              ? `The pod names the credential spec ${String(value)}; those ${listed.length > 0 ? 'listed' : 'sent'} are ${names.join(', ')}. Where it is not in the cluster, the webhook refuses the pod.`
              : `The pod names the credential spec ${String(value)}, and the cluster lists none: the webhook refuses the pod.`,
          facts: [gmsa.objects.sent],
        })),
    )
  },
})
