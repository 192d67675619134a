import { useSyncExternalStore } from 'react'
import { fromQuery, toQuery, type Choices } from '../../core/plan.ts'
import { readPlansFile } from './plans-file.ts'
import {
  editPlans,
  freeName,
  loadPlans,
  parsePlans,
  plansKey,
  type Edited,
  type PlanEdit,
  type StoredPlan,
} from './plan-store.ts'
import { openStore, read } from './storage.ts'
import { newLineage } from './sync.ts'

/** A plan that the user gave a name. */
export interface NamedPlan extends StoredPlan {
  /** What its link holds today; what does not exist any more has its default. */
  readonly choices: Choices
}

interface Content {
  readonly choices: Choices
  readonly mine: readonly string[]
}

const listeners = new Set<() => void>()
const none: readonly NamedPlan[] = []
let last: { readonly text: string | null; readonly plans: readonly NamedPlan[] } = {
  text: null,
  plans: none,
}

/** The named plans of this browser, the latest first, as this tab and all others leave them. */
export const usePlans = (): readonly NamedPlan[] =>
  useSyncExternalStore(subscribe, present, () => none)

/** Keeps a plan under a new name; a number is added to a name that is taken. Its id is in the result. */
export function addPlan(name: string, content: Content): Edited & { readonly id: string } {
  const id = newLineage()
  const { plans } = loadPlans(openStore())
  return { ...edit([{ after: planOf(id, freeName(name, plans), content) }]), id }
}

/** Puts new choices in the place of those of a plan. */
export const replacePlan = (before: StoredPlan, content: Content): Edited =>
  edit([{ before, after: planOf(before.id, before.name, content) }])

export function renamePlan(before: StoredPlan, name: string): Edited {
  const others = loadPlans(openStore()).plans.filter(({ id }) => id !== before.id)
  return edit([{ before, after: { ...before, name: freeName(name, others) } }])
}

export const deletePlan = (before: StoredPlan): Edited => edit([{ before }])

/** Takes back what an edit did, unless another tab has gone on from there. */
export const undoEdits = (edits: readonly PlanEdit[]): Edited => edit(edits)

/** Adds the plans of an exported file; those that are here already are not added again. */
export function importPlans(
  text: string,
):
  | { readonly problem: string }
  | { readonly edited: Edited; readonly added: number; readonly leftOut: readonly string[] } {
  const file = readPlansFile(text)
  if ('problem' in file) return file
  const all = [...loadPlans(openStore()).plans]
  const edits = file.plans.flatMap((plan): readonly PlanEdit[] => {
    if (all.some((one) => one.name === plan.name && one.query === plan.query)) return []
    const after = { ...plan, id: newLineage(), name: freeName(plan.name, all) }
    all.push(after)
    return [{ after }]
  })
  return { edited: edit(edits), added: edits.length, leftOut: file.leftOut }
}

const planOf = (id: string, name: string, { choices, mine }: Content): StoredPlan => ({
  id,
  name,
  query: toQuery(choices),
  mine,
  savedAt: new Date().toISOString(),
})

function edit(edits: readonly PlanEdit[]): Edited {
  const edited = editPlans(openStore(), edits)
  listeners.forEach((listener) => listener())
  return edited
}

function present(): readonly NamedPlan[] {
  const text = read(openStore(), plansKey)
  if (text !== last.text) {
    const plans = parsePlans(text).plans.map((plan) => ({
      ...plan,
      choices: fromQuery(plan.query).choices,
    }))
    last = { text, plans }
  }
  return last.plans
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
