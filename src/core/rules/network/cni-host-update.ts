import { catalog } from '../../catalog/catalog.ts'
import { lacksUpdate } from '../../catalog/kbs.ts'
import { defineRule } from '../../model/rule.ts'

export const cniHostUpdate = defineRule({
  id: 'cni-host-update',
  basis: 'unsupported',
  summary: 'The host has the update that the CNI plugin asks for',
  remediation: 'Install the update or any later one before the node joins.',
  decisions: ['cni', 'windowsRelease', 'windowsRevision', 'installedKBs'],

  check(scenario) {
    const { name, updates } = catalog.cni[scenario.cni]
    const missing = updates?.find((update) => lacksUpdate(update, scenario) === true)
    if (!missing) return undefined
    const { kb, revision, release } = missing
    return {
      message: `${name} asks for ${kb} (revision ${revision.value}) on ${catalog.windows[release].name}; revision ${scenario.windowsRevision} is older.`,
      facts: [revision],
      decisions: ['cni', 'windowsRevision'],
      suggestion: { windowsRevision: revision.value },
    }
  },
})
