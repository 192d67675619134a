import { isolation, runtimeHandler } from '../catalog/isolation.ts'
import { runtimeClassOfPod } from '../catalog/workload/runtime-class.ts'
import { defineLint, type LintViolation } from '../model/lint.ts'
import { valueAt } from '../model/nodes.ts'
import { isDnsLabel } from '../values/names.ts'
import { isBefore } from '../values/version.ts'
import { rowViolation, rowWithin } from './limitation-rows.ts'

const { handler: hypervHandler } = isolation.hyperv.runtimeClass

export const runtimeClass = defineLint({
  id: 'runtime-class',
  on: 'manifest',
  summary: 'A RuntimeClass for Windows names a handler and fields that its cluster has',
  remediation: 'Name a handler of the runtime on the nodes, and leave out what the version lacks.',
  decisions: ['kubernetesVersion', 'controlPlaneVersion', 'containerRuntime'],
  isAbout: ({ kind }) => kind === 'RuntimeClass',

  // Reads the world late: it is tried in thousands of combinations.
  check({ kind, value }, world) {
    if (kind !== 'RuntimeClass') return []
    const path = ['handler']
    const handler = valueAt(value, path)
    if (typeof handler !== 'string' || !isDnsLabel(handler)) return ofHandler(value, handler)
    const found: LintViolation[] = []
    const { overhead } = runtimeClassOfPod
    if (
      valueAt(value, ['overhead']) !== undefined &&
      isBefore(world.controlPlaneVersion, overhead.value.from)
    ) {
      found.push({
        path: ['overhead'],
        basis: 'fails',
        message: `overhead is set: a RuntimeClass has the field from ${overhead.value.from} on, and the API server ${world.controlPlaneVersion} does not have it.`,
        facts: [overhead],
      })
    }
    if (
      handler === isolation.process.handler &&
      valueAt(value, ['metadata', 'name']) === hypervHandler
    ) {
      found.push({
        path,
        basis: 'advice',
        message: `The class is called ${hypervHandler}, and its handler is ${handler}: pods of this class share the kernel of the node.`,
        remediation: `Write handler: ${hypervHandler}, or give the class a name that says process isolation.`,
        facts: [runtimeHandler],
      })
    }
    if (world.operatingSystem !== 'windows') return found
    if (valueAt(value, ['scheduling']) !== undefined) {
      // The field is the API server's; the node never sees it.
      const scheduling = rowWithin('runtimeclass-scheduling', world.controlPlaneVersion)
      if (scheduling) found.push(rowViolation(scheduling, ['scheduling'], 'scheduling is set'))
    }
    const docker =
      handler !== 'docker' && world.containerRuntime === 'docker'
        ? rowWithin('runtimeclass-docker', world.kubernetesVersion)
        : undefined
    const hyperv =
      handler === hypervHandler
        ? rowWithin('hyperv-unsupported', world.kubernetesVersion)
        : undefined
    const row = docker ?? hyperv
    if (row) found.push(rowViolation(row, path, `handler is ${handler}`))
    return found
  },
})

/** Only the first version had it below spec. */
function ofHandler(value: unknown, handler: unknown): readonly LintViolation[] {
  const isFirst = String(valueAt(value, ['apiVersion'])).endsWith('/v1alpha1')
  // Templates fill it in.
  if (isFirst || /[{<$%]/.test(String(handler))) return []
  return [
    {
      path: handler === undefined ? [] : ['handler'],
      basis: 'refused',
      message:
        handler === undefined
          ? 'The RuntimeClass has no handler, which stands beside metadata: the API server refuses it.'
          : `handler is ${JSON.stringify(handler)}; the API server takes a DNS label in lower case.`,
      facts: [runtimeHandler],
    },
  ]
}
