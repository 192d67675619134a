import type { Place } from '../../../model/finding.ts'
import type { Observation } from '../../../model/observation.ts'
import type { DecisionId } from '../../../model/scenario.ts'
import { parseCidr, type Cidr } from '../../../values/address.ts'
import { deciding } from '../../../model/observed.ts'

/** The one range that the input states in words for a decision; undefined where it states several. */
export function rangeTold(
  id: DecisionId,
  observations: readonly Observation[],
): { readonly range: Cidr; readonly place: Place } | undefined {
  const told = deciding(observations, id).filter(
    ({ absent, inferred }) => absent !== true && inferred !== true,
  )
  const [first] = told
  const range = parseCidr(String(first?.value))
  if (!first || !range || told.some(({ value }) => value !== first.value)) return undefined
  return { range, place: { file: first.file, line: first.line, column: first.column } }
}
