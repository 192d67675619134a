import { runAsUserName } from '../../catalog/workload/windows-options.ts'
import { hasPod } from '../../model/manifest.ts'
import { defineLint } from '../../model/lint.ts'
import { usersOf } from '../container-users.ts'

export const userNameGiven = defineLint({
  id: 'user-name-given',
  on: 'manifest',
  summary: 'Where a pod has runAsUserName, it names a user',
  remediation: 'Leave the line out, or name a user such as ContainerAdministrator.',
  decisions: [],
  isAbout: hasPod,
  ofPods: 'windows',

  check: (manifest) =>
    usersOf(manifest)
      .filter(({ user }) => user === '')
      .map(({ path }) => ({
        path,
        basis: 'refused' as const,
        message: `runAsUserName is an empty text, which does not stand for the user of the image: the API server refuses it (“${runAsUserName.empty.value}”).`,
        facts: [runAsUserName.empty],
      })),
})
