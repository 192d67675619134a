import { misspeltTagIsMissing } from '../../../catalog/windows/misspelt-tag.ts'
import { windowsReleases } from '../../../catalog/windows/index.ts'
import { defineLint } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'

const long = windowsReleases.filter((id) => id.startsWith('ltsc'))
const longNames = `${long.slice(0, -1).join(', ')} and ${long.at(-1) ?? ''}`

export const imageReleaseSpelt = defineLint({
  id: 'image-release-spelt',
  on: 'setup',
  summary: 'Tags of images name a release of Windows as the base images do',
  remediation:
    'Write ltsc (long-term servicing channel) with the year of the release, and see that the registry has the tag.',
  decisions: [],

  check: ({ observations }) =>
    named(observations, 'image.misspeltRelease').map((one) => ({
      path: [],
      place: placeOf(one),
      basis: 'fails' as const,
      message: `${one.raw} is no release of Windows Server: ${rightOf(one.raw)} An image with this tag is most likely not there.`,
      facts: [misspeltTagIsMissing],
    })),
})

const rightOf = (raw: string): string => {
  const own = long.find((id) => id.slice(-4) === raw.slice(-4))
  return own === undefined
    ? `those of the long-term channel are ${longNames}.`
    : `it is called ${own}.`
}
