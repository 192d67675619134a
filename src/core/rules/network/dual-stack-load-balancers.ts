import { ownValue } from '../../values/own.ts'
import { isWithin } from '../../values/version.ts'
import { serviceFeatures } from '../../catalog/workload/service-features.ts'
import { defineRule } from '../../model/rule.ts'

export const dualStackLoadBalancers = defineRule({
  id: 'dual-stack-load-balancers',
  basis: 'unsupported', // the note names a fault under circumstances that it does not describe
  summary: 'Older kube-proxy can mix up the load balancers of both address families',
  remediation: 'Take a Kubernetes release with the fix, or stay with IPv4.',
  decisions: ['kubernetesVersion', 'ipFamily', 'networkMode', 'serviceType'],
  alsoManaged: true,

  check({ kubernetesVersion, ipFamily, networkMode, serviceType }) {
    if (ipFamily !== 'dual-stack' || networkMode === 'overlay') return undefined
    const { sharedLoadBalancers, sharingFixedIn, from } = serviceFeatures.dualStack
    if (serviceType === 'none' || !isWithin(kubernetesVersion, { from: from.value }))
      return undefined
    if (!isWithin(kubernetesVersion, sharedLoadBalancers.value)) return undefined
    const fixed = ownValue(sharingFixedIn.value, kubernetesVersion)
    return {
      message: `Up to Kubernetes ${sharedLoadBalancers.value.through} kube-proxy could use one load balancer for IPv4 and IPv6 by mistake${fixed === undefined ? '' : `; ${fixed} and later releases of ${kubernetesVersion} have the fix`}.`,
      facts: fixed === undefined ? [sharedLoadBalancers] : [sharedLoadBalancers, sharingFixedIn],
      decisions: ['kubernetesVersion', 'ipFamily'],
    }
  },
})
