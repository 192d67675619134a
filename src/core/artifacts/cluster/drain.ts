import { drainEmptyDir } from '../../catalog/kubectl.ts'
import type { DecisionId, Scenario } from '../../model/scenario.ts'
import { sh, shRaw, type ShellCode } from '../../text/formats/shell.ts'
import { valuesOf } from '../../values/parsed.ts'
import { isAtLeast } from '../../values/version.ts'

export const drainDecisions = [
  'nodeName',
  'volumes',
  'controlPlaneVersion',
] as const satisfies readonly DecisionId[]

/** Empties the node; data in an emptyDir of the workload is let go where it has one. */
export function drain(scenario: Pick<Scenario, (typeof drainDecisions)[number]>): ShellCode {
  const { nodeName, volumes, controlPlaneVersion } = scenario
  const { from, flag, before } = drainEmptyDir.value
  const own = isAtLeast(controlPlaneVersion, from) ? flag : before
  const more = valuesOf(volumes).some(({ kind }) => kind === 'emptyDir') ? ` ${own}` : ''
  return sh`kubectl drain ${nodeName} --ignore-daemonsets${shRaw(more)}`
}
