import { nodeSettings } from '../../catalog/flags/node-settings.ts'
import { isLabelKey, isLabelValue } from '../../values/labels.ts'
import { defineRule } from '../../model/rule.ts'
import type { Violation } from '../../model/finding.ts'
import { taintText, type Taint } from '../../values/taints.ts'

export const nodeTaintSyntax = defineRule({
  id: 'node-taint-syntax',
  basis: 'refused',
  summary: 'The taint of the node is written key=value:Effect',
  remediation: 'Write os=windows:NoSchedule, or leave it empty.',
  decisions: ['nodeTaint'],

  check({ nodeTaint }) {
    const taints = nodeTaint.value
    if (taints?.every(isRight)) return repeated(taints)
    return {
      message: `“${nodeTaint.text}” is no taint: the form is key=value:Effect, with ${nodeSettings.taint.value.effects.join(', ')}.`,
      facts: [nodeSettings.taint],
      suggestion: { nodeTaint: 'os=windows:NoSchedule' },
    }
  },
})

function repeated(taints: readonly Taint[]): Violation | undefined {
  const kept = taints.filter(
    (taint, i) => taints.findIndex((other) => idOf(other) === idOf(taint)) === i,
  )
  const twice = taints.find((taint) => !kept.includes(taint))
  if (!twice) return undefined
  return {
    message: `The taint ${idOf(twice)} is given twice; a node has one taint of each key and effect.`,
    facts: [nodeSettings.taintOnce],
    remediation: 'Keep one taint of each key and effect.',
    suggestion: { nodeTaint: kept.map(taintText).join(',') },
  }
}

const idOf = ({ key, effect }: Taint) => `${key}:${effect}`

const isRight = ({ key, value = '' }: Taint) => isLabelKey(key) && isLabelValue(value)
