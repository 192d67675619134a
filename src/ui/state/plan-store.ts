import { isRecord, read, write, type Kept, type Store } from './storage.ts'

/** A plan that the user gave a name, as it is stored. */
export interface StoredPlan {
  readonly id: string
  readonly name: string
  /** The query of its link, which also says with which catalog it was made. */
  readonly query: string
  /** Examples that the user called right. */
  readonly mine: readonly string[]
  /** When it was saved, as an ISO time. */
  readonly savedAt: string
}

/** One plan before and after a change; none before is a new plan, none after a deleted one. */
export interface PlanEdit {
  readonly before?: StoredPlan
  readonly after?: StoredPlan
}

export type Edited =
  | { readonly ok: true; readonly undo: readonly PlanEdit[] }
  | { readonly ok: false; readonly reason: 'blocked' | 'full' | 'changed' }

export const plansKey = 'windows-node-wizard-plans'
const damagedKey = `${plansKey}-damaged`
const version = 1

/** The stored plans, the latest first; what cannot be read is set aside, not overwritten. */
export function loadPlans(store: Store | undefined): {
  readonly plans: readonly StoredPlan[]
  readonly isDamaged: boolean
} {
  const text = read(store, plansKey)
  const { plans, isDamaged } = parsePlans(text)
  if (isDamaged && text !== null) write(store, damagedKey, text)
  return { plans, isDamaged }
}

/** Reads the text of the store: every plan that is whole, and whether anything was not. */
export function parsePlans(text: string | null): {
  readonly plans: readonly StoredPlan[]
  readonly isDamaged: boolean
} {
  if (text === null) return { plans: [], isDamaged: false }
  const entries = entriesOf(text)
  const plans = (entries ?? []).flatMap((entry) => storedPlan(entry) ?? [])
  return { plans: latestFirst(plans), isDamaged: plans.length !== entries?.length }
}

/**
 * Changes the stored plans, all edits or none. A plan that is no longer what the edit began with was
 * changed in another tab, and stays as it is. The edits that `undo` names take everything back.
 */
export function editPlans(store: Store | undefined, edits: readonly PlanEdit[]): Edited {
  const { plans } = loadPlans(store)
  const byId = new Map(plans.map((plan) => [plan.id, plan]))
  for (const { before, after } of edits) {
    const id = (before ?? after)?.id
    if (id === undefined) continue
    if (!isSame(byId.get(id), before)) return { ok: false, reason: 'changed' }
    if (after) byId.set(id, after)
    else byId.delete(id)
  }
  const text = JSON.stringify({ version, plans: latestFirst([...byId.values()]) })
  const kept: Kept = write(store, plansKey, text)
  return kept.ok ? { ok: true, undo: edits.map(inverse).toReversed() } : kept
}

/** One entry of the store or of an exported file; undefined if it is none. */
export function storedPlan(value: unknown): StoredPlan | undefined {
  if (!isRecord(value)) return undefined
  const { id, name, query, mine, savedAt } = value
  if (typeof id !== 'string' || typeof name !== 'string' || typeof query !== 'string')
    return undefined
  return {
    id,
    name: plainName(name),
    query,
    mine: Array.isArray(mine) ? mine.filter((one) => typeof one === 'string') : [],
    savedAt: typeof savedAt === 'string' && !Number.isNaN(Date.parse(savedAt)) ? savedAt : '',
  }
}

const longestName = 80

/** A name on one line, without characters that turn the text around them. */
export function plainName(text: string): string {
  const line = text
    .toWellFormed()
    .replace(/[\p{Cc}\u200e\u200f\u2028-\u202e\u2066-\u2069]+/gu, ' ')
    .replace(/\s+/g, ' ')
  return line.trim().slice(0, longestName).toWellFormed().trim() || 'Plan'
}

/** The name, with a number behind it where another plan has it already. */
export function freeName(text: string, plans: readonly { readonly name: string }[]): string {
  const taken = new Set(plans.map(({ name }) => name))
  const name = plainName(text)
  if (!taken.has(name)) return name
  const stem = name.replace(/ \(\d+\)$/, '').slice(0, longestName - 8)
  for (let number = 2; ; number += 1) {
    const numbered = `${stem} (${number})`
    if (!taken.has(numbered)) return numbered
  }
}

function entriesOf(text: string): readonly unknown[] | undefined {
  try {
    const document: unknown = JSON.parse(text)
    if (!isRecord(document) || document['version'] !== version) return undefined
    const plans = document['plans']
    return Array.isArray(plans) ? plans : undefined
  } catch {
    return undefined
  }
}

const inverse = ({ before, after }: PlanEdit): PlanEdit => ({
  ...(after ? { before: after } : {}),
  ...(before ? { after: before } : {}),
})

const isSame = (a: StoredPlan | undefined, b: StoredPlan | undefined) =>
  JSON.stringify(storedPlan(a)) === JSON.stringify(storedPlan(b))

const latestFirst = (plans: readonly StoredPlan[]) =>
  plans.toSorted((a, b) => b.savedAt.localeCompare(a.savedAt) || a.name.localeCompare(b.name))
