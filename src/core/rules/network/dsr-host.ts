import { catalog } from '../../catalog/catalog.ts'
import { updateRequirements } from '../../catalog/kbs.ts'
import { updatedRevision, updateGap } from '../../derived/update-gap.ts'
import { network } from '../../catalog/network.ts'
import { compareVersions, isBefore } from '../../values/version.ts'
import { defineRule } from '../../model/rule.ts'

const requirements = [network.dsr.updateOn2019, updateRequirements.directServerReturn]
const off = { directServerReturn: false }

export const dsrHost = defineRule({
  id: 'dsr-host',
  basis: 'refused',
  summary: 'Direct server return needs a host whose HNS has it',
  remediation: 'Update the host, take a newer one, or leave direct server return off.',
  decisions: [
    'directServerReturn',
    'kubernetesVersion',
    'windowsRelease',
    'windowsRevision',
    'installedKBs',
  ],
  comparesRead: ['installedKBs'],

  check(scenario) {
    if (!scenario.directServerReturn) return undefined
    const { kubernetesVersion, windowsRelease } = scenario
    const { name, build } = catalog.windows[windowsRelease]
    const { oldestHost, newerHostsBefore, refused } = network.dsr
    const age = compareVersions(build.value, oldestHost.value)
    const needsNewer = isBefore(kubernetesVersion, newerHostsBefore.value)
    if (age < 0 || (age === 0 && needsNewer)) {
      return {
        message: needsNewer
          ? `kube-proxy ${kubernetesVersion} has direct server return on hosts newer than build ${oldestHost.value} only, not on ${name}.`
          : `${name} has no direct server return; build ${oldestHost.value} is the oldest that has.`,
        facts: [needsNewer ? newerHostsBefore : oldestHost, refused],
        decisions: ['directServerReturn', 'kubernetesVersion', 'windowsRelease'],
        suggestion: off,
      }
    }
    for (const requirement of requirements) {
      const gap = updateGap(requirement, scenario)
      if (!gap) continue
      const { kb, revision } = requirement
      return {
        message: `Direct server return on ${name} needs revision ${revision.value} (${kb}); ${gap.text}.`,
        facts: [gap.fact, refused],
        decisions: ['directServerReturn', 'windowsRelease', 'windowsRevision'],
        ...updatedRevision(gap),
      }
    }
    return undefined
  },
})
