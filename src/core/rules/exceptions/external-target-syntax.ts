import { network } from '../../catalog/network.ts'
import { defineRule } from '../../model/rule.ts'

export const externalTargetSyntax = defineRule({
  id: 'external-target-syntax',
  basis: 'advice',
  summary: 'Outside targets are addresses or ranges, so that they can be compared',
  remediation: 'Name the address behind the name, or its range.',
  decisions: ['externalTargets'],

  check({ externalTargets }) {
    const unread = externalTargets.filter(({ value }) => value === undefined)
    if (unread.length === 0) return undefined
    return {
      message: `${unread.map(({ text }) => `“${text}”`).join(', ')} cannot be compared with the exception list.`,
      facts: [network.addressSyntax],
    }
  },
})
