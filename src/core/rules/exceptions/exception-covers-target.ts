import { network } from '../../catalog/network.ts'
import { overlaps, type Cidr } from '../../values/address.ts'
import { textsOf, type Parsed } from '../../values/parsed.ts'
import { takesExceptions } from '../../catalog/cni/mode.ts'
import { defineRule } from '../../model/rule.ts'

export const exceptionCoversTarget = defineRule({
  id: 'exception-covers-target',
  basis: 'fails',
  summary: 'The exception list covers no outside target without a way back to pods',
  remediation:
    'Take the range off the list, or narrow it until the target is outside; a target with a route back to pods need not be named.',
  decisions: ['externalTargets', 'extraExceptions', 'cni', 'networkMode'],

  check(scenario) {
    const { externalTargets, extraExceptions } = scenario
    if (externalTargets.length === 0 || extraExceptions.length === 0) return undefined
    if (!takesExceptions(scenario)) return undefined
    for (const { text, value: target } of externalTargets) {
      const covers = ({ value: range }: Parsed<Cidr>) =>
        target !== undefined && range !== undefined && overlaps(range, target)
      const hit = extraExceptions.find(covers)
      if (hit === undefined) continue
      return {
        message: `The exception ${hit.text} covers ${text}: it sees the addresses of pods and answers only where its network has a way back to them.`,
        facts: [network.noWayBack],
        decisions: ['externalTargets', 'extraExceptions'],
        suggestion: { extraExceptions: textsOf(extraExceptions.filter((entry) => !covers(entry))) },
      }
    }
    return undefined
  },
})
