import { serviceFeatures } from '../catalog/workload/service-features.ts'
import { hasPod } from '../model/manifest.ts'
import { defineLint } from '../model/lint.ts'
import { valueAt } from '../model/nodes.ts'
import { rowViolation, rowWithin } from './limitation-rows.ts'

const path = ['spec', 'replicas'] as const
const { documented, raised } = serviceFeatures.backends

export const replicaCount = defineLint({
  id: 'replica-count',
  on: 'manifest',
  summary: 'Windows takes a limited number of pods behind one Service',
  remediation: 'Spread the pods over several workloads, each with a Service of its own.',
  decisions: ['kubernetesVersion'],
  isAbout: hasPod,
  ofPods: 'windows',

  check({ value, pod }, world) {
    const replicas = valueAt(value, path)
    if (typeof replicas !== 'number') return []
    if ((pod?.operatingSystem ?? world.operatingSystem) !== 'windows') return []
    const { kubernetesVersion } = world
    const old = rowWithin('max-64-backends', kubernetesVersion)
    const row = old ?? rowWithin('max-1024-backends', kubernetesVersion)
    const most = old ? documented.value.most : raised.value.most
    // Whether a Service stands before them, and which updates the nodes have, is not in the manifest.
    return row && replicas > most
      ? [rowViolation(row, path, `spec.replicas is ${replicas}`, 'advice')]
      : []
  },
})
