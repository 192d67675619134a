import fc from 'fast-check'
import { expect, test } from 'vitest'
import { presets } from '../../model/presets/index.ts'
import type { Choices, DecisionId } from '../../model/scenario.ts'
import { rules } from '../../rules/index.ts'
import { anyClosedChoices } from '../../testing/choices.ts'
import { evaluate, hasErrors } from '../evaluate.ts'
import { keyOf } from './changes.ts'
import { narrowed } from './narrow.ts'
import { Search } from './search.ts'
import { spaceAround } from './space.ts'

const spaceOf = (choices: Choices, pinned: readonly DecisionId[] = []) =>
  spaceAround(evaluate(choices), rules, new Set([...pinned, 'accepted']))

const experiment = presets.find(({ id }) => id === 'hyperv-1.14')?.choices ?? presets[0].choices

test('a pinned host leaves only the versions that list it, or whose platform offers it', () => {
  const space = spaceOf({ ...experiment, windowsRelease: 'ltsc2025' }, ['windowsRelease'])
  const versions = narrowed(space).closed.get('kubernetesVersion')
  expect(space.closed.get('kubernetesVersion')?.length).toBeGreaterThan(20)
  expect(versions).toContainEqual({ kubernetesVersion: '1.36' })
  expect(versions).not.toContainEqual({ kubernetesVersion: '1.20' })
})

test('a minor takes a release that was chosen along', () => {
  const { takenAlong } = narrowed(spaceOf({ ...experiment, kubernetesRelease: '1.14.8' }))
  expect(takenAlong.get('kubernetesVersion')).toContainEqual(['kubernetesRelease'])
  expect(narrowed(spaceOf({ ...experiment, kubernetesRelease: 'auto' })).takenAlong).not.toContain(
    'kubernetesVersion',
  )
})

test('a narrowed space holds every solution', () => {
  const closed: readonly DecisionId[] = [
    'kubernetesVersion',
    'windowsRelease',
    'imageRelease',
    'isolation',
    'cni',
    'networkMode',
    'platform',
    'joinMethod',
  ]
  const solutionsOf = (choices: Choices, pinned: readonly DecisionId[], isNarrowed: boolean) => {
    const search = new Search(spaceOf(choices, pinned))
    if (isNarrowed) search.narrow()
    while (search.limit < 3) search.deepen()
    return [...new Set(search.solutions.map(keyOf))].toSorted()
  }
  fc.assert(
    fc.property(
      fc.constantFrom(...presets),
      anyClosedChoices,
      fc.subarray([...closed], { minLength: 1, maxLength: 3 }),
      (preset, others, ids) => {
        const changes = Object.fromEntries(ids.map((id) => [id, others[id]]))
        const choices: Choices = { ...preset.choices, ...changes }
        fc.pre(hasErrors(evaluate(choices).findings))
        for (const pinned of [[], ids]) {
          expect(solutionsOf(choices, pinned, true)).toEqual(solutionsOf(choices, pinned, false))
        }
      },
    ),
    { numRuns: 60 },
  )
})
