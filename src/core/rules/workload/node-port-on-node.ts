import { lacksUpdate, updateRequirements } from '../../catalog/kbs.ts'
import { defineRule } from '../../model/rule.ts'

export const nodePortOnNode = defineRule({
  id: 'node-port-on-node',
  basis: 'advice',
  summary: 'A NodePort answers on the node itself only after an update of Windows Server 2019',
  remediation: 'Install the update, or test a NodePort from another machine.',
  decisions: ['serviceType', 'windowsRelease', 'windowsRevision', 'installedKBs'],

  check(scenario) {
    if (scenario.serviceType !== 'NodePort') return undefined
    const requirement = updateRequirements.localNodePort
    if (lacksUpdate(requirement, scenario) !== true) return undefined
    return {
      message: `Revision ${scenario.windowsRevision} is older than ${requirement.revision.value} (${requirement.kb}): the NodePort does not answer on this node itself.`,
      facts: [requirement.revision],
      decisions: ['windowsRevision', 'serviceType'],
      suggestion: { windowsRevision: requirement.revision.value },
    }
  },
})
