import { isolation as mechanisms } from '../../catalog/isolation.ts'
import { updateRequirements } from '../../catalog/kbs.ts'
import { updatedRevision, updateGap } from '../../derived/update-gap.ts'
import { isAtLeast, isVersion } from '../../values/version.ts'
import { defineRule } from '../../model/rule.ts'

export const hostprocessBindMounts = defineRule({
  id: 'hostprocess-bind-mounts',
  basis: 'fails',
  summary: 'Volumes of HostProcess containers need an update of Windows Server 2019',
  remediation: 'Install the update, or a later one, before the agent runs.',
  decisions: [
    'isolation',
    'containerRuntime',
    'runtimeVersion',
    'windowsRelease',
    'windowsRevision',
    'installedKBs',
  ],
  comparesRead: ['installedKBs'],

  check(scenario) {
    const { isolation, containerRuntime, runtimeVersion } = scenario
    if (isolation !== 'hostprocess' || containerRuntime !== 'containerd') return undefined
    const { bindMounts } = mechanisms.hostprocess
    if (!isVersion(runtimeVersion) || !isAtLeast(runtimeVersion, bindMounts.value)) return undefined
    const requirement = updateRequirements.hostProcessBindMounts
    const gap = updateGap(requirement, scenario)
    if (!gap) return undefined
    return {
      message: `Volumes are mounted into HostProcess containers from revision ${requirement.revision.value} (about ${requirement.kb}) on; ${gap.text}.`,
      facts: [bindMounts, gap.fact],
      decisions: ['windowsRevision'],
      ...updatedRevision(gap),
    }
  },
})
