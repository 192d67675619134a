import { isolation } from '../catalog/isolation.ts'
import { defineLint, type LintViolation } from '../model/lint.ts'
import { valueAt } from '../model/nodes.ts'
import { rowViolation, rowWithin } from './limitation-rows.ts'

const { handler: hypervHandler } = isolation.hyperv.runtimeClass

export const runtimeClass = defineLint({
  id: 'runtime-class',
  on: 'manifest',
  summary: 'A RuntimeClass for Windows names a handler and fields that its cluster has',
  remediation: 'Name a handler of the runtime on the nodes, and leave out what the version lacks.',
  decisions: ['kubernetesVersion', 'controlPlaneVersion', 'containerRuntime'],
  isAbout: ({ kind }) => kind === 'RuntimeClass',

  check({ kind, value }, surroundings) {
    const { kubernetesVersion, controlPlaneVersion, containerRuntime, operatingSystem } =
      surroundings
    if (kind !== 'RuntimeClass' || operatingSystem !== 'windows') return []
    const path = ['handler']
    const handler = valueAt(value, path)
    if (typeof handler !== 'string') return []
    const found: LintViolation[] = []
    // The field is the API server's; the node never sees it.
    const scheduling = rowWithin('runtimeclass-scheduling', controlPlaneVersion)
    if (scheduling && valueAt(value, ['scheduling']) !== undefined) {
      found.push(rowViolation(scheduling, ['scheduling'], 'scheduling is set'))
    }
    const docker = rowWithin('runtimeclass-docker', kubernetesVersion)
    const hyperv = rowWithin('hyperv-unsupported', kubernetesVersion)
    if (docker && containerRuntime === 'docker' && handler !== 'docker') {
      found.push(rowViolation(docker, path, `handler is ${handler}`))
    } else if (hyperv && handler === hypervHandler) {
      found.push(rowViolation(hyperv, path, `handler is ${handler}`))
    }
    return found
  },
})
