import { catalog } from '../../catalog/catalog.ts'
import { updatedRevision, updateGap } from '../../derived/update-gap.ts'
import { defineRule } from '../../model/rule.ts'

export const cniHostUpdate = defineRule({
  id: 'cni-host-update',
  basis: 'unsupported',
  summary: 'The host has the update that the CNI plugin asks for',
  remediation: 'Install the update or any later one before the node joins.',
  decisions: ['cni', 'windowsRelease', 'windowsRevision', 'installedKBs'],
  comparesRead: ['installedKBs'],

  check(scenario) {
    const { name, updates } = catalog.cni[scenario.cni]
    for (const requirement of updates ?? []) {
      const gap = updateGap(requirement, scenario)
      if (!gap) continue
      const { kb, revision, release } = requirement
      return {
        message: `${name} asks for ${kb} (revision ${revision.value}) on ${catalog.windows[release].name}; ${gap.text}.`,
        facts: [gap.fact],
        decisions: ['cni', 'windowsRevision'],
        ...updatedRevision(gap),
      }
    }
    return undefined
  },
})
