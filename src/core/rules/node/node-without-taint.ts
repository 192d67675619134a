import { windowsTaint } from '../../catalog/workload/windows-taint.ts'
import { defineRule } from '../../model/rule.ts'

export const nodeWithoutTaint = defineRule({
  id: 'node-without-taint',
  basis: 'advice',
  summary: 'A taint keeps pods for Linux off a Windows node',
  remediation: 'Give the node a taint, or see that every workload for Linux selects Linux nodes.',
  decisions: ['nodeTaint'],

  check({ nodeTaint }) {
    if (nodeTaint.text !== '') return undefined
    return {
      message:
        'The node has no taint, so a pod that names no system may be sent to it, with an image for Linux that cannot start.',
      facts: [windowsTaint],
      suggestion: { nodeTaint: windowsTaint.value },
    }
  },
})
