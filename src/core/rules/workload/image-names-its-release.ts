import { catalog } from '../../catalog/catalog.ts'
import { releaseOfImage, tagsNameReleases, withRelease } from '../../catalog/windows/image-tag.ts'
import { defineRule } from '../../model/rule.ts'

export const imageNamesItsRelease = defineRule({
  id: 'image-names-its-release',
  basis: 'fails',
  summary: 'The tag of the image and its Windows release say the same',
  remediation:
    'Take the tag that names the chosen release, or choose the release that the tag names.',
  decisions: ['image', 'imageRelease'],

  check({ image, imageRelease }) {
    const named = releaseOfImage(image)
    if (named === undefined || named === imageRelease) return undefined
    const fitting = withRelease(image, imageRelease)
    return {
      message: `The tag of ${image} names ${catalog.images[named].name}, but the chosen release of the image is ${catalog.images[imageRelease].name}.`,
      facts: [tagsNameReleases],
      suggestion: fitting === undefined ? { imageRelease: named } : { image: fitting },
    }
  },
})
