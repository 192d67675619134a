import type { NetworkModeId } from '../../catalog/cni/define.ts'
import type { SourceRef } from '../../catalog/fact.ts'
import type { NetworkMode } from '../../catalog/modes/define.ts'
import { modes } from '../../catalog/modes/index.ts'

/** What a network mode does to a packet, asks for and costs. */
export interface ModeDetails extends Pick<NetworkMode, 'drawing' | 'needs'> {
  readonly packets: string
  readonly requirements: readonly string[]
  readonly costs: readonly string[]
  readonly sources: readonly SourceRef[]
}

export function modeOf(id: NetworkModeId): ModeDetails {
  const { drawing, needs, packets, requirements, performance, nodeToPod }: NetworkMode = modes[id]
  return {
    drawing,
    needs,
    packets: packets.value,
    requirements: requirements.map(({ value }) => value),
    costs: [performance.value, nodeToPod.value],
    sources: [
      ...new Set(
        [packets, performance, nodeToPod, ...requirements].flatMap((fact) => fact.sources),
      ),
    ],
  }
}
