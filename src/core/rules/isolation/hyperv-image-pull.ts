import { catalog } from '../../catalog/catalog.ts'
import { imageByHost, listOfOne, manifestByDigest } from '../../catalog/runtimes/containerd.ts'
import { buildNumber } from '../../catalog/windows/index.ts'
import { defineRule } from '../../model/rule.ts'

export const hypervImagePull = defineRule({
  id: 'hyperv-image-pull',
  basis: 'fails',
  summary: 'containerd picks the image of a list by the build of the host, also for Hyper-V guests',
  remediation:
    'Name the image by the digest of its own manifest, not by that of the list (docker manifest inspect IMAGE shows the digests in it): IMAGE@sha256:…. Keep one guest release a node: its pause image serves all Hyper-V pods.',
  decisions: ['containerRuntime', 'isolation', 'windowsRelease', 'imageRelease', 'image'],

  check({ containerRuntime, isolation, windowsRelease, imageRelease, image }) {
    if (isolation !== 'hyperv' || containerRuntime !== 'containerd' || image.includes('@')) {
      return undefined
    }
    if (buildNumber(imageRelease) >= buildNumber(windowsRelease)) return undefined
    return {
      message: `containerd takes the image by the build of ${catalog.windows[windowsRelease].name}, the node. Where ${image} is a list, as the tags of Windows on mcr.microsoft.com are even with one entry, it may pass over that of ${catalog.images[imageRelease].name}: "no match for platform in manifest: not found".`,
      facts: [imageByHost, listOfOne, manifestByDigest],
    }
  },
})
