import { grouped } from '../values/grouped.ts'
import { memoizeByObject } from '../values/memoize.ts'
import type { Observation } from './observation.ts'
import type { DecisionId } from './scenario.ts'

/** The observations of one name, in their order; to search all for each lint was 8 % of `diagnose.1MB`. */
export const named = (observations: readonly Observation[], name: string): readonly Observation[] =>
  byName(observations).get(name) ?? []

/** The observations of one decision, in their order. */
export const deciding = (
  observations: readonly Observation[],
  id: DecisionId,
): readonly Observation[] => byDecision(observations).get(id) ?? []

const byName = memoizeByObject((observations: readonly Observation[]) =>
  grouped(observations, ({ name }) => name),
)

const byDecision = memoizeByObject((observations: readonly Observation[]) =>
  grouped(observations, ({ decision }) => decision),
)

/** The subject of what a Linux machine tells of itself. */
export const linuxMachine = 'linux machine'

/** What an observation tells of: its decision, or its name where it decides nothing. */
export const aboutOf = ({ decision, name }: Observation): string => decision ?? name
