import { containerUsers, hostProcessUsers } from '../../../catalog/workload/windows-options.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { placeOf as observedAt } from '../../../model/observe.ts'
import { ofKind } from '../../../model/parsed.ts'
import { usersOf } from '../../container-users.ts'
import { olderContainerd } from '../../older-containerd.ts'

const { groupsFrom, serviceAccounts } = hostProcessUsers

export const hostProcessGroup = defineLint({
  id: 'host-process-group',
  on: 'setup',
  summary: 'A HostProcess container runs as a group only where its containerd can do that',
  remediation: `Update containerd to ${groupsFrom.value}, or run it as one of ${serviceAccounts.value.join(', ')}.`,
  decisions: [],

  check({ observations, parsed }): readonly LintViolation[] {
    const older = olderContainerd(observations, groupsFrom.value)
    if (!older) return []
    return ofKind(parsed, 'manifest').flatMap(({ value: manifest, placeOf }) =>
      manifest.pod?.isHostProcess === true
        ? usersOf(manifest)
            .filter(({ user }) => isGroup(user))
            .map(({ path, user }): LintViolation => ({
              path: [],
              place: placeOf(path),
              also: [observedAt(older)],
              basis: 'fails',
              message: `runAsUserName is ${user}, a local group. A HostProcess container runs as the member of a group from containerd ${groupsFrom.value} on; containerd ${String(older.value)} cannot log such a name on.`,
              facts: [groupsFrom],
            }))
        : [],
    )
  },
})

const ofImages = [containerUsers.user, containerUsers.administrator].map(({ value }) =>
  value.toLowerCase(),
)

/** A name without its domain; the users of images fail everywhere, and another lint says so. */
const isGroup = (user: string) =>
  /^[\w .-]{1,104}$/.test(user) && !ofImages.includes(user.toLowerCase())
