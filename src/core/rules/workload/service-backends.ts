import { isWithin } from '../../values/version.ts'
import { serviceFeatures } from '../../catalog/workload/service-features.ts'
import { defineRule } from '../../model/rule.ts'

export const serviceBackends = defineRule({
  id: 'service-backends',
  basis: 'unsupported',
  summary: 'A Service on Windows has a limited number of pods behind it',
  remediation: 'Spread the pods over several Services, and keep Windows up to date.',
  decisions: ['kubernetesVersion', 'workloadKind', 'replicas', 'serviceType'],

  check({ kubernetesVersion, workloadKind, replicas, serviceType }) {
    const { documented, raised } = serviceFeatures.backends
    if (replicas <= documented.value.most) return undefined
    if (serviceType === 'none' || workloadKind === 'DaemonSet') return undefined
    const isOld = isWithin(kubernetesVersion, documented.value)
    if (!isOld && replicas <= raised.value.most) return undefined
    const fact = isOld ? documented : raised
    const update = isOld
      ? `; Windows with updates since August 2022 takes ${raised.value.most}`
      : ''
    return {
      message: `${replicas} replicas are more than the ${fact.value.most} pods that the documentation of Kubernetes ${kubernetesVersion} allows behind one Service${update}.`,
      facts: [fact],
      decisions: ['replicas'],
      suggestion: { replicas: fact.value.most },
    }
  },
})
