import { defineLint } from '../../model/lint.ts'
import { hasPod } from '../../model/manifest.ts'
import { nodesAt } from '../../model/nodes.ts'
import { rowViolation, rowWithin } from '../limitation-rows.ts'

/** Types of a path on the node that are no directory. */
const files = new Set<unknown>(['File', 'FileOrCreate'])

export const singleFileMount = defineLint({
  id: 'single-file-mount',
  on: 'manifest',
  summary: 'A Windows pod on Docker mounts directories',
  remediation: 'Mount the directory that the file is in.',
  decisions: ['kubernetesVersion', 'containerRuntime'],
  isAbout: hasPod,
  ofPods: 'windows',

  check({ value, pod }, world) {
    if (!pod) return []
    const steps = ['volumes', '*', 'hostPath', 'type']
    const mounts = nodesAt(value, [...pod.path, 'spec'], steps).filter((one) =>
      files.has(one.value),
    )
    if (mounts.length === 0 || world.containerRuntime !== 'docker') return []
    const row = rowWithin('dir-only-docker', world.kubernetesVersion)
    if (!row || (pod.operatingSystem ?? world.operatingSystem) !== 'windows') return []
    return mounts.map(({ path, value: type }) =>
      rowViolation(row, path, `A volume is of the type ${String(type)}`),
    )
  },
})
