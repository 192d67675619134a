import { unknown } from '../../catalog/fact.ts'
import { imageRules } from '../../catalog/windows/image-match.ts'
import { revisionOfImage } from '../../catalog/windows/image-tag.ts'
import { defineRule } from '../../model/rule.ts'

export const imageRevisionFebruary2020 = defineRule({
  id: 'image-revision-february-2020',
  basis: 'fails',
  summary: 'Images and hosts from before and after the updates of February 2020 do not mix',
  remediation: 'Update the node, or take an image of its side of February 2020.',
  decisions: ['windowsRelease', 'windowsRevision', 'imageRelease', 'image', 'isolation'],

  check({ windowsRelease, windowsRevision, imageRelease, image, isolation }) {
    const { february2020 } = imageRules
    const { release, host, image: from } = february2020.value
    if (isolation !== 'process' || windowsRelease !== release || imageRelease !== release) {
      return undefined
    }
    const revision = revisionOfImage(image)
    if (revision === undefined) return undefined
    if (windowsRevision === 0) {
      return {
        message: `The image has revision ${revision}; the revision of the node was not given, and both must be older than ${host} and ${from} or both at least that.`,
        facts: [unknown(null, february2020.sources)],
        decisions: ['windowsRevision', 'image'],
      }
    }
    if (windowsRevision >= host === revision >= from) return undefined
    return {
      message: `The node has revision ${windowsRevision} and the image ${revision}; both must be older than ${host} and ${from} or both at least that.`,
      facts: [february2020],
      decisions: ['windowsRevision', 'image'],
      ...(windowsRevision < host ? { suggestion: { windowsRevision: revision } } : {}),
    }
  },
})
