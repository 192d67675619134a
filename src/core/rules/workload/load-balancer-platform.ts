import { catalog } from '../../catalog/catalog.ts'
import { serviceFeatures } from '../../catalog/workload/service-features.ts'
import { defineRule } from '../../model/rule.ts'

export const loadBalancerPlatform = defineRule({
  id: 'load-balancer-platform',
  basis: 'advice',
  summary: 'A Service of type LoadBalancer needs something that balances',
  remediation: 'Install a load balancer for the cluster, or use NodePort.',
  decisions: ['platform', 'serviceType'],

  check({ platform, serviceType }) {
    const { loadBalancer } = serviceFeatures
    if (serviceType !== 'LoadBalancer') return undefined
    if (loadBalancer.value.platforms.some((id) => id === platform)) return undefined
    return {
      message: `Kubernetes brings no load balancer, nor does the platform (${catalog.platforms[platform].name}); until the cluster has one, the Service gets no address from outside.`,
      facts: [loadBalancer],
      suggestion: { serviceType: 'NodePort' },
    }
  },
})
