import { withRelease } from '../../catalog/windows/image-tag.ts'
import { decisionIds } from '../../model/decisions.ts'
import type { AnyRule } from '../../model/rule.ts'
import { auto, type Choices, type DecisionId, type Scenario } from '../../model/scenario.ts'
import type { Evaluation } from '../evaluate.ts'
import { valuesOf } from '../options.ts'
import { inputsOf } from '../resolve.ts'
import type { Changes } from './changes.ts'

/** What a search may change, and which rules each change touches. */
export interface Space {
  readonly start: Evaluation
  readonly rules: readonly AnyRule[]
  /** What each rule reads, with what its automatic values are resolved from. */
  readonly readsOf: ReadonlyMap<AnyRule, readonly DecisionId[]>
  readonly readersOf: ReadonlyMap<DecisionId, ReadonlySet<AnyRule>>
  /** The rules that read a value themselves. */
  readonly askedBy: ReadonlyMap<DecisionId, readonly AnyRule[]>
  /** The changes of a closed decision to each other value; empty for a pinned one. */
  readonly closed: ReadonlyMap<DecisionId, readonly Changes[]>
  readonly pinned: ReadonlySet<DecisionId>
  /**
   * By closed decision, sets of others: whatever it alone changes to breaks a rule that reads one
   * such set besides, so that something of each set changes with it.
   */
  readonly takenAlong: ReadonlyMap<DecisionId, readonly (readonly DecisionId[])[]>
}

/** The space around a scenario. */
export function spaceAround(
  start: Evaluation,
  allRules: readonly AnyRule[],
  pinned: ReadonlySet<DecisionId>,
): Space {
  const { choices, scenario } = start
  const rules = [...allRules.filter(mayBlock), ...keeping(pinned, start)]
  const inputs = new Map(decisionIds.map((id) => [id, inputsOf(id, choices)]))
  const readsOf = new Map(
    rules.map((rule) => {
      const reads = new Set(rule.reads.flatMap((id) => [...(inputs.get(id) ?? [])]))
      if (reads.has('image')) reads.add('imageRelease')
      return [rule, [...reads]] as const
    }),
  )
  const readersOf = new Map(decisionIds.map((id) => [id, new Set<AnyRule>()]))
  for (const [rule, reads] of readsOf) for (const id of reads) readersOf.get(id)?.add(rule)
  const askedBy = new Map(
    decisionIds.map((id) => [id, rules.filter((rule) => rule.reads.includes(id))]),
  )
  const closed = new Map(
    decisionIds
      .filter((id) => valuesOf(id).length > 0)
      .map((id) => {
        const others = pinned.has(id) ? [] : valuesOf(id).filter((value) => value !== scenario[id])
        const changes = others.map((value) => changesOf(id, value, choices))
        return [id, changes.filter((one) => keepsImage(one, pinned))] as const
      }),
  )
  const takenAlong: Space['takenAlong'] = new Map()
  return { start, rules, readsOf, readersOf, askedBy, closed, takenAlong, pinned }
}

const keepsImage = (changes: Changes, pinned: ReadonlySet<DecisionId>) =>
  changes.image === undefined || !pinned.has('image')

/** Whether findings of this rule can be errors at all. */
const mayBlock = ({ basis, matrix }: AnyRule) =>
  basis === 'refused' || basis === 'fails' || (basis === 'unsupported' && matrix === true)

/** A pinned decision that is automatic keeps its value only if what it follows from lets it. */
const keeping = (pinned: ReadonlySet<DecisionId>, { choices, scenario }: Evaluation) =>
  [...pinned]
    .filter((id) => choices[id] === auto)
    .map((id): AnyRule => ({
      id,
      basis: 'refused',
      summary: 'A pinned decision keeps its value',
      remediation: 'Keep it.',
      decisions: [id],
      reads: [id],
      check: (changed: Scenario) =>
        changed[id] === scenario[id] ? undefined : { message: 'It changes.', facts: [] },
    }))

/**
 * What setting a decision changes. The release of an image and the tag that names it change
 * together, as one change.
 */
export function changesOf(id: DecisionId, value: Choices[DecisionId], choices: Choices): Changes {
  const changes: Changes = { [id]: value }
  const { imageRelease } = changes
  if (imageRelease === undefined || imageRelease === auto) return changes
  const image = withRelease(choices.image, imageRelease)
  return image === undefined || image === choices.image ? changes : { ...changes, image }
}
