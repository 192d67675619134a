import { nodeSettings } from '../../catalog/flags/node-settings.ts'
import { textsOf } from '../../values/parsed.ts'
import { defineRule } from '../../model/rule.ts'

export const nodeLabelSyntax = defineRule({
  id: 'node-label-syntax',
  basis: 'refused',
  summary: 'Each node label is written key=value',
  remediation:
    'Write example.com/pool=windows: letters, digits, hyphens, dots and underscores, at most 63 on each side.',
  decisions: ['nodeLabels'],

  check({ nodeLabels }) {
    const wrong = nodeLabels.filter(({ value }) => !value)
    if (wrong.length === 0) return undefined
    return [...new Set(wrong)].map(({ text }) => ({
      message: `“${text}” is no label of a node: the form is key=value.`,
      facts: [nodeSettings.labels],
      suggestion: { nodeLabels: textsOf(nodeLabels.filter(({ value }) => value)) },
    }))
  },
})
