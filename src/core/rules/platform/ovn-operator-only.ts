import { catalog } from '../../catalog/catalog.ts'
import { defineRule } from '../../model/rule.ts'

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
    const { name, nodesBy } = catalog.cni[cni]
    if (nodesBy?.value !== 'operator') return undefined
    return {
      message: `${name} has its hybrid overlay on Windows through the Windows Machine Config Operator of OpenShift, which installs containerd, kubelet, kube-proxy and the overlay itself; no way by hand is documented.`,
      facts: [nodesBy],
    }
  },
})
