import { nodeSettings } from '../../catalog/flags/node-settings.ts'
import { isNodeName } from '../../values/names.ts'
import { quoted } from '../../values/quoted.ts'
import { defineRule } from '../../model/rule.ts'

export const nodeNameSyntax = defineRule({
  id: 'node-name-syntax',
  basis: 'refused',
  summary: 'The name of the node is a DNS name',
  remediation:
    'Use letters, digits, hyphens and dots, beginning and ending with a letter or digit.',
  decisions: ['nodeName'],

  check({ nodeName }) {
    if (isNodeName(nodeName)) return undefined
    const name = nodeName
      .toLowerCase()
      .replace(/[^a-z0-9.-]+/g, '-')
      .slice(0, 63)
      .replace(/^[.-]+|[.-]+$/g, '')
    return {
      message: `${quoted(nodeName)} is no name of a node: letters, digits, hyphens and dots, at most ${nodeSettings.nodeName.value.longest}.`,
      facts: [nodeSettings.nodeName],
      suggestion: { nodeName: isNodeName(name) ? name : 'win-node-1' },
    }
  },
})
