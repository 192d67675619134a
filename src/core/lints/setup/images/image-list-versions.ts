import { imageStart } from '../../../catalog/workload/image-start.ts'
import { defineLint } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'
import { olderContainerd } from '../../older-containerd.ts'

const { unversioned } = imageStart
const { from, before, field } = unversioned.value

export const imageListVersions = defineLint({
  id: 'image-list-versions',
  on: 'setup',
  summary: 'A list of manifests tells the build of its Windows entry where containerd asks for it',
  remediation: `Build with --provenance=false so that no list is pushed, set the build with docker manifest annotate --os-version, or update containerd to ${before} or later.`,
  decisions: [],

  check({ observations }) {
    const [entry] = named(observations, 'image.unversioned')
    const older = olderContainerd(observations, before, from)
    if (!entry || !older) return []
    return [
      {
        path: [],
        place: placeOf(entry),
        also: [placeOf(older)],
        basis: 'fails',
        message: `The list of manifests has an entry for Windows without ${field}. containerd ${String(older.value)} compares that with the build of the node and takes no entry: “no match for platform in manifest”. The builds of image and node may well fit.`,
        facts: [unversioned],
      },
    ]
  },
})
