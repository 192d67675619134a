import { eksPool } from '../../../catalog/platforms/pools/eks.ts'
import { roleOfAccount } from '../../../catalog/platforms/pools/eks-pods.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { systemOfPod } from '../../../model/manifest.ts'
import { valueAt } from '../../../model/nodes.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'
import { ofKind } from '../../../model/parsed.ts'

export const eksPodIdentity = defineLint({
  id: 'eks-pod-identity',
  on: 'setup',
  summary: 'Windows pods get no role by EKS Pod Identity',
  remediation: `Give their service account the annotation ${roleOfAccount.value}, which is IAM roles for service accounts.`,
  decisions: [],

  check({ observations, parsed }): readonly LintViolation[] {
    const associations = named(observations, 'eks.podIdentityOf')
    if (associations.length === 0) return []
    const manifests = ofKind(parsed, 'manifest')
    const windows = manifests.filter(({ value }) => systemOfPod(value) === 'windows')
    return associations.flatMap((one) => {
      const [space = '', account = ''] = String(one.value).split('/')
      const isThere = (value: unknown) =>
        [undefined, space].some((own) => own === valueAt(value, ['metadata', 'namespace']))
      const hasRole = manifests.some(
        ({ value: { kind, name, value } }) =>
          kind === 'ServiceAccount' &&
          name === account &&
          isThere(value) &&
          valueAt(value, ['metadata', 'annotations', roleOfAccount.value]) !== undefined,
      )
      const pod = windows.find(
        ({ value: { value, pod: own } }) =>
          isThere(value) &&
          valueAt(value, [...(own?.path ?? []), 'spec', 'serviceAccountName']) === account,
      )
      if (!pod || hasRole) return []
      return [
        {
          path: [],
          place: placeOf(one),
          also: [pod.placeOf(['kind'])],
          basis: 'unsupported' as const,
          message: `The service account ${account} gets its role by EKS Pod Identity, and the pods of ${pod.value.name ?? 'a workload'} that use it run on Windows nodes, where it does not work: their agent is for Linux nodes.`,
          facts: [eksPool.podIdentity],
        },
      ]
    })
  },
})
