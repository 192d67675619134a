import { logMonitor as facts } from '../../catalog/workload/resources.ts'
import { defineRule } from '../../model/rule.ts'

export const logMonitorImage = defineRule({
  id: 'log-monitor-image',
  basis: 'advice',
  summary: 'LogMonitor is part of the image, with the list of what it reads',
  remediation: 'Copy both files into the image when it is built, or leave LogMonitor out.',
  decisions: ['logMonitor'],

  check({ logMonitor }) {
    if (!logMonitor) return undefined
    const { program, config } = facts.value
    return {
      message: `The image must contain ${program} and ${config}; a plain image has neither, and the container does not start.`,
      facts: [facts],
      suggestion: { logMonitor: false },
    }
  },
})
