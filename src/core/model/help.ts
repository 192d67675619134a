import { clusterHelp } from './help/cluster.ts'
import type { Help } from './help/define.ts'
import { hostHelp } from './help/host.ts'
import { networkHelp } from './help/network.ts'
import { runtimeHelp } from './help/runtime.ts'
import { workloadHelp } from './help/workload.ts'
import type { DecisionId } from './scenario.ts'

export const help: Readonly<Record<DecisionId, Help>> = {
  ...clusterHelp,
  ...hostHelp,
  ...runtimeHelp,
  ...networkHelp,
  ...workloadHelp,
}
