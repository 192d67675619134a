import { containerAccounts } from '../../catalog/workload/container-accounts.ts'
import { hasPod } from '../../model/manifest.ts'
import { defineLint } from '../../model/lint.ts'
import { nodesAt } from '../../model/nodes.ts'
import { listsOfContainers } from '../containers.ts'

export const containerUser = defineLint({
  id: 'container-user',
  on: 'manifest',
  summary: 'A Windows container that is no HostProcess container runs as a user that it can log on',
  remediation:
    'Take ContainerAdministrator, which has all rights in the container; for rights on the node make it a HostProcess pod.',
  decisions: [],
  isAbout: hasPod,

  check({ value, pod, isPart }) {
    if (!pod || isPart === true || pod.isHostProcess || pod.users.length === 0) return []
    return [[], ...listsOfContainers.map((list) => [list, '*'])]
      .flatMap((start) => nodesAt(value, [...pod.path, 'spec'], [...start, ...option]))
      .filter(({ value: user }) => typeof user === 'string' && isOfHost(user))
      .map(({ path, value: user }) => ({
        path,
        basis: 'fails' as const,
        message: `runAsUserName is ${String(user)}, and the pod is no HostProcess pod: Windows logs nobody on as that in a container, and it does not start (“The user name or password is incorrect”).`,
        facts: [containerAccounts],
      }))
  },
})

const option = ['securityContext', 'windowsOptions', 'runAsUserName']

const isOfHost = (user: string) =>
  containerAccounts.value.some((one) => one.toLowerCase() === user.toLowerCase())
