import { catalog } from '../../catalog/catalog.ts'
import { unknown } from '../../catalog/fact.ts'
import { imageRules } from '../../catalog/windows/image-match.ts'
import { revisionOfImage } from '../../catalog/windows/image-tag.ts'
import { defineRule } from '../../model/rule.ts'

export const imageRevision2016 = defineRule({
  id: 'image-revision-2016',
  basis: 'fails',
  summary: 'Windows Server 2016 runs process-isolated images of its own revision alone',
  remediation: 'Take the tag that ends in the revision of the node, and change both together.',
  decisions: ['windowsRelease', 'windowsRevision', 'imageRelease', 'image', 'isolation'],

  check({ windowsRelease, windowsRevision, imageRelease, image, isolation }) {
    const { sameRevision } = imageRules
    if (isolation !== 'process' || windowsRelease !== imageRelease) return undefined
    if (!sameRevision.value.includes(imageRelease)) return undefined
    const revision = revisionOfImage(image)
    const build = catalog.windows[windowsRelease].build.value
    if (windowsRevision > 0 && revision !== undefined) {
      if (revision === windowsRevision) return undefined
      return {
        message: `The image has revision ${revision}, the node ${build}.${windowsRevision}; they must be equal.`,
        facts: [sameRevision],
        decisions: ['windowsRevision', 'image'],
        suggestion: { image: withRevision(image, build, windowsRevision) },
      }
    }
    return {
      message: `Whether image and node have the same revision of ${build} is not visible from ${windowsRevision > 0 ? 'the tag' : 'the revision of the node, which is not known'}.`,
      facts: [unknown(null, sameRevision.sources)],
      decisions: ['windowsRevision', 'image'],
    }
  },
})

const withRevision = (image: string, build: string, revision: number) =>
  image.replace(
    new RegExp(`${build.replaceAll('.', String.raw`\.`)}\\.\\d+`),
    `${build}.${revision}`,
  )
