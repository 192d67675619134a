import { network } from '../../catalog/network.ts'
import type { Cidr } from '../../values/address.ts'
import { textsOf, type Parsed } from '../../values/parsed.ts'
import { takesExceptions } from '../../catalog/cni/mode.ts'
import { defineRule } from '../../model/rule.ts'

const isEverything = ({ value }: Parsed<Cidr>) => value?.prefix === 0

export const exceptionEverything = defineRule({
  id: 'exception-everything',
  basis: 'fails',
  summary: 'The exception list leaves addresses to translate',
  remediation: 'Except only the ranges that know a way back to pods.',
  decisions: ['extraExceptions', 'cni', 'networkMode'],

  check(scenario) {
    const { extraExceptions } = scenario
    const hit = extraExceptions.find(isEverything)
    if (hit === undefined || !takesExceptions(scenario)) return undefined
    return {
      message: `${hit.text} in the exception list turns address translation off: only networks that have a route to pods can answer them.`,
      facts: [network.everythingExcepted],
      decisions: ['extraExceptions'],
      suggestion: {
        extraExceptions: textsOf(extraExceptions.filter((entry) => !isEverything(entry))),
      },
    }
  },
})
