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

  check({ value, pod }, { kubernetesVersion, containerRuntime, operatingSystem }) {
    const row = rowWithin('dir-only-docker', kubernetesVersion)
    const system = pod?.operatingSystem ?? operatingSystem
    if (!pod || !row || containerRuntime !== 'docker' || system !== 'windows') return []
    return nodesAt(value, [...pod.path, 'spec'], ['volumes', '*', 'hostPath', 'type'])
      .filter(({ value: type }) => files.has(type))
      .map(({ path, value: type }) =>
        rowViolation(row, path, `A volume is of the type ${String(type)}`),
      )
  },
})
