import {
  decisionIds,
  decisionOf,
  plainValue,
  topics,
  type DecisionId,
  type Evaluation,
} from '../../core/plan.ts'
import { valueText } from '../components/value-text.ts'

export interface DecisionRow {
  readonly id: DecisionId
  readonly topic: string
  readonly label: string
  /** One for each setup. */
  readonly values: readonly string[]
}

/** What the setups decide, in the order of the questions: where they differ, and where they agree. */
export function decisionRows(setups: readonly { readonly evaluation: Evaluation }[]): {
  readonly differing: readonly DecisionRow[]
  readonly same: readonly DecisionRow[]
} {
  const rows = topics.flatMap(({ id: topic, title }) =>
    decisionIds
      .filter((id) => decisionOf(id).topic === topic)
      .map((id): DecisionRow => ({
        id,
        topic: title,
        label: decisionOf(id).label,
        values: setups.map(({ evaluation }) => shortText(id, evaluation)),
      })),
  )
  const plain = (id: DecisionId) =>
    setups.map(({ evaluation }) => JSON.stringify(plainValue(evaluation.scenario[id])))
  const differs = ({ id }: DecisionRow) => new Set(plain(id)).size > 1
  return { differing: rows.filter(differs), same: rows.filter((row) => !differs(row)) }
}

/** Of a long list its beginning; Plan has the rest. */
function shortText(id: DecisionId, { scenario }: Evaluation): string {
  const value = plainValue(scenario[id])
  if (typeof value !== 'object' || value.length <= maxItems) return valueText(id, value)
  return `${value.slice(0, maxItems - 2).join(', ')} and ${value.length - maxItems + 2} more`
}

const maxItems = 8
