import { namedObjects } from '../../../catalog/workload/named-objects.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { nodesAt, valueAt } from '../../../model/nodes.ts'
import { ofKind } from '../../../model/parsed.ts'
import { faultAt } from '../../fault-at.ts'

const ownLabel = namedObjects.ownLabel.value

export const policySelectsNamespace = defineLint({
  id: 'policy-selects-namespace',
  on: 'setup',
  summary: 'The labels by which a policy selects a namespace are those of the one that was sent',
  remediation: `Give the namespace the label, or select it by ${ownLabel.key}, which holds its name from Kubernetes ${ownLabel.since} on.`,
  decisions: [],

  check({ parsed }): readonly LintViolation[] {
    const manifests = ofKind(parsed, 'manifest').filter(({ value }) => value.isPart !== true)
    const spaces = manifests.filter(({ value }) => value.kind === 'Namespace')
    if (spaces.length === 0) return []
    const byName = new Map(spaces.map((one) => [one.value.name, one]))
    const labels = new Set(
      spaces.flatMap(({ value: { value } }) =>
        nodesAt(value, ['metadata', 'labels'], ['*']).map((one) =>
          pairOf(String(one.path.at(-1)), one.value),
        ),
      ),
    )
    return manifests
      .filter(({ value }) => value.kind === 'NetworkPolicy')
      .flatMap((policy) =>
        sides
          .flatMap((side) => nodesAt(policy.value.value, ['spec'], [...side, ...selector]))
          .flatMap(({ path, value }): readonly LintViolation[] => {
            const key = String(path.at(-1))
            const own = byName.get(String(value))
            if (!own || key === ownLabel.key || labels.has(pairOf(key, value))) return []
            const has = valueAt(own.value.value, ['metadata', 'labels'])
            const known = typeof has === 'object' && has !== null ? Object.keys(has).join(', ') : ''
            return [
              faultAt(
                policy.placeOf(path),
                'fails',
                `The policy selects the namespace by ${key}: ${String(value)}; the one called ${String(value)} has ${known === '' ? 'no labels' : `the labels ${known}`}. Without that label the rule holds for nobody there.`,
                namedObjects.byLabel,
                { also: [own.placeOf(['metadata'])] },
              ),
            ]
          }),
      )
  },
})

const sides = [
  ['ingress', '*', 'from'],
  ['egress', '*', 'to'],
]
const selector = ['*', 'namespaceSelector', 'matchLabels', '*']

const pairOf = (key: string, value: unknown) => `${key}=${String(value)}`
