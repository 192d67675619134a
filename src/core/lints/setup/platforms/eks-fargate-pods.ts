import { eksPool } from '../../../catalog/platforms/pools/eks.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { systemOfPod } from '../../../model/manifest.ts'
import { valueAt } from '../../../model/nodes.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'
import { ofKind } from '../../../model/parsed.ts'
import { faultAt } from '../../fault-at.ts'

export const eksFargatePods = defineLint({
  id: 'eks-fargate-pods',
  on: 'setup',
  summary: 'Windows pods stand in no namespace that EKS runs on Fargate',
  remediation:
    'Take another namespace for the Windows pods, or ask in the selector of the profile for a label that they do not have.',
  decisions: [],

  check({ observations, parsed }): readonly LintViolation[] {
    const profiles = named(observations, 'eks.fargateNamespace')
    if (profiles.length === 0) return []
    const path = ['metadata', 'namespace']
    return ofKind(parsed, 'manifest')
      .slice(0, most)
      .filter(({ value }) => value.isPart !== true && systemOfPod(value) === 'windows')
      .flatMap(({ value: { value, kind, name }, placeOf: at }): readonly LintViolation[] => {
        const space = valueAt(value, path)
        const profile = profiles.find(({ raw }) => raw === space)
        return profile
          ? [
              faultAt(
                at(path),
                'unsupported',
                `The Windows pods of ${kind} ${name ?? ''} are in the namespace ${profile.raw}, whose pods a profile gives to Fargate; Fargate has no Windows containers, so they do not start.`,
                eksPool.fargate,
                { also: [placeOf(profile)] },
              ),
            ]
          : []
      })
  },
})

const most = 300
