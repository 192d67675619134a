import { catalogVersion } from '../catalog/catalog.ts'
import { decisionIds } from '../model/decisions.ts'
import type { Choices } from '../model/scenario.ts'
import { withoutSecrets } from '../derived/without-secrets.ts'
import { migrate, schemaVersion } from './migrate.ts'
import { parseChoices, type ParsedChoices } from './parse.ts'

/** `scenario.json`: every choice, with the versions of its form and of the catalog. */
export function toScenarioFile(plan: Choices): string {
  const choices = withoutSecrets(plan)
  const record = Object.fromEntries(decisionIds.map((id) => [id, choices[id]]))
  return `${JSON.stringify({ schemaVersion, catalogVersion, ...record }, null, 2)}\n`
}

export type ReadScenario =
  ({ readonly ok: true } & ParsedChoices) | { readonly ok: false; readonly message: string }

/** Reads `scenario.json`, or a flat record of some decisions, from text of unknown origin. */
export function readScenarioFile(text: string): ReadScenario {
  let document: unknown
  try {
    document = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    return {
      ok: false,
      message: `This is not JSON: ${error instanceof Error ? error.message : 'it breaks off'}.`,
    }
  }
  return readScenario(document)
}

/** Reads an already parsed scenario. */
function readScenario(document: unknown): ReadScenario {
  if (typeof document !== 'object' || document === null || Array.isArray(document)) {
    return { ok: false, message: 'A scenario is a JSON object whose keys are decisions.' }
  }
  const { record, notes } = migrate({ ...document })
  const { choices, findings, named } = parseChoices(record)
  return { ok: true, choices, findings: [...notes, ...findings], named }
}
