import { catalog } from '../../catalog/catalog.ts'
import { keysOf } from '../../values/keys.ts'
import type { Choice } from '../decision.ts'
import type { Scenario } from '../scenario.ts'

export const isOverlay = ({ networkMode }: Scenario) => networkMode === 'overlay'
export const hasService = ({ serviceType }: Scenario) => serviceType !== 'none'

/** Choices of a closed decision from their names, or from names with a sentence, in this order. */
export const namedChoices = <const V extends string>(
  names: Record<V, string | readonly [string, string]>,
) => {
  const choices = keysOf(names).map((value): Choice<V> => {
    const text: string | readonly [string, string] = names[value]
    return typeof text === 'string'
      ? { value, name: text }
      : { value, name: text[0], sentence: text[1] }
  })
  return () => choices
}

/** Entries of a catalog record as choices, in its order. */
export function entries<V extends string>(record: {
  readonly [Id in V]: { readonly name: string; readonly sentence?: string }
}): readonly Choice<V>[] {
  return keysOf<V>(record).map((value) => {
    const { name, sentence } = record[value]
    return sentence === undefined ? { value, name } : { value, name, sentence }
  })
}

/** The Kubernetes minors of the catalog, the newest first. */
export const minors = (): readonly Choice<Scenario['kubernetesVersion']>[] =>
  keysOf(catalog.kubernetes)
    .map((value) => ({ value, name: `Kubernetes ${value}` }))
    .toReversed()
