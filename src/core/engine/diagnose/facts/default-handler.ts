import { isolationOfHandler } from '../../../model/handler-isolation.ts'
import type { Observation } from '../../../model/observation.ts'
import { named } from '../../../model/observed.ts'
import { ofKind, type AnyParsed } from '../../../model/parsed.ts'

/** A pod that names no RuntimeClass has the isolation of the handler that its containerd takes by default. */
export function withDefaultHandler(
  observations: readonly Observation[],
  parsed: readonly AnyParsed[],
): readonly Observation[] {
  if (ofKind(parsed, 'containerd-config').length !== 1) return observations
  const handlers = new Set(
    named(observations, 'containerd.defaultRuntime').map(({ value }) => String(value)),
  )
  const [handler, ...others] = handlers
  if (handler === undefined || others.length > 0) return observations
  const told = isolationOfHandler(handler, parsed)
  if (told?.is !== 'hyperv') return observations
  return observations.map((one) =>
    one.decision === 'isolation' && one.absent === true ? { ...one, value: told.is } : one,
  )
}
