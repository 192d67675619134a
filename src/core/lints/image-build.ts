import { catalog } from '../catalog/catalog.ts'
import { isolation } from '../catalog/isolation.ts'
import { imageMatch } from '../catalog/windows/image-match.ts'
import { releaseToldBy } from '../catalog/windows/image-words.ts'
import { windows, windowsReleases } from '../catalog/windows/index.ts'
import { scheduling } from '../catalog/workload/scheduling.ts'
import { hasPod, type Manifest } from '../model/manifest.ts'
import { defineLint, type LintViolation } from '../model/lint.ts'
import { pathText, valueAt } from '../model/nodes.ts'
import { keptByText } from '../values/kept-by-text.ts'
import { memoizeByObject } from '../values/memoize.ts'
import { inContainersOf } from './containers.ts'

/** The label by which a pod asks for nodes of one build. */
const buildLabel = scheduling.buildLabel.value.key

/** What stands for Hyper-V isolation, or may. */
const isHyperV = [
  ['spec', 'runtimeClassName'],
  ['metadata', 'annotations', isolation.hyperv.annotation.key],
]

export const imageBuild = defineLint({
  id: 'image-build',
  on: 'manifest',
  summary: 'A process-isolated image has the build of the node',
  remediation:
    'Take the tag of the release that the node runs, or give the pod a node with the build of the image.',
  decisions: ['windowsRelease'],
  isAbout: hasPod,
  ofPods: 'windows',

  check(document, world) {
    const { pod } = document
    const images = imagesIn(document)
    if (
      !pod ||
      document.isDescribed ||
      document.isIsolationOpen ||
      pod.isHostProcess ||
      images.length === 0
    )
      return []
    if ((pod.operatingSystem ?? world.operatingSystem) !== 'windows') return []
    const host = selectedIn(document) ?? world.windowsRelease
    return images.flatMap(({ path, field, release }): readonly LintViolation[] => {
      const { verdict, facts } = imageMatch(host, release, 'process')
      if (verdict === 'runs') return []
      return [
        kept(`${field} ${release} ${host}`, () => ({
          path,
          basis: 'fails',
          message: `${field} names ${catalog.images[release].name}, which ${catalog.windows[host].name} does not run with process isolation.`,
          facts,
        })),
      ]
    })
  },
})

/** Pods of one template have the same. */
const kept = keptByText<LintViolation>()

/** The release that a node selector asks for. */
const selectedIn = memoizeByObject(({ value, pod }: Manifest) => {
  const selected = valueAt(value, [...(pod?.path ?? []), 'spec', 'nodeSelector', buildLabel])
  return windowsReleases.find((id) => windows[id].build.value === selected)
})

/** Its process-isolated images whose release is known, which are the same for every host that is tried. */
const imagesIn = memoizeByObject((manifest: Manifest) => {
  const { value, pod } = manifest
  // Hyper-V isolation runs older images too.
  if (isHyperV.some((path) => valueAt(value, [...(pod?.path ?? []), ...path]) !== undefined)) {
    return []
  }
  return inContainersOf(manifest, 'image').flatMap(({ path, value: image }) => {
    const release = typeof image === 'string' ? releaseToldBy(image) : undefined
    return release === undefined ? [] : [{ path, field: pathText(path), release }]
  })
})
