import { calicoCluster } from '../../../catalog/cni/calico-cluster.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { valueAt } from '../../../model/nodes.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'
import { ofKind } from '../../../model/parsed.ts'
import { faultAt } from '../../fault-at.ts'
import { isOf } from '../../object-check.ts'

const { dataplane, endpoint, endpointNamespace } = calicoCluster
const { name, keys } = endpoint.value

export const calicoEndpointPresent = defineLint({
  id: 'calico-endpoint-present',
  on: 'setup',
  summary: 'The operator of Calico is told where the API server is, where there are Windows nodes',
  remediation: `Make the ConfigMap ${name} in ${endpointNamespace.value}, with ${keys.join(' and ')}.`,
  decisions: [],

  check({ observations, parsed }): readonly LintViolation[] {
    const manifests = ofKind(parsed, 'manifest').filter(({ value }) => value.isPart !== true)
    const installation = manifests.find(
      (one) =>
        one.value.kind === 'Installation' &&
        isOf(one, 'operator.tigera.io/') &&
        valueAt(one.value.value, ['spec', 'calicoNetwork', 'windowsDataplane']) === dataplane.value,
    )
    // Whoever sends it as well has made it since.
    const isSent = manifests.some(({ value }) => value.kind === 'ConfigMap' && value.name === name)
    if (!installation || isSent) return []
    return named(observations, 'calico.endpointAbsent').map((one) =>
      faultAt(
        placeOf(one),
        'fails',
        `The ConfigMap ${name} is not in ${endpointNamespace.value}; windowsDataplane is ${dataplane.value}, and the operator sets up no Windows node without the address of the API server.`,
        endpoint,
        { also: [installation.placeOf(['spec', 'calicoNetwork', 'windowsDataplane'])] },
      ),
    )
  },
})
