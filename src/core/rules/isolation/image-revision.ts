import { unknown } from '../../catalog/fact.ts'
import { imageRules } from '../../catalog/windows/image-match.ts'
import { revisionOfImage } from '../../catalog/windows/image-tag.ts'
import { defineRule } from '../../model/rule.ts'

export const imageRevision = defineRule({
  id: 'image-revision',
  basis: 'fails',
  summary: 'A process-isolated image is not newer than the patch level of its host',
  remediation: 'Update the node first, then the images that run on it.',
  decisions: ['windowsRelease', 'windowsRevision', 'imageRelease', 'image', 'isolation'],

  check({ windowsRelease, windowsRevision, imageRelease, image, isolation }) {
    const { hostNotOlder, sameRevision, february2020 } = imageRules
    if (isolation !== 'process' || windowsRelease !== imageRelease) return undefined
    if (sameRevision.value.includes(imageRelease)) return undefined
    const revision = revisionOfImage(image)
    if (revision === undefined) return undefined
    if (windowsRevision === 0) {
      return {
        message: `The image has revision ${revision}; whether the node is as new is not known, and a newer image has failed on an older patch level.`,
        facts: [unknown(null, hostNotOlder.sources)],
        decisions: ['windowsRevision', 'image'],
      }
    }
    if (revision <= windowsRevision) return undefined
    // The images of that month were built once more; they belong to the host's update.
    const { release, host, image: rebuilt } = february2020.value
    if (windowsRelease === release && windowsRevision === host && revision === rebuilt) {
      return undefined
    }
    return {
      message: `The image has revision ${revision}, the node ${windowsRevision}; a newer image has failed on an older patch level.`,
      facts: [hostNotOlder],
      decisions: ['windowsRevision', 'image'],
      suggestion: { windowsRevision: revision },
    }
  },
})
