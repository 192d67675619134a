import { containerUsers, hostProcessUsers } from '../../catalog/workload/windows-options.ts'
import { isAtLeast, isVersion } from '../../values/version.ts'
import { defineRule } from '../../model/rule.ts'

export const hostprocessContainerUser = defineRule({
  id: 'hostprocess-container-user',
  basis: 'fails',
  summary: 'A HostProcess container runs as a user or group of the node',
  remediation: 'Choose a service account of the node, or a local group of it.',
  decisions: ['isolation', 'containerRuntime', 'runtimeVersion', 'runAsUserName'],

  check({ isolation, containerRuntime, runtimeVersion, runAsUserName }) {
    const { containerUserFails, serviceAccounts } = hostProcessUsers
    if (isolation !== 'hostprocess' || containerRuntime !== 'containerd') return undefined
    if (runAsUserName.toLowerCase() !== containerUsers.user.value.toLowerCase()) return undefined
    if (!isVersion(runtimeVersion) || !isAtLeast(runtimeVersion, containerUserFails.value.from)) {
      return undefined
    }
    return {
      message: `A HostProcess container cannot log on as ${runAsUserName}, which exists inside images alone.`,
      facts: [containerUserFails],
      decisions: ['isolation', 'runAsUserName'],
      suggestion: { runAsUserName: serviceAccounts.value[0] },
    }
  },
})
