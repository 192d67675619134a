import { withRelease } from '../../catalog/windows/image-tag.ts'
import { decisionIds, decisionOf } from '../../model/decisions.ts'
import type { Finding } from '../../model/finding.ts'
import { auto, type Choices, type DecisionId, type Scenario } from '../../model/scenario.ts'
import { valuesOf } from '../options.ts'

type Value = Choices[DecisionId]

/** A decision that a repair may change, and the values it may take. */
export interface Variable {
  readonly id: DecisionId
  readonly isClosed: boolean
  /** Domain in a fixed order; a closed decision that can be automatic ends with `auto`. */
  readonly values: readonly Value[]
  /** The value as chosen. */
  readonly start: number
  /** Values that a repair may choose: neither the chosen one nor what `auto` stands for now. */
  readonly options: readonly number[]
  /** What one change of this decision costs, beyond counting as one. */
  readonly dislike: number
}

/** What users least like to change comes first; within a rank one change is as good as another. */
const ranks: readonly (readonly DecisionId[])[] = [
  ['kubernetesVersion', 'windowsRelease', 'controlPlaneVersion', 'platform'],
  ['containerRuntime', 'isolation', 'image', 'imageRelease'],
  ['cni', 'networkMode', 'ipam', 'ipFamily'],
]

/** No scenario changes as many decisions as this, so ranks never add up into the next one. */
const rankBase = 100

function dislikeOf(id: DecisionId): number {
  const rank = ranks.findIndex((ids) => ids.includes(id))
  return rank < 0 ? 1 : rankBase ** (ranks.length - rank)
}

/**
 * The variables of a search: every closed decision, and each open one for which a finding suggests
 * a value. A pinned decision keeps the value that it has now, also where that was automatic.
 */
export function variablesOf(
  choices: Choices,
  scenario: Scenario,
  findings: readonly Finding[],
  pinned: ReadonlySet<DecisionId>,
): readonly Variable[] {
  return decisionIds.flatMap((id) => {
    const domain = valuesOf(id)
    const isPinned = pinned.has(id)
    if (domain.length > 0) {
      const variable = closed(id, domain, choices, scenario, isPinned)
      return [pinned.has('image') ? keepingImage(variable, choices) : variable]
    }
    const suggested = isPinned ? [] : suggestions(id, findings, choices)
    return suggested.length > 0 ? [open(id, suggested, choices)] : []
  })
}

function closed(
  id: DecisionId,
  domain: readonly (string | boolean)[],
  choices: Choices,
  scenario: Scenario,
  isPinned: boolean,
): Variable {
  const values = decisionOf(id).auto ? [...domain, auto] : domain
  const present = domain.indexOf(scenario[id] as string | boolean)
  const start = choices[id] === auto && !isPinned ? domain.length : present
  const options = isPinned
    ? []
    : domain.flatMap((_, i) => (i === present || i === start ? [] : [i]))
  return {
    id,
    isClosed: true,
    values,
    start,
    options,
    dislike: dislikeOf(id),
  }
}

/** Without the values that would change the tag of the image. */
const keepingImage = (variable: Variable, choices: Choices): Variable => ({
  ...variable,
  options: variable.options.filter(
    (i) => changesOf(variable.id, variable.values[i] ?? auto, choices).image === undefined,
  ),
})

function open(id: DecisionId, suggested: readonly Value[], choices: Choices): Variable {
  return {
    id,
    isClosed: false,
    values: [choices[id], ...suggested],
    start: 0,
    options: suggested.map((_, i) => i + 1),
    dislike: dislikeOf(id),
  }
}

function suggestions(
  id: DecisionId,
  findings: readonly Finding[],
  choices: Choices,
): readonly Value[] {
  const found = new Map<string, Value>()
  for (const { severity, suggestion } of findings) {
    const value = severity === 'error' ? suggestion?.[id] : undefined
    if (value !== undefined && value !== auto) found.set(JSON.stringify(value), value)
  }
  found.delete(JSON.stringify(choices[id]))
  return [...found.values()]
}

/**
 * What setting a decision changes. The release of an image and the tag that names it change
 * together, as one change.
 */
export function changesOf(id: DecisionId, value: Value, choices: Choices): Partial<Choices> {
  const change: Partial<Choices> = { [id]: value }
  const { imageRelease } = change
  if (imageRelease === undefined || imageRelease === auto) return change
  const image = withRelease(choices.image, imageRelease)
  return image === undefined || image === choices.image ? change : { ...change, image }
}
