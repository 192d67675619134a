import type { Catalog } from '../../catalog/catalog.ts'
import type { Finding } from '../../model/finding.ts'
import { decisionOf } from '../../model/decisions.ts'
import { valuesOf } from '../options.ts'
import type { Condition, World } from './worlds.ts'

/** Something to ask whoever sent the document. */
export interface Question {
  /** The question, and what the answer would mean. */
  readonly ask: string
  readonly about: readonly Condition[]
  /** Ids of the findings that the answer decides. */
  readonly decides: readonly string[]
}

interface Case {
  readonly world: World
  readonly findings: readonly Finding[]
}

/** Asks for what a fault depends on, and says in which cases it is one. */
export function questionFor(
  about: readonly Condition[],
  cases: readonly Case[],
  title: string,
  catalog: Catalog,
): Question {
  const asked = about.map((condition) =>
    condition === 'operatingSystem'
      ? `Does ${title} run on Windows?`
      : `${decisionOf(condition).label}?`,
  )
  const when = about.map((condition) => casesText(condition, cases, catalog))
  const messages = new Set(cases.flatMap(({ findings }) => findings.map(({ message }) => message)))
  return {
    ask: `${asked.join(' ')} ${capitalised(when.join(', '))}: ${[...messages].join(' ')}`,
    about,
    decides: [...new Set(cases.flatMap(({ findings }) => findings.map(({ id }) => id)))],
  }
}

function casesText(condition: Condition, cases: readonly Case[], catalog: Catalog): string {
  const values = new Set<unknown>(cases.map(({ world }) => world[condition]))
  if (condition === 'operatingSystem') return values.has('windows') ? 'on Windows' : 'on Linux'
  const all = valuesOf(condition, catalog)
  const own = all.filter((value) => values.has(value))
  if (condition === 'kubernetesVersion') return rangeText(own.map(String), all.map(String))
  const { label } = decisionOf(condition)
  return `with ${label} ${own.map((value) => nameOf(condition, value, catalog)).join(' or ')}`
}

function nameOf(condition: Condition, value: string | boolean, catalog: Catalog): string {
  if (condition === 'operatingSystem') return String(value)
  const decision = decisionOf(condition)
  if (decision.kind !== 'closed') return value === true ? 'on' : 'off'
  return decision.choices(catalog).find((choice) => choice.value === value)?.name ?? String(value)
}

/** A run of minors in words; the order of `all` may be either. */
function rangeText(own: readonly string[], all: readonly string[]): string {
  const byAge = all.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  const sorted = byAge.filter((minor) => own.includes(minor))
  const first = sorted[0] ?? ''
  const last = sorted.at(-1) ?? ''
  if (last === byAge.at(-1)) return `from ${first} on`
  if (first === byAge[0]) return `up to ${last}`
  return first === last ? `in ${first}` : `from ${first} to ${last}`
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
