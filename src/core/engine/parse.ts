import type { SourceRef } from '../catalog/fact.ts'
import { decisionIds, decisionOf } from '../model/decisions.ts'
import type { Finding } from '../model/finding.ts'
import { initialChoices } from '../model/presets/define.ts'
import type { Choices, DecisionId } from '../model/scenario.ts'
import { secretIn } from '../values/secrets.ts'
import { parseValue } from './values.ts'

/** Keys of `scenario.json` that are no decisions. */
const envelope = ['schemaVersion', 'catalogVersion', '$schema']

/** Choices from an outside record; what it does not name or does not say right keeps its default. */
export interface ParsedChoices {
  readonly choices: Choices
  /** `unknown-decision` for a key nobody knows, `unknown-value` for a value that its decision cannot take. */
  readonly findings: readonly Finding[]
  /** How many decisions the record names, rightly or not; a record that names none is no plan. */
  readonly named: number
}

const decisionKeys: ReadonlySet<string> = new Set(decisionIds)
export const isDecision = (key: string): key is DecisionId => decisionKeys.has(key)

/** Reads choices from a record of unknown origin; never throws. */
export function parseChoices(record: Readonly<Record<string, unknown>>): ParsedChoices {
  const findings: Finding[] = []
  const given: Record<string, unknown> = {}
  let named = 0
  for (const [key, raw] of Object.entries(record)) {
    if (envelope.includes(key)) continue
    if (!isDecision(key)) {
      findings.push(unknownDecision(key))
      continue
    }
    named += 1
    const parsed = parseValue(key, raw)
    if (parsed.ok) given[key] = parsed.value
    else findings.push(unknownValue(key, raw, parsed.wanted))
  }
  return { choices: { ...initialChoices, ...given }, findings, named }
}

const unknownDecision = (key: string): Finding => ({
  id: 'unknown-decision',
  severity: 'warning',
  basis: 'advice',
  confidence: 'verified',
  message: `Nothing here is called ${show(key)}; it was left out.`,
  remediation: 'Correct the name, or remove it.',
  decisions: [],
  sources: [form],
})

const unknownValue = (id: DecisionId, raw: unknown, wanted: string): Finding => ({
  id: 'unknown-value',
  severity: 'error',
  basis: 'refused',
  confidence: 'verified',
  message: `${decisionOf(id).label} cannot be ${show(raw)}; it takes ${wanted}. The default ${show(initialChoices[id])} stands in its place.`,
  remediation: 'Choose one of the values that it takes.',
  decisions: [id],
  suggestion: { [id]: initialChoices[id] },
  sources: [sourceOfValues(id)],
})

/** What the form of a scenario rests on. */
const form: SourceRef = 'rfc8259'

/** Where the values of a closed decision are listed by those who define them. */
const domains: Partial<Record<DecisionId, SourceRef>> = {
  kubernetesVersion: 'eol2',
  controlPlaneVersion: 'eol2',
  windowsRelease: 'vd deploy-containers/base-image-lifecycle.md',
  imageRelease: 'vd deploy-containers/base-image-lifecycle.md',
  networkMode: 'web-net-b',
  cni: 'web-net-b',
}

/** What the form of a decision’s values rests on. */
const sourceOfValues = (id: DecisionId): SourceRef => domains[id] ?? form

/** What was found instead; a finding goes into the runbook, so it never quotes a secret. */
function show(raw: unknown): string {
  const text = asText(raw)
  const secret = secretIn(text) ?? secretIn(text.replaceAll('"', ''))
  if (secret !== undefined) return `what looks like ${secret}`
  return text.length > 80 ? `${text.slice(0, 77)}…` : text
}

function asText(raw: unknown): string {
  try {
    return JSON.stringify(raw) ?? String(raw)
  } catch {
    // Parsed, but nested deeper than a writer goes.
    return 'nested values'
  }
}
