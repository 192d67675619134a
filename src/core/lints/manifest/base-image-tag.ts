import { tagsNameReleases } from '../../catalog/windows/image-tag.ts'
import { defineLint } from '../../model/lint.ts'
import { hasPod } from '../../model/manifest.ts'
import { pathText } from '../../model/nodes.ts'
import { inContainersOf } from '../containers.ts'

/** A base image of Microsoft without a tag of its own. */
const untagged = /^mcr\.microsoft\.com\/windows(?:\/(?:nanoserver|servercore|server))?(?::latest)?$/

export const baseImageTag = defineLint({
  id: 'base-image-tag',
  on: 'manifest',
  summary: 'A base image of Windows is named with its release',
  remediation: 'Name the release of the node: :ltsc2022, :ltsc2025.',
  decisions: [],
  isAbout: hasPod,

  check: (manifest) =>
    inContainersOf(manifest, 'image')
      .filter(({ value: image }) => typeof image === 'string' && untagged.test(image))
      .map(({ path, value: image }) => ({
        path,
        basis: 'fails',
        message: `${pathText(path)} is ${String(image)}; the base images of Windows have no tag latest, so there is nothing to pull.`,
        facts: [tagsNameReleases],
      })),
})
