import type { SourceRef } from '../../../catalog/fact.ts'
import { flagOf, type FlaggedComponent } from '../../../catalog/flags/accepted.ts'
import type { Explanation } from '../../../model/artifact.ts'
import type { Argument } from '../../formats/content.ts'
import type { DecisionId } from '../../../model/scenario.ts'

/** One thing that a component is told, by its flag or by the field that says the same. */
export interface Setting extends Argument {
  /** The value in the configuration file, where it is not the text of the flag. */
  readonly inFile?: unknown
}

type Reasoned = Pick<Setting, 'value' | 'inFile'> & {
  readonly text: string
  readonly decisions?: readonly DecisionId[]
  readonly sources?: readonly SourceRef[]
}

const maxSources = 4

/** Makes settings of one component; the code that registers a flag is among its sources. */
export const settingOf =
  (component: FlaggedComponent) =>
  (name: string, { text, decisions = [], sources = [], value, inFile }: Reasoned): Setting => {
    const why: Explanation = {
      text,
      decisions,
      // Computed when somebody looks at the line, which is rarely.
      get sources() {
        const all = [...sources, ...(flagOf(component, name)?.sources ?? [])]
        return [...new Set(all)].slice(0, maxSources)
      },
    }
    return { name, value, inFile, why }
  }
