import { lacksUpdate, updateRequirements } from '../../catalog/kbs.ts'
import { defineRule } from '../../model/rule.ts'

export const servicePortPool = defineRule({
  id: 'service-port-pool',
  basis: 'advice',
  summary:
    'Without Direct Server Return, Services use up dynamic ports until an update shares them',
  remediation: 'Install the update, or turn Direct Server Return on.',
  decisions: ['directServerReturn', 'windowsRelease', 'windowsRevision', 'installedKBs'],

  check(scenario) {
    if (scenario.directServerReturn) return undefined
    const requirement = updateRequirements.portSharing
    if (lacksUpdate(requirement, scenario) !== true) return undefined
    return {
      message: `Revision ${scenario.windowsRevision} is older than ${requirement.revision.value} (${requirement.kb}): load balancers take many dynamic ports and may run out of them.`,
      facts: [requirement.revision],
      decisions: ['windowsRevision', 'directServerReturn'],
      suggestion: { windowsRevision: requirement.revision.value },
    }
  },
})
