import { syntaxFacts } from '../../catalog/workload/resources.ts'
import { isDnsLabel, toServiceName } from '../../values/names.ts'
import { defineRule } from '../../model/rule.ts'

export const namespaceSyntax = defineRule({
  id: 'namespace-syntax',
  basis: 'refused',
  summary: 'The namespace is a DNS label',
  remediation: 'Use lower-case letters, digits and hyphens, at most 63 of them.',
  decisions: ['namespace'],

  check({ namespace }) {
    if (isDnsLabel(namespace)) return undefined
    return {
      message: `The namespace “${namespace}” is no DNS label: lower-case letters, digits and hyphens, at most ${syntaxFacts.dnsLabel.value.longest}.`,
      facts: [syntaxFacts.dnsLabel],
      suggestion: { namespace: toServiceName(namespace, 'default') },
    }
  },
})
