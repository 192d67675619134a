import { updateRequirements } from '../../../catalog/kbs.ts'
import { catalog } from '../../../catalog/catalog.ts'
import { defineLint } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'

const requirements = [updateRequirements.overlay, updateRequirements.overlay2016]

export const overlayUpdateTold = defineLint({
  id: 'overlay-update-told',
  on: 'setup',
  summary: 'The updates that a node lists reach the one that overlay networks need',
  remediation: 'Install the update or any later one, restart the node, and make its networks anew.',
  decisions: [],

  check({ observations }) {
    const modes = deciding(observations, 'networkMode')
    const releases = deciding(observations, 'windowsRelease')
    const listed = named(observations, 'host.hotfixes')
    const [overlay] = modes
    const [first] = listed
    // A revision tells more, and is judged elsewhere.
    if (!overlay || !first || deciding(observations, 'windowsRevision').length > 0) return []
    if (modes.some(({ value }) => value !== 'overlay')) return []
    return requirements
      .filter(
        ({ release, kb }) =>
          releases.length > 0 &&
          releases.every(({ value }) => value === release) &&
          // What came later has a higher number.
          listed.every(({ value }) => numberOf(value) < numberOf(kb)),
      )
      .map(({ release, kb, revision }) => ({
        path: [],
        place: placeOf(first),
        also: [placeOf(overlay)],
        basis: 'fails' as const,
        message: `Overlay networks need ${kb} or a later update on ${catalog.windows[release].name}, and the node lists older ones alone.`,
        facts: [{ ...revision, confidence: 'inferred' as const }],
      }))
  },
})

const numberOf = (kb: unknown) => Number(String(kb).replace(/^KB/i, ''))
