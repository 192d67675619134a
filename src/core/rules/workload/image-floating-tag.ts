import { updateRequirements } from '../../catalog/kbs.ts'
import { updatedRevision, updateGap } from '../../derived/update-gap.ts'
import { releaseOfImage, revisionOfImage } from '../../catalog/windows/image-tag.ts'
import { defineRule } from '../../model/rule.ts'

const { images2019, images2025 } = updateRequirements

export const imageFloatingTag = defineRule({
  id: 'image-floating-tag',
  basis: 'fails',
  summary: 'A tag that follows the monthly builds needs a host that is patched as well',
  remediation: 'Update the node, or take a tag with a full build that is not newer than the node.',
  decisions: [
    'windowsRelease',
    'windowsRevision',
    'installedKBs',
    'imageRelease',
    'image',
    'isolation',
  ],

  check(scenario) {
    const { windowsRelease, imageRelease, image, isolation } = scenario
    if (isolation !== 'process' || windowsRelease !== imageRelease || image.includes('@')) {
      return undefined
    }
    const requirement = [images2019, images2025].find(({ release }) => release === windowsRelease)
    const gap = requirement && updateGap(requirement, scenario)
    if (!gap) return undefined
    if (releaseOfImage(image) === undefined || revisionOfImage(image) !== undefined)
      return undefined
    return {
      message: `${image} follows the builds of its release; those since ${requirement.kb} have failed on hosts before revision ${requirement.revision.value}, and ${gap.text}.`,
      facts: [gap.fact],
      decisions: ['windowsRevision', 'image'],
      ...updatedRevision(gap),
    }
  },
})
