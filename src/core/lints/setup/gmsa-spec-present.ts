import { gmsa } from '../../catalog/workload/windows-options.ts'
import { listsOfContainers } from '../containers.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { nodesAt, valueAt } from '../../model/nodes.ts'
import { ofKind } from '../../model/parsed.ts'

const option = ['securityContext', 'windowsOptions', 'gmsaCredentialSpecName']

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
    return manifests.flatMap(({ value: { value, pod }, placeOf }) => {
      if (!pod) return []
      const spec = [...pod.path, 'spec']
      const paths = [
        [...spec, ...option],
        ...listsOfContainers.flatMap((list) =>
          nodesAt(value, spec, [list, '*']).map(({ path }) => [...path, ...option]),
        ),
      ]
      return paths.flatMap((path) => {
        const name = valueAt(value, path)
        if (typeof name !== 'string' || names.includes(name)) return []
        return [
          {
            path: [],
            place: placeOf(path),
            also: [first.placeOf(['metadata', 'name'])],
            basis: 'refused' as const,
            message: `The pod names the credential spec ${name}; those sent are ${names.join(', ')}. Where it is not in the cluster, the webhook refuses the pod.`,
            facts: [gmsa.objects.sent],
          },
        ]
      })
    })
  },
})
