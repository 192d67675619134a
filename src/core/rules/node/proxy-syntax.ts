import { inferred } from '../../catalog/fact.ts'
import { nodeSettings } from '../../catalog/flags/node-settings.ts'
import { decisionOf } from '../../model/decisions.ts'
import { isProxyAddress } from '../../values/proxy.ts'
import { defineRule } from '../../model/rule.ts'

const decisions = ['httpProxy', 'httpsProxy'] as const

/** The guide shows the form; that others fail is a conclusion. */
const usable = inferred(nodeSettings.proxy.value, nodeSettings.proxy.sources)

export const proxySyntax = defineRule({
  id: 'proxy-syntax',
  basis: 'fails',
  summary: 'A proxy is given as an address with scheme, host and port',
  remediation: 'Write http://proxy.example.com:3128, or leave it empty.',
  decisions,
  comparesRead: decisions,

  check(scenario) {
    if (decisions.every((id) => isRight(scenario[id]))) return undefined
    return decisions
      .filter((id) => !isRight(scenario[id]))
      .map((id) => ({
        message: `${decisionOf(id).label} “${scenario[id]}” is no address such as ${nodeSettings.proxy.value.example}.`,
        facts: [usable],
        decisions: [id],
        suggestion: { [id]: mend(scenario[id]) },
      }))
  },
})

const isRight = (text: string) => text === '' || isProxyAddress(text)

/** A host and port without a scheme get one; of anything else nothing is kept. */
function mend(text: string): string {
  const address = `http://${text.trim()}`
  return isProxyAddress(address) ? address : ''
}
