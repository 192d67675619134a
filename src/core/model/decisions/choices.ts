import { catalog } from '../../catalog/catalog.ts'
import type { Choice } from '../decision.ts'
import type { Scenario } from '../scenario.ts'

export const isOverlay = ({ networkMode }: Scenario) => networkMode === 'overlay'
export const hasService = ({ serviceType }: Scenario) => serviceType !== 'none'

export const named = <const V extends string>(
  names: Record<V, string | readonly [string, string]>,
) => {
  const choices = Object.entries(names).map(([value, name]) => choice(value, name))
  return () => choices as unknown as readonly Choice<V>[]
}

function choice(value: string, name: unknown): Choice<string> {
  return Array.isArray(name)
    ? { value, name: String(name[0]), sentence: String(name[1]) }
    : { value, name: String(name) }
}

/** Entries of a catalog record as choices, in its order. */
export function entries<V extends string>(record: {
  readonly [Id in V]: { readonly name: string; readonly sentence?: string }
}): readonly Choice<V>[] {
  return (Object.keys(record) as V[]).map((value) => {
    const { name, sentence } = record[value]
    return sentence === undefined ? { value, name } : { value, name, sentence }
  })
}

export const minors = (): readonly Choice<Scenario['kubernetesVersion']>[] =>
  (Object.keys(catalog.kubernetes) as Scenario['kubernetesVersion'][])
    .map((value) => ({ value, name: `Kubernetes ${value}` }))
    .toReversed()
