import { catalog } from '../../catalog/catalog.ts'
import { imageByHost } from '../../catalog/runtimes/containerd.ts'
import { buildNumber } from '../../catalog/windows/index.ts'
import { defineRule } from '../../model/rule.ts'

export const hypervImagePull = defineRule({
  id: 'hyperv-image-pull',
  basis: 'fails',
  summary: 'containerd picks the image of a list by the build of the host, also for Hyper-V guests',
  remediation:
    'Name the image of an older guest by digest or by a tag that stands for this release alone, and keep one guest release a node: its pause image serves all Hyper-V pods.',
  decisions: ['containerRuntime', 'isolation', 'windowsRelease', 'imageRelease', 'image'],

  check({ containerRuntime, isolation, windowsRelease, imageRelease, image }) {
    if (isolation !== 'hyperv' || containerRuntime !== 'containerd' || image.includes('@')) {
      return undefined
    }
    if (buildNumber(imageRelease) >= buildNumber(windowsRelease)) return undefined
    return {
      message: `containerd looks for the build of ${catalog.windows[windowsRelease].name} in ${image} and may not find or not take that of ${catalog.images[imageRelease].name}.`,
      facts: [imageByHost],
    }
  },
})
