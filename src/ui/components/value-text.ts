import { choicesOf, type Choices, type DecisionId, type Scenario } from '../../core/plan.ts'

/** A value of a decision as a reader says it. */
export function valueText(id: DecisionId, value: Choices[DecisionId]): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  if (typeof value === 'object') return value.length === 0 ? 'none' : value.join(', ')
  if (value === '') return 'empty'
  const text = String(value)
  if (text === 'auto') return 'automatic'
  return choicesOf(id).find((choice) => choice.value === text)?.name ?? text
}

const chief = [
  'kubernetesVersion',
  'windowsRelease',
  'containerRuntime',
  'cni',
  'networkMode',
] as const satisfies readonly DecisionId[]

/** A whole scenario on one line: what tells it from others. */
export const scenarioText = (scenario: Scenario) =>
  chief.map((id) => valueText(id, scenario[id])).join(' · ')

/** `1 error`, `2 errors`. */
export const counted = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`
