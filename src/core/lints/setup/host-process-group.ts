import { containerd } from '../../catalog/runtimes/containerd.ts'
import { containerUsers, hostProcessUsers } from '../../catalog/workload/windows-options.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { nodesAt } from '../../model/nodes.ts'
import { placeOf as observedAt } from '../../model/observe.ts'
import { deciding } from '../../model/observed.ts'
import { ofKind } from '../../model/parsed.ts'
import { isBefore, isVersion } from '../../values/version.ts'
import { listsOfContainers } from '../containers.ts'

const { groupsFrom, serviceAccounts } = hostProcessUsers

export const hostProcessGroup = defineLint({
  id: 'host-process-group',
  on: 'setup',
  summary: 'A HostProcess container runs as a group only where its containerd can do that',
  remediation: `Update containerd to ${groupsFrom.value}, or run it as one of ${serviceAccounts.value.join(', ')}.`,
  decisions: [],

  check({ observations, parsed }): readonly LintViolation[] {
    const isOther = deciding(observations, 'containerRuntime').some(
      ({ value }) => value !== containerd.id,
    )
    const told = deciding(observations, 'runtimeVersion')
    const [older] = told
    if (isOther || !older || !told.every(({ value }) => isOlder(String(value)))) return []
    return ofKind(parsed, 'manifest').flatMap(({ value: { value, pod }, placeOf }) =>
      pod?.isHostProcess !== true
        ? []
        : [[], ...listsOfContainers.map((list) => [list, '*'])]
            .flatMap((start) => nodesAt(value, [...pod.path, 'spec'], [...start, ...option]))
            .flatMap(({ path, value: user }): readonly LintViolation[] =>
              typeof user === 'string' && isGroup(user)
                ? [
                    {
                      path: [],
                      place: placeOf(path),
                      also: [observedAt(older)],
                      basis: 'fails',
                      message: `runAsUserName is ${user}, a local group. A HostProcess container runs as the member of a group from containerd ${groupsFrom.value} on; containerd ${String(older.value)} cannot log such a name on.`,
                      facts: [groupsFrom],
                    },
                  ]
                : [],
            ),
    )
  },
})

const option = ['securityContext', 'windowsOptions', 'runAsUserName']

const isOlder = (release: string) => isVersion(release) && isBefore(release, groupsFrom.value)

const ofImages = [containerUsers.user, containerUsers.administrator].map(({ value }) =>
  value.toLowerCase(),
)

/** A name without its domain; the users of images fail everywhere, and another lint says so. */
const isGroup = (user: string) =>
  /^[\w .-]{1,104}$/.test(user) && !ofImages.includes(user.toLowerCase())
