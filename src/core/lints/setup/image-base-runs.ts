import { imageMatch } from '../../catalog/windows/image-match.ts'
import { releaseOfImage } from '../../catalog/windows/image-tag.ts'
import { releaseToldBy } from '../../catalog/windows/image-words.ts'
import { windows, windowsReleases } from '../../catalog/windows/index.ts'
import { scheduling } from '../../catalog/workload/scheduling.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { systemOfPod } from '../../model/manifest.ts'
import { placeOf as observedAt } from '../../model/observe.ts'
import { deciding, named } from '../../model/observed.ts'
import { ofKind } from '../../model/parsed.ts'
import { inContainersOf } from '../containers.ts'

export const imageBaseRuns = defineLint({
  id: 'image-base-runs',
  on: 'setup',
  summary: 'The base of an image that is built has the build of a node',
  remediation:
    'Build on the tag of the release that the nodes run, or add nodes with the release of the base.',
  decisions: [],

  check({ observations, parsed }): readonly LintViolation[] {
    const told = deciding(observations, 'windowsRelease').filter(({ absent }) => absent !== true)
    const [node] = told
    const hosts = windowsReleases.filter((id) => told.some(({ value }) => value === id))
    // Hyper-V isolation runs older images too, and a RuntimeClass may be for it.
    const isApart =
      deciding(observations, 'isolation').some(({ value }) => value !== 'process') ||
      deciding(observations, 'useRuntimeClass').length > 0
    const pods = ofKind(parsed, 'manifest').filter(({ value }) => systemOfPod(value) === 'windows')
    const images = pods.flatMap(({ value }) => inContainersOf(value, 'image'))
    // Where each image names its release, what is built here may be another one.
    const isOther =
      images.length > 0 &&
      images.every(({ value }) => typeof value === 'string' && releaseToldBy(value) !== undefined)
    if (!node || isApart || isOther) return []
    const bases = named(observations, 'image.base')
    // Who builds for several releases has one for the nodes among them.
    const isBuiltFor = bases.some((base) => {
      const release = releaseOfImage(String(base.value))
      return (
        bases.some(({ file }) => file !== base.file) &&
        release !== undefined &&
        hosts.every((host) => imageMatch(host, release, 'process').verdict !== 'fails')
      )
    })
    if (isBuiltFor) return []
    return bases.flatMap((base): readonly LintViolation[] => {
      const release = releaseOfImage(String(base.value))
      if (release === undefined) return []
      const matches = hosts.map((host) => imageMatch(host, release, 'process'))
      if (!matches.every(({ verdict }) => verdict === 'fails')) return []
      return [
        {
          path: [],
          place: observedAt(base),
          also: [observedAt(node)],
          basis: 'fails',
          message: `The image is built on ${String(base.value)}; ${hosts.map((id) => windows[id].name).join(' and ')}, which the nodes have, ${hosts.length > 1 ? 'do' : 'does'} not run it with process isolation.`,
          facts: [
            ...matches.flatMap(({ facts }) => facts),
            // Another build may have given other values.
            ...(base.inferred === true ? [scheduling.unselected] : []),
          ],
        },
      ]
    })
  },
})
