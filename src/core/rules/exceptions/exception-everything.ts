import { network } from '../../catalog/network.ts'
import { parseCidr } from '../../values/address.ts'
import { takesExceptions } from '../../catalog/cni/mode.ts'
import { defineRule } from '../../model/rule.ts'

const isEverything = (text: string) => parseCidr(text)?.prefix === 0

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
      message: `${hit} in the exception list turns address translation off: only networks that have a route to pods can answer them.`,
      facts: [network.everythingExcepted],
      decisions: ['extraExceptions'],
      suggestion: { extraExceptions: extraExceptions.filter((text) => !isEverything(text)) },
    }
  },
})
