import { isolation } from '../../catalog/isolation.ts'
import { kubernetes, kubernetesVersions } from '../../catalog/kubernetes/index.ts'
import { imageMatch } from '../../catalog/windows/image-match.ts'
import { releaseOfImage } from '../../catalog/windows/image-tag.ts'
import { images, type ImageRelease } from '../../catalog/windows/index.ts'
import { hasPod, systemOfPod } from '../../model/manifest.ts'
import { defineLint } from '../../model/lint.ts'
import { valueAt } from '../../model/nodes.ts'
import { memoize } from '../../values/memoize.ts'
import { inContainersOf } from '../containers.ts'

export const imageHostListed = defineLint({
  id: 'image-host-listed',
  on: 'manifest',
  summary: 'A release of Windows that Kubernetes supports runs the image',
  remediation:
    'Take a tag for the release of the nodes, such as ltsc2022, or build the image anew.',
  decisions: [],
  isAbout: hasPod,
  ofPods: 'windows',

  check(manifest) {
    const { value, pod } = manifest
    if (!pod || pod.isHostProcess || systemOfPod(manifest) !== 'windows') return []
    const at = (...path: readonly string[]) => valueAt(value, [...pod.path, ...path])
    // Hyper-V isolation runs older images, and a RuntimeClass may stand for it.
    if (at('spec', 'runtimeClassName') !== undefined) return []
    if (at('metadata', 'annotations', isolation.hyperv.annotation.key) !== undefined) return []
    return inContainersOf(manifest, 'image').flatMap(({ path, value: image }) => {
      if (typeof image !== 'string' || !tellsWindows.test(image)) return []
      const release = releaseOfImage(image)
      if (release === undefined || runsSomewhere(release)) return []
      const [first = ''] = kubernetesVersions
      return [
        {
          path,
          basis: 'unsupported' as const,
          message: `The image is of ${images[release].name}. No release of Windows that Kubernetes ${first} or later supports runs it with process isolation.`,
          facts: [
            ...new Set(kubernetesVersions.map((minor) => kubernetes[minor].hosts)),
            ...imageMatch('ltsc2019', release, 'process').facts,
          ],
        },
      ]
    })
  },
})

/** A number alone may be one of the application. */
const tellsWindows = /windows|servercore|nanoserver|ltsc20|10\.0\.1\d{4}/i

const runsSomewhere = memoize((release: ImageRelease): boolean =>
  kubernetesVersions.some((minor) =>
    kubernetes[minor].hosts.value.some(
      (host) => imageMatch(host, release, 'process').verdict !== 'fails',
    ),
  ),
)
