import { catalog } from './catalog/catalog.ts'
import type { SourceRef } from './catalog/fact.ts'
import { poolGuides } from './catalog/platforms/pools/index.ts'
import { isManaged, setByPlatform as fixed } from './model/managed-plan.ts'
import type { DecisionId, Scenario } from './model/scenario.ts'

/** Planning on a platform that makes its own nodes; loaded with the choice of it. */

export interface PlatformValue {
  /** A sentence. */
  readonly value: string
  readonly sources: readonly SourceRef[]
}

/** What the platform uses in the place of the choices that it makes; empty on any other plan. */
export function setByPlatform(
  scenario: Pick<Scenario, 'joinMethod' | 'platform'>,
): ReadonlyMap<DecisionId, PlatformValue> {
  if (!isManaged(scenario)) return new Map()
  const guide = poolGuides[scenario.platform]
  const { name } = catalog.platforms[scenario.platform]
  return new Map(
    fixed.map((id) => {
      const uses = guide?.instead.find(({ decisions }) => decisions.includes(id))?.uses
      return [id, { value: uses?.value ?? `${name} sets it.`, sources: uses?.sources ?? [] }]
    }),
  )
}
