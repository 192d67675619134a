import type { Observation } from '../../model/observation.ts'
import { placeOf, stated } from '../../model/observe.ts'
import type { DecisionId } from '../../model/scenario.ts'
import { isLeftOpen, isNameOfAddress } from '../../values/placeholder.ts'

const addresses = new Set<DecisionId | null>([
  'clusterCIDR',
  'clusterDNS',
  'managementSubnet',
  'nodeIP',
  'podCIDR',
  'serviceCIDR',
])

/** What only stands for a value decides nothing. */
export const withOpenValues = (observations: readonly Observation[]): readonly Observation[] =>
  observations.map((one) => {
    const { decision, value, raw } = one
    if (decision === null || typeof value !== 'string') return one
    return isLeftOpen(raw) || (addresses.has(decision) && isNameOfAddress(raw))
      ? stated('placeholder', raw, raw, placeOf(one))
      : one
  })
