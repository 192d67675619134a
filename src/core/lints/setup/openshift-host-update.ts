import { catalog } from '../../catalog/catalog.ts'
import { openshiftUpdate } from '../../catalog/platforms/openshift-updates.ts'
import { defineLint } from '../../model/lint.ts'
import { placeOf } from '../../model/observe.ts'
import { deciding, named } from '../../model/observed.ts'

const { release, kb, revision } = openshiftUpdate.value

export const openshiftHostUpdate = defineLint({
  id: 'openshift-host-update',
  on: 'setup',
  summary: 'Windows nodes of OpenShift have the update that their network needs',
  remediation: `Install ${kb} or any later update in the image of the machines, and make them anew.`,
  decisions: [],

  check({ observations }) {
    const isOpenshift =
      deciding(observations, 'platform').some(({ value }) => value === 'openshift') ||
      named(observations, 'cluster.distribution').some(({ value }) => value === 'openshift')
    const releases = deciding(observations, 'windowsRelease')
    const revisions = deciding(observations, 'windowsRevision')
    const [first] = revisions
    if (!isOpenshift || !first || releases.some(({ value }) => value !== release)) return []
    if (revisions.some(({ value }) => Number(value) >= revision)) return []
    return [
      {
        path: [],
        place: placeOf(first),
        basis: 'unsupported' as const,
        message: `The operator of OpenShift asks for ${kb} (revision ${revision}) or later on ${catalog.windows[release].name}, for the network of containers; revision ${String(first.value)} is older.`,
        facts: [openshiftUpdate],
      },
    ]
  },
})
