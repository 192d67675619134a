import { isolation } from '../catalog/isolation.ts'
import { hasPod } from '../model/manifest.ts'
import { defineLint, type LintViolation } from '../model/lint.ts'
import { valueAt } from '../model/nodes.ts'
import { rowViolation, rowWithin } from './limitation-rows.ts'

const { key, value: wanted } = isolation.hyperv.annotation

export const hypervAnnotation = defineLint({
  id: 'hyperv-annotation',
  on: 'manifest',
  summary: 'The annotation for Hyper-V isolation is one that the kubelet still reads',
  remediation:
    'Take the annotation out; with containerd a RuntimeClass chooses the isolation, with Docker the kubelet needs its gate besides.',
  decisions: ['kubernetesVersion'],
  isAbout: hasPod,
  ofPods: 'windows',

  check({ value, pod }, world) {
    if (!pod) return []
    const path = [...pod.path, 'metadata', 'annotations', key]
    if (valueAt(value, path) !== wanted) return []
    const containers = valueAt(value, [...pod.path, 'spec', 'containers'])
    const { kubernetesVersion } = world
    const count = Array.isArray(containers) ? containers.length : 0
    const gone = rowWithin('hyperv-gate-gone', kubernetesVersion)
    const gate = rowWithin('hyperv-docker-gate', kubernetesVersion)
    const one = count > 1 ? rowWithin('hyperv-docker-one-container', kubernetesVersion) : undefined
    const found: LintViolation[] = []
    if (gone) found.push(rowViolation(gone, path, `${key} is ${wanted}`, 'unsupported'))
    if (one) found.push(rowViolation(one, path, `The pod has ${count} containers`))
    else if (gate) found.push(rowViolation(gate, path, `${key} is ${wanted}`, 'advice'))
    return found
  },
})
