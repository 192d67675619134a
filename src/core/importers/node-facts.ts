import { hasDockershim } from '../catalog/kubernetes/index.ts'
import type { Place } from '../model/finding.ts'
import type { Observation } from '../model/observation.ts'
import {
  decided,
  hostBuildAt,
  hostNameAt,
  kubernetesVersionAt,
  runtimeAt,
  stated,
} from '../model/observe.ts'

interface Cell {
  readonly raw: string
  readonly place: Place
}

/** What a node says of itself, wherever it was printed. */
export interface NodeCells {
  readonly version?: Cell | undefined
  readonly system?: Cell | undefined
  readonly build?: Cell | undefined
  readonly runtime?: Cell | undefined
  readonly address?: Cell | undefined
}

export function nodeFacts(
  { version, system, build, runtime, address }: NodeCells,
  subject: string,
): readonly Observation[] {
  const more = { subject }
  return [
    ...(version
      ? [
          stated(
            'kubelet.version',
            version.raw.replace(/^v/, ''),
            version.raw,
            version.place,
            more,
          ),
          ...kubernetesVersionAt(version.raw, version.place, more),
        ]
      : []),
    ...(system ? hostNameAt(system.raw, system.place, more) : []),
    ...(build ? hostBuildAt(build.raw, build.place, more) : []),
    ...(runtime ? runtimeOf(runtime, version?.raw, more) : []),
    ...(address ? [decided('nodeIP', address.raw, address.raw, address.place, more)] : []),
  ]
}

/** From the end of dockershim on, Docker is reached through an adapter of its own. */
function runtimeOf(
  { raw, place }: Cell,
  version: string | undefined,
  more: { readonly subject: string },
) {
  const read = runtimeAt(raw, place, more)
  const isAdapter = version !== undefined && !hasDockershim(version)
  return read.map((one) =>
    isAdapter && one.decision === 'containerRuntime' && one.value === 'docker'
      ? { ...one, value: 'mirantis', inferred: true as const }
      : one,
  )
}

/** A condition of a node with its reason and message, as far as they stand there. */
export const conditionAt = (
  type: string,
  status: string,
  why: readonly string[],
  place: Place,
  subject: string,
): readonly Observation[] => {
  const reason = why
    .filter((text) => text !== '')
    .join(': ')
    .replace(/\s{2,}/g, ': ')
  return [
    stated(`node.condition.${type}`, status, status, place, { subject }),
    ...(reason === ''
      ? []
      : [stated(`node.reason.${type}`, reason, '', place, { subject, inferred: true })]),
  ]
}
