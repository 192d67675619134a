import { missingTag } from '../../catalog/windows/base-tags.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { hasPod } from '../../model/manifest.ts'
import { pathText } from '../../model/nodes.ts'
import { inContainersOf } from '../containers.ts'

export const baseImageTag = defineLint({
  id: 'base-image-tag',
  on: 'manifest',
  summary: 'A base image of Windows is named with its release',
  remediation: 'Name the release of the node: :ltsc2022, :ltsc2025.',
  decisions: [],
  isAbout: hasPod,
  ofPods: 'windows',

  check: (manifest) =>
    inContainersOf(manifest, 'image').flatMap(
      ({ path, value: image }): readonly LintViolation[] => {
        const because = typeof image === 'string' ? missingTag(image) : undefined
        return because === undefined
          ? []
          : [
              {
                path,
                basis: 'fails',
                message: `${pathText(path)} is ${String(image)}; ${because.value}`,
                facts: [because],
              },
            ]
      },
    ),
})
