import { isolation } from '../catalog/isolation.ts'
import { dockerHandler } from '../catalog/runtimes/docker.ts'
import type { Observation } from './observation.ts'
import { decided } from './observe.ts'

/** The isolation of pods that name a RuntimeClass, where the handler of that class was sent too. */
export function isolationsOfClasses(observations: readonly Observation[]): readonly Observation[] {
  const handlers = new Map(
    observations.flatMap(({ name, subject, value }) =>
      name === 'runtimeClass.handler' ? [[subject, String(value)] as const] : [],
    ),
  )
  return observations.flatMap(({ decision, raw, subject, file, line, column }) => {
    const handler = decision === 'useRuntimeClass' ? handlers.get(`runtimeclass ${raw}`) : undefined
    const mode = handler === undefined ? undefined : modeOf(handler)
    if (mode === undefined || subject === undefined) return []
    return [decided('isolation', mode, raw, { file, line, column }, { subject, inferred: true })]
  })
}

/** Handlers for older guests have the name of the common one and a build behind it. */
function modeOf(handler: string): 'hyperv' | 'process' | undefined {
  if (handler.startsWith(isolation.hyperv.runtimeClass.handler)) return 'hyperv'
  return handler === isolation.process.handler || handler === dockerHandler.value.name
    ? 'process'
    : undefined
}
