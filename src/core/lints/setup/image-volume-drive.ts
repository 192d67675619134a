import { imageVolumes } from '../../catalog/workload/image-volumes.ts'
import { defineLint } from '../../model/lint.ts'
import { placeOf } from '../../model/observe.ts'
import { deciding, named } from '../../model/observed.ts'

export const imageVolumeDrive = defineLint({
  id: 'image-volume-drive',
  on: 'setup',
  summary: 'VOLUME of an image names no drive where containerd runs it',
  remediation: 'Take VOLUME out of the Dockerfile; the pod mounts the drive all the same.',
  decisions: [],

  check({ observations }) {
    const [first, ...others] = named(observations, 'image.volumeDrive')
    const runtimes = deciding(observations, 'containerRuntime').map(({ value }) => value)
    if (!first || runtimes.includes('docker')) return []
    return [
      {
        path: [],
        place: placeOf(first),
        also: others.map(placeOf),
        // The image may be for Docker alone.
        basis: runtimes.includes('containerd') ? 'fails' : 'unsupported',
        message: `VOLUME names the drive ${String(first.value)}, which containerd cannot copy into: “The filename, directory name, or volume label syntax is incorrect”, and no container of the image starts.`,
        facts: [imageVolumes.onDrive],
      },
    ]
  },
})
