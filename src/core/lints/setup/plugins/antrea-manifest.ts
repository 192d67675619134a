import { antreaParts } from '../../../catalog/cni/antrea-parts.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'
import { isBefore } from '../../../values/version.ts'

const { podManifest, dockerManifest } = antreaParts
const { renamed } = podManifest.value
/** The part that went out of the names with Docker. */
const part = '-containerd'

export const antreaManifest = defineLint({
  id: 'antrea-manifest',
  on: 'setup',
  summary: 'The manifest of Antrea is one of its release, and for the runtime of the nodes',
  remediation: `Take the manifest that the guide of the release names.`,
  decisions: [],

  check({ observations }): readonly LintViolation[] {
    const runtimes = deciding(observations, 'containerRuntime')
    return named(observations, 'antrea.manifest').flatMap((one): readonly LintViolation[] => {
      const [release = '', file = ''] = String(one.value).split(' ')
      const isOld = isBefore(release, renamed)
      const at = { path: [], place: placeOf(one) }
      if (!isOld && file.includes(part)) {
        return [
          {
            ...at,
            basis: 'refused',
            message: `Antrea ${release} has no ${file}: from ${renamed} on it is called ${file.replace(part, '')}, as containerd is its only runtime on Windows.`,
            facts: [podManifest],
          },
        ]
      }
      if (isOld && file === podManifest.value.from) {
        return [
          {
            ...at,
            basis: 'refused',
            message: `Antrea ${release} has no ${file}: before ${renamed} it is called ${podManifest.value.before}.`,
            facts: [podManifest],
          },
        ]
      }
      const [runtime, ...others] = runtimes.filter(({ absent }) => absent !== true)
      return isOld &&
        file === dockerManifest.value &&
        runtime?.value === 'containerd' &&
        others.every(({ value }) => value === runtime.value)
        ? [
            {
              ...at,
              also: [placeOf(runtime)],
              basis: 'fails',
              message: `${file} of Antrea ${release} is for Docker, and the nodes have containerd: before ${renamed} the manifest for it has ${part.slice(1)} in its name.`,
              facts: [dockerManifest, podManifest],
            },
          ]
        : []
    })
  },
})
