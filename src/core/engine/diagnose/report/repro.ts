import { decisionOf } from '../../../model/decisions.ts'
import type { DecisionId, Values } from '../../../model/scenario.ts'
import { keysOf } from '../../../values/keys.ts'
import type { Diagnosis } from '../diagnosis.ts'
import { hiderFor, type Hide } from './hide.ts'
import { reportWith, type ReportOptions } from './report.ts'

/** What a setup is rebuilt from elsewhere, and the report that goes with it: both with the same names. */
export interface Repro {
  readonly scenario: Diagnosis['scenario']
  readonly report: string
}

export function repro(diagnosis: Diagnosis, { pseudonyms }: ReportOptions = {}): Repro {
  const hide = pseudonyms === true ? hiderFor(diagnosis) : undefined
  return {
    report: reportWith(diagnosis, hide),
    scenario: hide ? hidden(diagnosis.scenario, hide) : diagnosis.scenario,
  }
}

/** What is chosen from a list names nobody. */
const hidden = (scenario: Diagnosis['scenario'], hide: Hide): Partial<Values> =>
  Object.fromEntries(
    keysOf(scenario).map((id) => [id, isTyped(id) ? replaced(scenario[id], hide) : scenario[id]]),
  )

const isTyped = (id: DecisionId) => ['text', 'list'].includes(decisionOf(id).kind)

function replaced(value: unknown, hide: Hide): unknown {
  if (typeof value === 'string') return hide(value)
  return Array.isArray(value) ? value.map((one: unknown) => replaced(one, hide)) : value
}
