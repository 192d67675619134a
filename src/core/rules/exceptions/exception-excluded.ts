import { catalog } from '../../catalog/catalog.ts'
import { containsRange, overlaps } from '../../values/address.ts'
import { textsOf, valuesOf } from '../../values/parsed.ts'
import { cniMode } from '../../catalog/cni/mode.ts'
import { rangeNames, rangesIn } from '../../derived/ranges.ts'
import { defineRule } from '../../model/rule.ts'

export const exceptionExcluded = defineRule({
  id: 'exception-excluded',
  basis: 'unsupported',
  summary: 'The exception list holds no range that its mode leaves out',
  remediation: 'Take the range off the list; the guides of this mode leave it out.',
  decisions: [
    'extraExceptions',
    'cni',
    'networkMode',
    'managementSubnet',
    'serviceCIDR',
    'clusterCIDR',
    'virtualNetworks',
  ],
  comparesRead: ['managementSubnet', 'serviceCIDR', 'clusterCIDR', 'virtualNetworks'],

  check(scenario) {
    const { extraExceptions } = scenario
    if (extraExceptions.length === 0) return undefined
    const excluded = cniMode(scenario)?.excluded
    if (!excluded) return undefined
    for (const item of excluded.value) {
      const ranges =
        item === 'virtualNetworks' ? valuesOf(scenario[item]) : rangesIn(scenario[item])
      const hit = extraExceptions.find(
        ({ value }) => value !== undefined && ranges.some((one) => overlaps(value, one)),
      )
      const range = hit?.value
      if (hit === undefined || range === undefined) continue
      const covers = ranges.some((one) => containsRange(range, one))
      return {
        message: `The exception ${hit.text} ${covers ? 'covers' : 'lies in'} ${rangeNames[item]}, which ${catalog.cni[scenario.cni].name} leaves out with ${catalog.modes[scenario.networkMode].name}.`,
        facts: [excluded],
        decisions: ['extraExceptions'],
        suggestion: { extraExceptions: textsOf(extraExceptions.filter((entry) => entry !== hit)) },
      }
    }
    return undefined
  },
})
