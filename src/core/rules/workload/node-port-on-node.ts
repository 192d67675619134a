import { updateRequirements } from '../../catalog/kbs.ts'
import { updatedRevision, updateGap } from '../../derived/update-gap.ts'
import { defineRule } from '../../model/rule.ts'

export const nodePortOnNode = defineRule({
  id: 'node-port-on-node',
  basis: 'advice',
  summary: 'A NodePort answers on the node itself only after an update of Windows Server 2019',
  remediation: 'Install the update, or test a NodePort from another machine.',
  decisions: ['serviceType', 'windowsRelease', 'windowsRevision', 'installedKBs'],
  comparesRead: ['installedKBs'],

  check(scenario) {
    if (scenario.serviceType !== 'NodePort') return undefined
    const requirement = updateRequirements.localNodePort
    const gap = updateGap(requirement, scenario)
    if (!gap) return undefined
    return {
      message: `A NodePort answers on this node itself from revision ${requirement.revision.value} (${requirement.kb}) on; ${gap.text}.`,
      facts: [gap.fact],
      decisions: ['windowsRevision', 'serviceType'],
      ...updatedRevision(gap),
    }
  },
})
