import { containerAccounts } from '../../catalog/workload/container-accounts.ts'
import { hasPod } from '../../model/manifest.ts'
import { defineLint } from '../../model/lint.ts'
import { usersOf } from '../container-users.ts'

export const containerUser = defineLint({
  id: 'container-user',
  on: 'manifest',
  summary: 'A Windows container that is no HostProcess container runs as a user that it can log on',
  remediation:
    'Take ContainerAdministrator, which has all rights in the container; for rights on the node make it a HostProcess pod.',
  decisions: [],
  isAbout: hasPod,

  check(manifest) {
    const { pod, isPart } = manifest
    if (isPart === true || pod?.isHostProcess !== false) return []
    return usersOf(manifest)
      .filter(({ user }) => isOfHost(user))
      .map(({ path, user }) => ({
        path,
        basis: 'fails' as const,
        message: `runAsUserName is ${user}, and the pod is no HostProcess pod: Windows logs nobody on as that in a container, and it does not start (“The user name or password is incorrect”).`,
        facts: [containerAccounts],
      }))
  },
})

const isOfHost = (user: string) =>
  containerAccounts.value.some((one) => one.toLowerCase() === user.toLowerCase())
