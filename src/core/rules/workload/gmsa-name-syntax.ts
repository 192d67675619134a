import { syntaxFacts } from '../../catalog/workload/resources.ts'
import { isDnsSubdomain } from '../../values/names.ts'
import { defineRule } from '../../model/rule.ts'

export const gmsaNameSyntax = defineRule({
  id: 'gmsa-name-syntax',
  basis: 'refused',
  summary: 'The GMSA credential spec is the name of an object',
  remediation: 'Name the GMSACredentialSpec of the cluster; its content belongs into that object.',
  decisions: ['gmsaCredentialSpec'],

  check({ gmsaCredentialSpec }) {
    if (gmsaCredentialSpec === '' || isDnsSubdomain(gmsaCredentialSpec)) return undefined
    return {
      message: `The GMSA credential spec “${gmsaCredentialSpec}” is no DNS name of at most ${syntaxFacts.dnsSubdomain.value.longest} characters.`,
      facts: [syntaxFacts.dnsSubdomain],
      suggestion: { gmsaCredentialSpec: '' },
    }
  },
})
