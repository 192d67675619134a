import { catalog } from '../../catalog/catalog.ts'
import { cniMode, takesExceptions } from '../../catalog/cni/mode.ts'
import { textsOf } from '../../values/parsed.ts'
import { defineRule } from '../../model/rule.ts'

export const exceptionListUnused = defineRule({
  id: 'exception-list-unused',
  basis: 'advice',
  summary: 'Exceptions are given only to a plugin that has a list of them',
  remediation: 'Leave the list empty with this plugin.',
  decisions: ['extraExceptions', 'cni', 'networkMode'],

  check(scenario) {
    if (scenario.extraExceptions.length === 0) return undefined
    const mode = cniMode(scenario)
    if (!mode || takesExceptions(scenario)) return undefined
    return {
      message: `${catalog.cni[scenario.cni].name} has no exception list; ${textsOf(scenario.extraExceptions).join(', ')} goes into no file.`,
      facts: [mode.exceptions],
      suggestion: { extraExceptions: [] },
    }
  },
})
