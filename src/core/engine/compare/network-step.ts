import { catalog } from '../../catalog/catalog.ts'
import { cniMode } from '../../catalog/cni/mode.ts'
import type { Scenario } from '../../model/scenario.ts'
import { reason, type Reason } from './step.ts'

const isOther = (before: Scenario, after: Scenario) =>
  before.cni !== after.cni || before.networkMode !== after.networkMode

export const networkTitle = (before: Scenario, after: Scenario): string =>
  isOther(before, after)
    ? `Change the pod network to ${catalog.cni[after.cni].name} with ${catalog.modes[after.networkMode].name}`
    : `Change the settings of ${catalog.cni[after.cni].name}`

/** What of the pod network goes and what comes: CNI file, plugin and HNS network. */
export function networkReasons(before: Scenario, after: Scenario): readonly Reason[] {
  const whole = reason(
    'The nodes of a cluster share one pod network: change it for all of them together, and drain the node first.',
  )
  if (!isOther(before, after)) return [whole, ...networkName(before, after)]
  const [old, next] = [cniMode(before), cniMode(after)]
  const backend =
    before.cni === after.cni && old?.backend !== undefined && next?.backend !== undefined
      ? [
          reason(
            `The backend of ${catalog.cni[after.cni].name} goes from ${old.backend} to ${next.backend}, on Linux nodes too.`,
            next.support,
          ),
        ]
      : []
  return [whole, ...backend, fileReason(before, after), ...networkName(before, after)]
}

function fileReason(before: Scenario, after: Scenario): Reason {
  const [old, next] = [catalog.cni[before.cni].file, catalog.cni[after.cni].file]
  const [oldMode, nextMode] = [cniMode(before), cniMode(after)]
  const shape = (name: string, binary: string | undefined) =>
    binary === undefined ? name : `${name} for ${binary}`
  return reason(
    `The CNI file has another shape: ${shape(next.name.value, nextMode?.binary)}, in the place of ${shape(old.name.value, oldMode?.binary)}.`,
    next.name,
    old.name,
    nextMode?.support,
  )
}

function networkName(before: Scenario, after: Scenario): readonly Reason[] {
  if (before.hnsNetworkName === after.hnsNetworkName) return []
  return [
    reason(
      `The HNS network ${before.hnsNetworkName} is deleted; the new one is named ${after.hnsNetworkName}.`,
      cniMode(after)?.hnsNetworkName,
    ),
  ]
}
