import { isolation as mechanisms } from '../../catalog/isolation.ts'
import { isAtLeast, isBefore, isVersion } from '../../values/version.ts'
import { hostProcessUsers } from '../../catalog/workload/windows-options.ts'
import { isManaged } from '../../model/managed-plan.ts'
import { defineRule } from '../../model/rule.ts'

export const hostprocessUser = defineRule({
  id: 'hostprocess-user',
  basis: 'unsupported',
  summary: 'A HostProcess container runs as a service account of the node, or as a local group',
  remediation:
    'Choose the service account with the fewest rights that the agent can live with, or a local group with a newer containerd.',
  decisions: ['kubernetesVersion', 'isolation', 'runtimeVersion', 'runAsUserName', 'joinMethod'],
  comparesRead: ['runtimeVersion'],
  alsoManaged: true,

  check({ kubernetesVersion, isolation, runtimeVersion, runAsUserName, joinMethod }) {
    if (isolation !== 'hostprocess') return undefined
    if (isBefore(kubernetesVersion, mechanisms.hostprocess.from.value)) return undefined
    const { serviceAccounts, required, groupsFrom } = hostProcessUsers
    const [system] = serviceAccounts.value
    if (runAsUserName === '') {
      return {
        message: `A HostProcess container needs a runAsUserName, such as ${system}.`,
        facts: [required, serviceAccounts],
        decisions: ['isolation', 'runAsUserName'],
        suggestion: { runAsUserName: system },
      }
    }
    if (serviceAccounts.value.some((account) => plain(account) === plain(runAsUserName))) {
      return undefined
    }
    if (runAsUserName.includes('\\')) {
      return {
        message: `${runAsUserName} is none of the service accounts ${serviceAccounts.value.join(', ')}.`,
        facts: [serviceAccounts],
        decisions: ['isolation', 'runAsUserName'],
        suggestion: { runAsUserName: system },
      }
    }
    if (isManaged({ joinMethod }) || !isVersion(runtimeVersion)) return undefined
    if (isAtLeast(runtimeVersion, groupsFrom.value)) return undefined
    return {
      message: `${runAsUserName} can stand for a local group from containerd ${groupsFrom.value} on; ${runtimeVersion} takes service accounts alone.`,
      facts: [serviceAccounts, groupsFrom],
      decisions: ['isolation', 'runtimeVersion', 'runAsUserName'],
      suggestion: { runAsUserName: system },
    }
  },
})

/** Windows ignores case, and people write the accounts with blanks and without. */
const plain = (account: string) => account.toLowerCase().replaceAll(' ', '')
