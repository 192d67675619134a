import { calicoCluster } from '../../../catalog/cni/calico-cluster.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { valueAt } from '../../../model/nodes.ts'
import { ofKind } from '../../../model/parsed.ts'
import { faultAt } from '../../fault-at.ts'
import { isOf } from '../../object-check.ts'

const { endpoint, endpointNamespace } = calicoCluster

export const calicoEndpointNamespace = defineLint({
  id: 'calico-endpoint-namespace',
  on: 'setup',
  summary: 'The address of the API server stands where the operator of Calico reads it',
  remediation: `Make the ConfigMap in the namespace ${endpointNamespace.value}.`,
  decisions: [],

  check({ parsed }): readonly LintViolation[] {
    const manifests = ofKind(parsed, 'manifest').filter(({ value }) => value.isPart !== true)
    const installation = manifests.find(
      (one) => one.value.kind === 'Installation' && isOf(one, 'operator.tigera.io/'),
    )
    const maps = manifests.filter(
      ({ value }) => value.kind === 'ConfigMap' && value.name === endpoint.value.name,
    )
    if (!installation) return []
    const spaces = maps.map(({ value }) => valueAt(value.value, ['metadata', 'namespace']))
    // Of one that tells none, whoever applies it decides.
    if (spaces.some((space) => space === undefined || space === endpointNamespace.value)) return []
    return maps
      .slice(0, 1)
      .map((one) =>
        faultAt(
          one.placeOf(['metadata', 'namespace']),
          'fails',
          `The ConfigMap ${endpoint.value.name} is in the namespace ${String(spaces[0])}; the operator reads it in ${endpointNamespace.value} alone, so calico-node on Windows is not told where the API server is.`,
          endpointNamespace,
          { also: [installation.placeOf(['kind'])] },
        ),
      )
  },
})
