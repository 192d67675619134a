import type { SourceRef } from '../../catalog/fact.ts'
import { decisionIds, decisionOf } from '../decisions.ts'
import type { Choices } from '../scenario.ts'

/** A whole setup to start from. */
export interface Preset<Id extends string = string> {
  readonly id: Id
  readonly title: string
  /** One sentence for the card on Home. */
  readonly sentence: string
  /** Where the setup is described; empty where it is a recommendation of ours. */
  readonly sources: readonly SourceRef[]
  readonly choices: Choices
}

/** Every decision at its initial value. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const initialChoices = Object.fromEntries(
  decisionIds.map((id) => [id, decisionOf(id).initial]),
) as unknown as Choices

/** Defines a preset; what it does not choose has its initial value. */
export const definePreset = <const Id extends string>({
  choices,
  ...preset
}: Omit<Preset<Id>, 'choices'> & { readonly choices: Partial<Choices> }): Preset<Id> => ({
  ...preset,
  choices: { ...initialChoices, ...choices },
})
