import { imageVolumes } from '../../../catalog/workload/image-volumes.ts'
import { defineLint } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'
import { isBefore, isVersion } from '../../../values/version.ts'

const { from } = imageVolumes.onDrive.value

export const imageVolumeDrive = defineLint({
  id: 'image-volume-drive',
  on: 'setup',
  summary: 'VOLUME of an image names no drive where an older containerd runs it',
  remediation: `Take VOLUME out of the Dockerfile, as the pod mounts the drive all the same, or take containerd ${from}.`,
  decisions: [],

  check({ observations }) {
    const [first, ...others] = named(observations, 'image.volumeDrive')
    const isOfDocker = deciding(observations, 'containerRuntime').some(
      ({ value }) => value === 'docker',
    )
    const releases = deciding(observations, 'runtimeVersion').map(({ value }) => String(value))
    const isNewer =
      releases.length > 0 && !releases.some((one) => isVersion(one) && isBefore(one, from))
    if (!first || isOfDocker || isNewer) return []
    return [
      {
        path: [],
        place: placeOf(first),
        also: others.map(placeOf),
        // The pod may mount it, and nobody may tell which containerd it is.
        basis: 'unsupported',
        message: `VOLUME names the drive ${String(first.value)}. Where the pod mounts nothing there, containerd before ${from} looks for it in the image and does not start the container: “The filename, directory name, or volume label syntax is incorrect”.`,
        facts: [imageVolumes.onDrive],
      },
    ]
  },
})
