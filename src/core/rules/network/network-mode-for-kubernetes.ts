import { catalog } from '../../catalog/catalog.ts'
import { defineRule } from '../../model/rule.ts'

export const networkModeForKubernetes = defineRule({
  id: 'network-mode-for-kubernetes',
  basis: 'unsupported',
  matrix: true,
  summary: 'The network mode is one that Kubernetes uses',
  remediation: 'Choose L2Bridge or Overlay; NAT is for single hosts without a cluster.',
  decisions: ['networkMode'],

  check({ networkMode }) {
    const { name, kubernetes } = catalog.modes[networkMode]
    if (kubernetes.value) return undefined
    return {
      message: `${name} is no network for a cluster; Kubernetes uses L2Bridge, Overlay, L2Tunnel and Transparent.`,
      facts: [kubernetes],
    }
  },
})
