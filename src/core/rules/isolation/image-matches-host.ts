import { catalog } from '../../catalog/catalog.ts'
import { imageMatch, imagesOfHost } from '../../catalog/windows/image-match.ts'
import { withRelease } from '../../catalog/windows/image-tag.ts'
import { usualImage } from '../../model/resolve/image.ts'
import { imageOfHost } from '../../model/resolve/image-release.ts'
import { defineRule } from '../../model/rule.ts'

export const imageMatchesHost = defineRule({
  id: 'image-matches-host',
  basis: 'fails',
  summary: 'A host starts only container images that fit its build',
  remediation:
    'Build the workload on a base image that this host runs, or give it a node with the build of the image.',
  decisions: ['windowsRelease', 'imageRelease', 'isolation', 'image'],

  check({ windowsRelease, imageRelease, isolation, image }) {
    if (isolation === 'hostprocess') return undefined
    const { verdict, facts } = imageMatch(windowsRelease, imageRelease, isolation)
    if (verdict === 'runs') return undefined
    const host = nameWithBuild(catalog.windows[windowsRelease])
    const actual = nameWithBuild(catalog.images[imageRelease])
    if (verdict === 'unknown') {
      return {
        message: `Nobody states whether ${host} runs images of ${actual} with Hyper-V isolation.`,
        facts,
      }
    }
    const needs =
      isolation === 'process'
        ? `With process isolation ${host} runs images of ${imagesOfHost(windowsRelease)
            .map((id) => catalog.images[id].name)
            .join(' or ')}`
        : `With Hyper-V isolation ${host} runs images up to its own build`
    const release = imageOfHost(windowsRelease)
    const fitting = withRelease(image, release)
    return {
      message: `${needs}, not of ${actual}.`,
      facts,
      // An image that nobody named follows the release, and is not to blame.
      ...(image === usualImage(imageRelease)
        ? { decisions: ['windowsRelease', 'imageRelease', 'isolation'] as const }
        : {}),
      suggestion: { imageRelease: release, ...(fitting === undefined ? {} : { image: fitting }) },
    }
  },
})

const nameWithBuild = ({
  name,
  build,
}: {
  readonly name: string
  readonly build: { readonly value: string }
}) => `${name} (${build.value})`
