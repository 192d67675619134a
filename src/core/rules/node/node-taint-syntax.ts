import { nodeSettings } from '../../catalog/flags/node-settings.ts'
import { memoize } from '../../values/memoize.ts'
import { isLabelKey, isLabelValue } from '../../values/labels.ts'
import { defineRule } from '../../model/rule.ts'
import { parseTaints } from '../../values/taints.ts'

export const nodeTaintSyntax = defineRule({
  id: 'node-taint-syntax',
  basis: 'refused',
  summary: 'The taint of the node is written key=value:Effect',
  remediation: 'Write os=windows:NoSchedule, or leave it empty.',
  decisions: ['nodeTaint'],

  check({ nodeTaint }) {
    if (nodeTaint === '' || isRight(nodeTaint)) return undefined
    return {
      message: `“${nodeTaint}” is no taint: the form is key=value:Effect, with ${nodeSettings.taint.value.effects.join(', ')}.`,
      facts: [nodeSettings.taint],
      suggestion: { nodeTaint: 'os=windows:NoSchedule' },
    }
  },
})

const isRight = memoize(
  (text) =>
    parseTaints(text)?.every(({ key, value = '' }) => isLabelKey(key) && isLabelValue(value)) ??
    false,
)
