import { gmsa } from '../../../catalog/workload/windows-options.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { nodesAt, valueAt } from '../../../model/nodes.ts'
import { ofKind, type Parsed } from '../../../model/parsed.ts'
import { gmsaNamesIn } from '../../gmsa-names.ts'

const { binding, plural } = gmsa.objects
type Manifest = Parsed<'manifest'>

export const gmsaBinding = defineLint({
  id: 'gmsa-binding',
  on: 'setup',
  summary: 'The right to use a credential spec is bound where the pod runs',
  remediation:
    'Make a RoleBinding in the namespace of the pod that names its ServiceAccount, with the same role.',
  decisions: [],

  check({ parsed }): readonly LintViolation[] {
    const manifests = ofKind(parsed, 'manifest')
    const roles = manifests.filter(isOfSpecs).map(({ value }) => `${value.kind} ${value.name}`)
    const bindings = manifests.filter(
      ({ value }) =>
        /^(?:Cluster)?RoleBinding$/.test(value.kind) &&
        roles.includes(
          `${textAt(value.value, ['roleRef', 'kind'])} ${textAt(value.value, ['roleRef', 'name'])}`,
        ),
    )
    if (bindings.length === 0) return []
    return manifests.flatMap(({ value: manifest, placeOf }) => {
      const { value, pod } = manifest
      const [name] = gmsaNamesIn(manifest)
      const namespace = textAt(value, ['metadata', 'namespace'])
      const account =
        textAt(value, [...(pod?.path ?? []), 'spec', 'serviceAccountName']) ?? 'default'
      if (!name || namespace === undefined) return []
      if (bindings.some((one) => isFor(one, namespace, account))) return []
      const [first] = bindings
      if (!first) return []
      const own = textAt(first.value.value, ['metadata', 'namespace'])
      const isApart = first.value.kind === 'RoleBinding' && own !== undefined && own !== namespace
      const path = isApart ? ['metadata', 'namespace'] : ['subjects']
      return [
        {
          path: [],
          place: first.placeOf(path),
          also: [placeOf(name.path), placeOf(['metadata', 'namespace'])],
          basis: 'refused' as const,
          message: isApart
            ? `The RoleBinding ${first.value.name ?? ''} is in the namespace ${own}, and gives its right there alone; the pod runs in ${namespace}, where the webhook refuses it.`
            : `No binding that was sent names the ServiceAccount ${account} of ${namespace}, which the pod runs with: the webhook refuses it.`,
          facts: [binding],
        },
      ]
    })
  },
})

function textAt(value: unknown, path: Parameters<typeof valueAt>[1]): string | undefined {
  const found = valueAt(value, path)
  return typeof found === 'string' && found !== '' ? found : undefined
}

const isOfSpecs = ({ value: { kind, value } }: Manifest): boolean =>
  /^(?:Cluster)?Role$/.test(kind) &&
  nodesAt(value, [], ['rules', '*', 'resources', '*']).some((one) => one.value === plural.value)

/** Whether a binding gives its role to an account of a namespace; one without a namespace may be anywhere. */
function isFor({ value: { kind, value } }: Manifest, namespace: string, account: string): boolean {
  const own = textAt(value, ['metadata', 'namespace'])
  if (kind === 'RoleBinding' && own !== undefined && own !== namespace) return false
  const groups = ['system:authenticated', 'system:serviceaccounts']
  return nodesAt(value, [], ['subjects', '*']).some(({ value: subject }) => {
    const name = textAt(subject, ['name'])
    if (textAt(subject, ['kind']) !== 'ServiceAccount') {
      return name !== undefined && [...groups, `${groups[1]}:${namespace}`].includes(name)
    }
    return name === account && (textAt(subject, ['namespace']) ?? namespace) === namespace
  })
}
