import { statuses } from '../../../catalog/symptoms/stages.ts'
import { trees } from '../../../catalog/symptoms/trees.ts'
import type { Observation } from '../../../model/observation.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'

/** What lists of nodes and pods show of symptoms. */
export const statusesIn = (observations: readonly Observation[]) =>
  statuses.flatMap(({ observed, is, tree: treeId, from }) => {
    const tree = trees.find(({ id }) => id === treeId)
    const one = named(observations, observed).find(
      ({ value, subject = '' }) => is.test(String(value)) && !subject.startsWith('linux '),
    )
    if (!tree || !one) return []
    const place = placeOf(one)
    const isListed = one.inferred !== true
    // The word is no message that could answer a question about its text.
    const words = undefined
    return [{ tree, from: isListed ? from : undefined, words, quoted: one.raw, place, told: place }]
  })
