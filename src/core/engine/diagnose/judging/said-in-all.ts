import { decisionOf } from '../../../model/decisions.ts'
import type { Finding } from '../../../model/finding.ts'
import type { AnyRule } from '../../../model/rule.ts'
import type { DecisionId } from '../../../model/scenario.ts'
import { inAllVersions } from '../../lint/version-words.ts'
import { textOf, type World } from '../../lint/worlds.ts'
import type { Context } from '../facts/facts.ts'

/** A finding, and the case that it is about where others of the told values are worded otherwise. */
export interface Said {
  readonly finding: Finding
  readonly world?: World
}

/** What holds whatever the case. */
export const said = (finding: Finding): Said => ({ finding })

export const isFault = ({ severity }: Finding) => severity === 'error' || severity === 'warning'

const severities = { info: 1, unknown: 2, warning: 3, error: 4 } as const

/** What holds in every world: the mildest verdict, in words that assume none of them. */
export function common(
  rule: AnyRule,
  cases: readonly { readonly world: World; readonly findings: readonly Finding[] }[],
  observed: Context['observed'],
): readonly Said[] {
  const gravest = cases.map(({ findings }) =>
    Math.max(...findings.map(({ severity }) => severities[severity])),
  )
  const least = Math.min(...gravest)
  const mildest = cases[gravest.indexOf(least)]?.findings ?? []
  const same = mildest.flatMap((one) => inEvery(one, cases) ?? [])
  if (same.length > 0) return same.map(said)
  const worlds = cases.map(({ world }) => world)
  const ofVersions = inVersions(mildest, cases[gravest.indexOf(least)]?.world, cases)
  if (ofVersions.length > 0) return ofVersions.map(said)
  const open = rule.decisions.filter((id) => differs(worlds, id))
  // Two values that somebody wrote are each wrong in a way of their own.
  if (open.every((id) => observed.has(id)) && cases.length <= mostTold) {
    const first = (one: DecisionId) => (open.includes(one) ? 0 : 1)
    return cases.flatMap(({ world, findings }) =>
      findings.filter(isFault).map((one) => ({
        finding: {
          ...withoutSuggestion(one),
          // It stands where the value does that makes the difference.
          decisions: one.decisions.toSorted((a, b) => first(a) - first(b)),
        },
        world,
      })),
    )
  }
  const told = rule.decisions
    .filter((id) => !open.includes(id) && observed.has(id))
    .map((id) => nameOfValue(id, worlds[0]?.[id]))
  const labels = open.map((id) => `“${decisionOf(id).label}”`).join(' and ')
  const where = told.length > 0 ? `with ${told.join(' and ')}` : 'here'
  return mildest.map((one) =>
    said({
      ...withoutSuggestion(one),
      message: `${rule.summary}; ${where} that is not so, whatever ${labels} ${open.length > 1 ? 'are' : 'is'}.`,
    }),
  )
}

/** What all cases say in the same words but for the version of Kubernetes. */
const inVersions = (
  mildest: readonly Finding[],
  own: World | undefined,
  cases: readonly { readonly world: World; readonly findings: readonly Finding[] }[],
): readonly Finding[] =>
  own === undefined
    ? []
    : mildest.flatMap((one) => {
        const message = inAllVersions(
          one.message,
          own,
          cases.map(({ world, findings }) => ({
            world,
            messages: findings.map((other) => other.message),
          })),
        )
        return message === undefined ? [] : [{ ...withoutSuggestion(one), message }]
      })

/** `Windows Server 2016`, or `“Maximum pods” 300` where the value has no name. */
function nameOfValue(id: DecisionId, value: unknown): string {
  const decision = decisionOf(id)
  const choices = decision.kind === 'closed' ? decision.choices() : []
  const name = choices.find((one) => one.value === value)?.name
  return name ?? `“${decision.label}” ${plain(value)}`
}

/** As somebody wrote it: a list and what was read of a text are objects. */
function plain(value: unknown): string {
  if (Array.isArray(value)) return value.map(plain).join(', ')
  if (typeof value === 'object' && value !== null && 'text' in value) return String(value.text)
  return String(value)
}

function withoutSuggestion(one: Finding): Finding {
  const { suggestion: _, ...rest } = one
  return rest
}

/** More values of one thing are no slip. */
const mostTold = 4

/** The observations that gave a case its values. */
export const toldIn = (world: World, observed: Context['observed']): Context['observed'] =>
  new Map(
    [...observed].map(([id, all]) => {
      const own = all.filter(({ value }) => JSON.stringify(value) === textOf(world, id))
      return [id, own.length > 0 ? own : all]
    }),
  )

/** What all cases say in the same words, as mild as one of them says it. */
function inEvery(
  { message }: Finding,
  cases: readonly { readonly findings: readonly Finding[] }[],
): Finding | undefined {
  const own = cases.map(({ findings }) => findings.find((one) => one.message === message))
  const said = own.filter((one) => one !== undefined)
  if (said.length < cases.length) return undefined
  return said.toSorted((a, b) => severities[a.severity] - severities[b.severity])[0]
}

const differs = (worlds: readonly World[], id: DecisionId) =>
  new Set(worlds.map((world) => textOf(world, id))).size > 1
