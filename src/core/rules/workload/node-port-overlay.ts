import { catalog } from '../../catalog/catalog.ts'
import { isWithin } from '../../values/version.ts'
import { serviceFeatures } from '../../catalog/workload/service-features.ts'
import { defineRule } from '../../model/rule.ts'

export const nodePortOverlay = defineRule({
  id: 'node-port-overlay',
  basis: 'fails',
  summary: 'NodePort on overlay networks has known problems with one Windows release',
  remediation: 'Use the external traffic policy Local for this Service.',
  decisions: [
    'kubernetesVersion',
    'windowsRelease',
    'networkMode',
    'serviceType',
    'externalTrafficPolicy',
  ],

  check(scenario) {
    const { kubernetesVersion, windowsRelease, networkMode, serviceType } = scenario
    if (networkMode !== 'overlay' || serviceType !== 'NodePort') return undefined
    if (scenario.externalTrafficPolicy === 'Local') return undefined
    const fact = serviceFeatures.nodePortOverlay
    if (windowsRelease !== fact.value.release) return undefined
    if (!isWithin(kubernetesVersion, fact.value)) return undefined
    return {
      message: `On overlay networks a NodePort may fail where the pod’s node runs ${catalog.windows[windowsRelease].name}.`,
      facts: [fact],
      suggestion: { externalTrafficPolicy: 'Local' },
    }
  },
})
