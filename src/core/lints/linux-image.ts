import { linuxImageIn, linuxImages } from '../catalog/workload/linux-images.ts'
import { hasPod } from '../model/manifest.ts'
import { defineLint, type LintViolation } from '../model/lint.ts'
import { nodesAt, pathText } from '../model/nodes.ts'
import { listsOfContainers } from './containers.ts'

export const linuxImage = defineLint({
  id: 'linux-image',
  on: 'manifest',
  summary: 'A pod for Windows has Windows images alone',
  remediation: 'Take an image that is built for Windows; a pod cannot mix the two systems.',
  decisions: [],
  isAbout: hasPod,

  check({ value, pod }, { operatingSystem }) {
    if (!pod || (pod.operatingSystem ?? operatingSystem) !== 'windows') return []
    return listsOfContainers
      .flatMap((list) => nodesAt(value, pod.path, ['spec', list, '*', 'image']))
      .flatMap(({ path, value: image }): readonly LintViolation[] => {
        const name = typeof image === 'string' ? linuxImageIn(image) : undefined
        if (name === undefined) return []
        return [
          {
            path,
            basis: 'fails',
            message: `${pathText(path)} is ${String(image)}: the official image ${name} is built for Linux alone, and a pod cannot mix Windows and Linux containers.`,
            facts: [linuxImages],
          },
        ]
      })
  },
})
