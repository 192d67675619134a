import { catalog } from '../../catalog/catalog.ts'
import { updateRequirements } from '../../catalog/kbs.ts'
import { updatedRevision, updateGap } from '../../derived/update-gap.ts'
import { gmsa } from '../../catalog/workload/windows-options.ts'
import { defineRule } from '../../model/rule.ts'

export const gmsaContainerdShares = defineRule({
  id: 'gmsa-containerd-shares',
  basis: 'fails',
  summary: 'With containerd, some releases need an update before a GMSA reaches network shares',
  remediation: 'Install the update, or take a newer Windows Server.',
  decisions: [
    'containerRuntime',
    'windowsRelease',
    'windowsRevision',
    'installedKBs',
    'gmsaCredentialSpec',
  ],
  comparesRead: ['installedKBs'],

  check(scenario) {
    const { containerRuntime, windowsRelease, gmsaCredentialSpec } = scenario
    if (gmsaCredentialSpec === '' || containerRuntime !== 'containerd') return undefined
    const { containerdShares } = gmsa
    const isAffected = containerdShares.value.some((release) => release === windowsRelease)
    if (!isAffected) return undefined
    const requirement = updateRequirements.gmsaContainerd
    const { name } = catalog.windows[windowsRelease]
    if (windowsRelease !== requirement.release) {
      return {
        message: `On ${name} with containerd a GMSA reaches network shares only after an update of Windows.`,
        facts: [containerdShares],
        basis: 'unsupported',
        decisions: ['containerRuntime', 'windowsRelease', 'gmsaCredentialSpec'],
      }
    }
    const gap = updateGap(requirement, scenario)
    if (!gap) return undefined
    return {
      message: `On ${name} with containerd a GMSA reaches network shares from revision ${requirement.revision.value} (${requirement.kb}) on; ${gap.text}.`,
      facts: [containerdShares, gap.fact],
      ...updatedRevision(gap),
    }
  },
})
