import { tagsNameReleases } from '../../catalog/windows/image-tag.ts'
import { defineLint } from '../../model/lint.ts'
import { placeOf } from '../../model/observe.ts'
import { named } from '../../model/observed.ts'

export const imageReleaseSpelt = defineLint({
  id: 'image-release-spelt',
  on: 'setup',
  summary: 'Tags of images name a release of Windows as the base images do',
  remediation:
    'Write ltsc2016, ltsc2019, ltsc2022 or ltsc2025 (long-term servicing channel), and see that the registry has the tag.',
  decisions: [],

  check: ({ observations }) =>
    named(observations, 'image.misspeltRelease').map((one) => ({
      path: [],
      place: placeOf(one),
      basis: 'fails' as const,
      message: `${one.raw} is no release of Windows Server: ${rightOf(one.raw)} An image with this tag is most likely not there.`,
      // A registry of one's own may have it all the same.
      facts: [{ ...tagsNameReleases, confidence: 'inferred' as const }],
    })),
})

const rightOf = (raw: string): string => {
  const year = /20(?:16|19|22|25)$/.exec(raw)?.[0]
  return year === undefined
    ? 'the long releases are ltsc2016, ltsc2019, ltsc2022 and ltsc2025.'
    : `it is called ltsc${year}.`
}
