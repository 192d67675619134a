import { catalog } from '../../catalog/catalog.ts'
import { updateRequirements } from '../../catalog/kbs.ts'
import { updatedRevision, updateGap } from '../../derived/update-gap.ts'
import { defineRule } from '../../model/rule.ts'

const requirements = [updateRequirements.overlay, updateRequirements.overlay2016]

export const overlayUpdate = defineRule({
  id: 'overlay-update',
  basis: 'fails',
  summary: 'Overlay networks need an update of older hosts',
  remediation: 'Install the update or any later one before the node joins.',
  decisions: ['networkMode', 'windowsRelease', 'windowsRevision', 'installedKBs'],
  comparesRead: ['installedKBs'],

  check(scenario) {
    if (scenario.networkMode !== 'overlay') return undefined
    for (const requirement of requirements) {
      const gap = updateGap(requirement, scenario)
      if (!gap) continue
      const { kb, revision, release } = requirement
      return {
        message: `Overlay networks need ${kb} (revision ${revision.value}) on ${catalog.windows[release].name}; ${gap.text}.`,
        facts: [gap.fact],
        decisions: ['networkMode', 'windowsRelease', 'windowsRevision'],
        ...updatedRevision(gap),
      }
    }
    return undefined
  },
})
