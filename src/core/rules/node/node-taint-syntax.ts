import { nodeSettings } from '../../catalog/flags/node-settings.ts'
import { isLabelKey, isLabelValue } from '../../values/labels.ts'
import { defineRule } from '../../model/rule.ts'
import type { Taint } from '../../values/taints.ts'

export const nodeTaintSyntax = defineRule({
  id: 'node-taint-syntax',
  basis: 'refused',
  summary: 'The taint of the node is written key=value:Effect',
  remediation: 'Write os=windows:NoSchedule, or leave it empty.',
  decisions: ['nodeTaint'],

  check({ nodeTaint }) {
    if (nodeTaint.value?.every(isRight)) return undefined
    return {
      message: `“${nodeTaint.text}” is no taint: the form is key=value:Effect, with ${nodeSettings.taint.value.effects.join(', ')}.`,
      facts: [nodeSettings.taint],
      suggestion: { nodeTaint: 'os=windows:NoSchedule' },
    }
  },
})

const isRight = ({ key, value = '' }: Taint) => isLabelKey(key) && isLabelValue(value)
