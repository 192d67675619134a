import type { SourceRef } from '../../catalog/fact.ts'
import type { DecisionId } from '../scenario.ts'

/** What a decision means, for a reader who meets it for the first time. */
export interface Help {
  /** One to three plain sentences. */
  readonly text: string
  /** The command that shows the value on a system that runs. */
  readonly find?: { readonly on: 'node' | 'cluster'; readonly command: string }
  readonly sources?: readonly SourceRef[]
}

export const defineHelp = <const Id extends DecisionId>(help: Readonly<Record<Id, Help>>) => help
