import { isolation } from '../../../catalog/isolation.ts'
import { hotPatch } from '../../../catalog/windows/hot-patch.ts'
import { imageRules } from '../../../catalog/windows/image-match.ts'
import { releaseOfImage, revisionOfImage } from '../../../catalog/windows/image-tag.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import type { Observation } from '../../../model/observation.ts'
import { placeOf as observedAt } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'
import { isShownByNothing } from './shown-isolation.ts'

const { hostNotOlder, sameRevision, february2020 } = imageRules

export const imageToldRevision = defineLint({
  id: 'image-told-revision',
  on: 'setup',
  summary: 'The image that somebody names is not newer than the patch level of its host',
  remediation: 'Update the node first, then the images that run on it.',
  decisions: [],

  check({ observations, parsed }): readonly LintViolation[] {
    const isolated = deciding(observations, 'isolation')
    const isTold = isolated.length > 0
    const host = hostIn(observations)
    if (!host || isolated.some(({ value }) => value !== 'process')) return []
    if (!isTold && !isShownByNothing(observations, parsed)) return []
    // Of one told isolation the rules know what a tag with a revision leads to.
    const tagged = isTold ? [] : deciding(observations, 'image').filter(isTheirs)
    const image = [...named(observations, 'image.build'), ...tagged]
      .map((seen) => ({ seen, of: referenceOf(seen) }))
      .flatMap(({ seen, of }) => {
        const revision = revisionOfImage(of)
        return revision !== undefined && releaseOfImage(of) === host.release
          ? { seen, revision }
          : []
      })
      .find(({ revision }) => isNewer(host, revision))
    if (!image) return []
    return [
      {
        path: [],
        place: observedAt(image.seen),
        also: [observedAt(host.seen)],
        basis: 'fails',
        message: `The image has revision ${image.revision}, the node ${host.revision}; with process isolation${isTold ? '' : ', which a pod has that asks for nothing else,'} a newer image has failed on an older patch level.`,
        facts: [isolation.process.supported, hostNotOlder],
      },
    ]
  },
})

/** What people name as their image, and not what they start by hand. */
const isTheirs = ({ weight, subject = '' }: Observation) =>
  weight === 'statement' && subject.startsWith('workload image ')

const referenceOf = ({ name, value }: Observation) =>
  name === 'image.build' ? `image:${String(value)}` : String(value)

interface Host {
  readonly release: unknown
  readonly revision: number
  readonly seen: Observation
}

/** The host, where all that is told of it is the same, and its revision tells its updates. */
function hostIn(observations: readonly Observation[]): Host | undefined {
  const releases = deciding(observations, 'windowsRelease')
  const revisions = deciding(observations, 'windowsRevision')
  const [release] = releases
  const [seen] = revisions
  if (!release || !seen || typeof seen.value !== 'number' || seen.value === 0) return undefined
  const isOne =
    releases.every(({ value }) => value === release.value) &&
    revisions.every(({ value }) => value === seen.value)
  const isHotPatched =
    named(observations, 'host.hotpatch').length > 0 &&
    hotPatch.releases.value.some((one) => one === release.value)
  return isOne && !isHotPatched ? { release: release.value, revision: seen.value, seen } : undefined
}

function isNewer({ release, revision }: Host, own: number): boolean {
  const { release: rebuilt, host, image } = february2020.value
  const isRebuilt = release === rebuilt && revision === host && own === image
  return own > revision && !isRebuilt && !sameRevision.value.some((one) => one === release)
}
