import { isolation } from '../catalog/isolation.ts'
import { scheduling } from '../catalog/workload/scheduling.ts'
import { systemOfPod, type Manifest, type OperatingSystem } from '../model/manifest.ts'
import { valueAt } from '../model/nodes.ts'
import { ofKind, type AnyParsed } from '../model/parsed.ts'

/**
 * The system of the pods of a RuntimeClass: what it selects, what its handler runs, else that of the
 * pods that were sent and name it; undefined where nothing tells.
 */
export function systemOfRuntimeClass(
  { value, name }: Manifest,
  parsed: readonly AnyParsed[],
): OperatingSystem | undefined {
  const selector = ['scheduling', 'nodeSelector']
  const system = valueAt(value, [...selector, 'kubernetes.io/os'])
  if (system === 'windows' || system === 'linux') return system
  const isForBuild = valueAt(value, [...selector, scheduling.buildLabel.value.key]) !== undefined
  const handler = valueAt(value, ['handler'])
  if (
    isForBuild ||
    (typeof handler === 'string' && ofWindows.some((one) => handler.startsWith(one)))
  )
    return 'windows'
  const systems = new Set(
    ofKind(parsed, 'manifest').flatMap(({ value: pod }) =>
      pod.pod && valueAt(pod.value, [...pod.pod.path, 'spec', 'runtimeClassName']) === name
        ? [systemOfPod(pod)]
        : [],
    ),
  )
  const [only] = systems
  return systems.size === 1 ? only : undefined
}

const ofWindows = [isolation.process.handler, isolation.hyperv.runtimeClass.handler]
