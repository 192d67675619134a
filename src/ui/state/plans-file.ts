import { appName, catalogVersion, fromQuery, toQuery } from '../../core/plan.ts'
import { plainName, storedPlan, type StoredPlan } from './plan-store.ts'
import { isRecord } from './storage.ts'

/** Version of the form of the file that holds all plans. */
const fileVersion = 1

export const plansFileName = 'windows-node-wizard-plans.json'

/** All plans in one file of JSON; each is the query of its link, which carries its versions. */
export function toPlansFile(plans: readonly StoredPlan[]): string {
  const content = {
    writtenBy: appName,
    plansVersion: fileVersion,
    catalogVersion,
    plans: plans.map(({ name, savedAt, query, mine }) => ({ name, savedAt, query, mine })),
  }
  return `${JSON.stringify(content, undefined, 2)}\n`
}

export interface ReadPlans {
  /** Their ids are of no meaning. */
  readonly plans: readonly StoredPlan[]
  /** What could not be used, for people to read. */
  readonly leftOut: readonly string[]
}

/** Reads a file of plans from anywhere, or says why it is none. */
export function readPlansFile(text: string): ReadPlans | { readonly problem: string } {
  const document = parsed(text)
  if (!isRecord(document)) return { problem: 'This is not a JSON object.' }
  const { plansVersion, plans } = document
  if (!Array.isArray(plans) || typeof plansVersion !== 'number')
    return { problem: 'This file holds no plans that were exported here.' }
  if (plansVersion > fileVersion)
    return { problem: `This file has form ${plansVersion}; this app knows form ${fileVersion}.` }
  const read = plans.map(readPlan)
  return {
    plans: read.flatMap(({ plan }) => plan ?? []),
    leftOut: read.flatMap(({ leftOut }) => leftOut),
  }
}

function readPlan(
  entry: unknown,
  index: number,
): { readonly plan?: StoredPlan; readonly leftOut: readonly string[] } {
  const plan = isRecord(entry) ? storedPlan({ ...entry, id: String(index) }) : undefined
  if (!plan) return { leftOut: [`Plan ${index + 1} of the file has no name or no query.`] }
  const { choices, findings } = fromQuery(plan.query)
  return {
    plan: { ...plan, name: plainName(plan.name), query: toQuery(choices) },
    leftOut: findings.map(({ message }) => `${plan.name}: ${message}`),
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
