import { eksPool } from '../../../catalog/platforms/pools/eks.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { systemOfPod } from '../../../model/manifest.ts'
import { valueAt } from '../../../model/nodes.ts'
import { ofKind } from '../../../model/parsed.ts'

export const eksPodGroups = defineLint({
  id: 'eks-pod-groups',
  on: 'setup',
  summary: 'No security group of EKS is meant for single Windows pods',
  remediation: 'Give the security groups to the Windows nodes.',
  decisions: [],

  check({ parsed }): readonly LintViolation[] {
    const manifests = ofKind(parsed, 'manifest')
    const windows = manifests.filter(({ value }) => systemOfPod(value) === 'windows')
    return manifests
      .filter(({ value: { kind } }) => kind === 'SecurityGroupPolicy')
      .flatMap((policy): readonly LintViolation[] => {
        const wanted = entries(valueAt(policy.value.value, ['spec', 'podSelector', 'matchLabels']))
        const pod = windows.find(({ value: { value, pod: own } }) => {
          const labels = valueAt(value, [...(own?.path ?? []), 'metadata', 'labels'])
          return wanted.length > 0 && wanted.every(([key, text]) => valueAt(labels, [key]) === text)
        })
        if (!pod) return []
        return [
          {
            path: [],
            place: policy.placeOf(['kind']),
            also: [pod.placeOf(['kind'])],
            basis: 'unsupported',
            message: `The policy gives security groups to pods of ${pod.value.name ?? 'a workload'}, which run on Windows nodes; EKS has none for single pods there.`,
            facts: [eksPool.podGroups],
          },
        ]
      })
  },
})

const entries = (value: unknown): readonly (readonly [string, unknown])[] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : []
