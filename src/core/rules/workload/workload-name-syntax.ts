import { syntaxFacts } from '../../catalog/workload/resources.ts'
import { isDnsLabel, isServiceName, toServiceName } from '../../values/names.ts'
import { defineRule } from '../../model/rule.ts'

export const workloadNameSyntax = defineRule({
  id: 'workload-name-syntax',
  basis: 'refused',
  summary: 'The name of the workload is a DNS label; with a Service it starts with a letter',
  remediation: 'Use lower-case letters, digits and hyphens, at most 63 of them.',
  decisions: ['workloadName', 'serviceType'],

  check({ workloadName, serviceType }) {
    const hasService = serviceType !== 'none'
    if (hasService ? isServiceName(workloadName) : isDnsLabel(workloadName)) return undefined
    const isLabel = isDnsLabel(workloadName)
    return {
      message: isLabel
        ? `A Service cannot be called ${workloadName}: its name starts with a letter.`
        : `The name “${workloadName}” is no DNS label: lower-case letters, digits and hyphens, at most ${syntaxFacts.dnsLabel.value.longest}.`,
      facts: [isLabel ? syntaxFacts.serviceName : syntaxFacts.dnsLabel],
      decisions: ['workloadName'],
      suggestion: { workloadName: toServiceName(workloadName, 'win-webserver') },
    }
  },
})
