import { cni } from '../../../catalog/cni/index.ts'
import { policyAgent } from '../../../catalog/cni/calico-windows.ts'
import { delegating, filePlugin } from '../../../catalog/cni/file-plugins.ts'
import { platforms } from '../../../catalog/platforms/index.ts'
import type { Observation } from '../../../model/observation.ts'

/** The program that makes the endpoints of another plugin, whose file names it and nothing else. */
const isProgramOf = (plugin: unknown, program: unknown) =>
  Object.values(cni).some(
    ({ id, modes }) =>
      id === plugin && id !== delegating.type && modes.some(({ binary }) => binary === program),
  )

/** A file may show what Flannel makes of it: that of its delegate. */
export function isHandedOver(a: Observation, b: Observation): boolean {
  const values = [a.value, b.value]
  if (isProgramOf(a.value, b.value) || isProgramOf(b.value, a.value)) return true
  const other = values.find((value) => value !== delegating.type)
  return (
    a.file === b.file &&
    values.includes(delegating.type) &&
    typeof other === 'string' &&
    ['by-api-version', 'hcn'].includes(filePlugin(other)?.form ?? '')
  )
}

const ofPools: ReadonlySet<unknown> = new Set(
  Object.values(platforms).flatMap(({ pool }) => (pool ? [pool.cni.value] : [])),
)

/** Words name the agent of policies beside the plugin that a platform makes its pools with. */
export const isPolicyAgentBeside = (a: Observation, b: Observation): boolean =>
  [
    [a, b],
    [b, a],
  ].some(
    ([agent, plugin]) =>
      agent?.value === policyAgent && agent.weight === 'statement' && ofPools.has(plugin?.value),
  )
