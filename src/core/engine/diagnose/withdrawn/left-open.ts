import type { Observation } from '../../../model/observation.ts'
import { placeOf, stated } from '../../../model/observe.ts'
import type { DecisionId } from '../../../model/scenario.ts'
import { isCovered, isCoveredName } from '../../../values/covered.ts'
import { isFilledIn, isLeftOpen, isNameOfAddress, isPutIn } from '../../../values/placeholder.ts'

const addresses = new Set<DecisionId | null>([
  'clusterCIDR',
  'clusterDNS',
  'managementSubnet',
  'nodeIP',
  'podCIDR',
  'serviceCIDR',
  'sourceVip',
])

/**
 * What only stands for a value decides nothing; a variable that the file sets has its value. Nor does
 * what was covered before somebody sent it, which nobody left open.
 */
export const withOpenValues = (observations: readonly Observation[]): readonly Observation[] =>
  observations.flatMap((one): readonly Observation[] => {
    const { decision, value, raw } = one
    if (decision === null || typeof value !== 'string') return [one]
    // Its own script puts it in, and nobody has to.
    if (/^\$[A-Za-z_]\w*$/.test(value)) return []
    if (isCoveredName(value) || (addresses.has(decision) && isCovered(value))) {
      return [stated('covered', raw, raw, placeOf(one))]
    }
    const isOpen = (text: string) =>
      isLeftOpen(text) || (addresses.has(decision) && isNameOfAddress(text))
    return isFilledIn(value) || isPutIn(value) || (isOpen(raw) && isOpen(value))
      ? [stated('placeholder', raw, raw, placeOf(one))]
      : [one]
  })
