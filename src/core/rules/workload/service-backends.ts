import { updateFor } from '../../catalog/kbs.ts'
import { serviceFeatures } from '../../catalog/workload/service-features.ts'
import { updateGap } from '../../derived/update-gap.ts'
import { isWithin } from '../../values/version.ts'
import { defineRule } from '../../model/rule.ts'
import type { Scenario } from '../../model/scenario.ts'

const { documented, raised, raisedBy } = serviceFeatures.backends

export const serviceBackends = defineRule({
  id: 'service-backends',
  basis: 'unsupported',
  summary: 'A Service on Windows has a limited number of pods behind it',
  remediation: 'Spread the pods over several Services, and keep Windows up to date.',
  decisions: [
    'kubernetesVersion',
    'windowsRelease',
    'windowsRevision',
    'installedKBs',
    'workloadKind',
    'replicas',
    'serviceType',
  ],
  comparesRead: ['installedKBs'],

  check(scenario) {
    const { kubernetesVersion, workloadKind, replicas, serviceType } = scenario
    if (replicas <= documented.value.most) return undefined
    if (serviceType === 'none' || workloadKind === 'DaemonSet') return undefined
    const pages = isWithin(kubernetesVersion, documented.value) ? documented : raised
    const gap = replicas > raised.value.most ? undefined : gapOf(scenario)
    if (replicas <= raised.value.most && (pages === raised || gap === undefined)) return undefined
    const fact = replicas > raised.value.most ? raised : documented
    return {
      message: gap
        ? `${replicas} replicas are more than the ${fact.value.most} pods that the documentation of Kubernetes ${kubernetesVersion} allows behind one Service; updates of Windows raised it to ${raised.value.most}, and ${gap.text}.`
        : `${replicas} replicas are more than the ${fact.value.most} pods that Windows takes behind one Service.`,
      facts: gap && !gap.isTold ? [gap.fact] : [fact],
      decisions: gap ? ['replicas', 'windowsRevision'] : ['replicas'],
      suggestion: { replicas: fact.value.most },
    }
  },
})

/** Whether the node has the update; a release between those that are listed has none of its own. */
function gapOf(node: Pick<Scenario, 'windowsRelease' | 'windowsRevision' | 'installedKBs'>) {
  const update = updateFor(raisedBy, node.windowsRelease)
  if (update === 'begun') return undefined
  return update
    ? updateGap(update, node)
    : { isTold: true, fact: documented, text: 'this release of Windows got none of them' }
}
