import { catalog } from '../../catalog/catalog.ts'
import { ovnOperator } from '../../catalog/platforms/operator.ts'
import { defineRule } from '../../model/rule.ts'

const { id, name } = catalog.cni['ovn-kubernetes']

export const ovnOperatorOnly = defineRule({
  id: 'ovn-operator-only',
  basis: 'unsupported',
  matrix: true,
  summary:
    'Windows nodes with OVN-Kubernetes are documented through the operator of OpenShift alone',
  remediation:
    'Let the operator make the node, and accept this finding to get the files around it; or choose another plugin.',
  decisions: ['cni'],

  check({ cni }) {
    if (cni !== id) return undefined
    return {
      message: `${name} has its hybrid overlay on Windows through ${ovnOperator.name.value}, which installs containerd, kubelet, kube-proxy and the overlay itself; no way by hand is documented.`,
      facts: [ovnOperator.name],
    }
  },
})
