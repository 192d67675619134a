import { imageStart } from '../../../catalog/workload/image-start.ts'
import { defineLint } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'

const { severalUnversioned } = imageStart
const { field } = severalUnversioned.value

export const imageListBuilds = defineLint({
  id: 'image-list-builds',
  on: 'setup',
  summary: 'A list of manifests with several entries for Windows tells the build of each',
  remediation:
    'Make the list with docker manifest create, which keeps the builds of its images, or set them with docker manifest annotate --os-version.',
  decisions: [],

  check({ observations }) {
    const [first] = named(observations, 'image.unversioned')
    const [more] = named(observations, 'image.unversionedMore')
    if (!first || !more) return []
    return [
      {
        path: [],
        place: placeOf(first),
        also: [placeOf(more)],
        basis: 'fails',
        message: `The list of manifests has several entries for Windows, and none tells its build (${field}). A node cannot know which is of its own release and may take another: “The container operating system does not match the host operating system”.`,
        facts: [severalUnversioned],
      },
    ]
  },
})
