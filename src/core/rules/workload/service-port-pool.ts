import { updateRequirements } from '../../catalog/kbs.ts'
import { updatedRevision, updateGap } from '../../derived/update-gap.ts'
import { defineRule } from '../../model/rule.ts'

export const servicePortPool = defineRule({
  id: 'service-port-pool',
  basis: 'advice',
  summary:
    'Without Direct Server Return, Services use up dynamic ports until an update shares them',
  remediation: 'Install the update, or turn Direct Server Return on.',
  decisions: ['directServerReturn', 'windowsRelease', 'windowsRevision', 'installedKBs'],
  comparesRead: ['installedKBs'],

  check(scenario) {
    if (scenario.directServerReturn) return undefined
    const requirement = updateRequirements.portSharing
    const gap = updateGap(requirement, scenario)
    if (!gap) return undefined
    return {
      message: `Before revision ${requirement.revision.value} (${requirement.kb}) load balancers take many dynamic ports and may run out of them; ${gap.text}.`,
      facts: [gap.fact],
      decisions: ['windowsRevision', 'directServerReturn'],
      ...updatedRevision(gap),
    }
  },
})
