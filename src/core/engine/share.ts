import { catalogVersion } from '../catalog/catalog.ts'
import { decisionIds, decisionOf } from '../model/decisions.ts'
import { initialChoices } from '../model/presets/define.ts'
import type { Choices, DecisionId } from '../model/scenario.ts'
import { withoutSecrets } from '../derived/without-secrets.ts'
import { migrate, schemaVersion } from './migrate.ts'
import { isDecision, parseChoices, type ParsedChoices } from './parse.ts'

/** Always written, so that a link means the same when the newest version moves. */
const pinned: readonly DecisionId[] = ['kubernetesVersion', 'windowsRelease', 'cni']

/**
 * The scenario as a readable query: what differs from the defaults, the pinned values, and the
 * versions of form and catalog. What looks like a secret is left out. A list repeats its key; an empty one has it once without a value.
 */
export function toQuery(plan: Choices): string {
  const choices = withoutSecrets(plan)
  const parts = decisionIds
    .filter((id) => pinned.includes(id) || !isEqual(choices[id], initialChoices[id]))
    .flatMap((id) => valuesOf(choices[id]).map((value) => `${id}=${encode(value)}`))
  return [`v=${schemaVersion}-${catalogVersion}`, ...parts].join('&')
}

export interface SharedChoices extends Omit<ParsedChoices, 'named'> {
  /** The catalog that the link was made with, if it says so. */
  readonly catalogVersion: string | undefined
}

/** Reads a query that may come from anywhere: unknown keys and values become findings, the rest is kept. */
export function fromQuery(query: string): SharedChoices {
  const { v, ...values } = parameters(query)
  const [schema, madeWith] = v?.[0]?.split('-', 2) ?? []
  const record = Object.fromEntries(
    Object.entries(values).map(([key, texts]) => [
      key,
      isDecision(key) ? decode(key, texts) : texts[0],
    ]),
  )
  const migrated = migrate({ ...record, schemaVersion: Number(schema ?? 0) })
  const { choices, findings } = parseChoices(migrated.record)
  return { choices, findings: [...migrated.notes, ...findings], catalogVersion: madeWith }
}

function parameters(query: string): Record<string, string[]> {
  const found: Record<string, string[]> = Object.create(null)
  for (const part of query.split('&')) {
    if (part === '') continue
    const [key = '', ...rest] = part.split('=')
    ;(found[decodeText(key)] ??= []).push(decodeText(rest.join('=')))
  }
  return found
}

const valuesOf = (value: Choices[DecisionId]): readonly string[] =>
  typeof value === 'object' ? (value.length === 0 ? [''] : value) : [String(value)]

function decode(id: DecisionId, texts: readonly string[]): unknown {
  const [text = ''] = texts
  switch (decisionOf(id).kind) {
    case 'boolean':
      return text === 'true' ? true : text === 'false' ? false : text
    case 'number':
      return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text
    case 'list':
      return texts.filter((item) => item !== '')
    default:
      return text
  }
}

/** Percent-encodes what a query cannot hold, and leaves what people read in addresses and versions. */
const encode = (text: string) =>
  encodeURIComponent(text.toWellFormed()).replace(/%(?:2F|3A|2C|40|3D)/g, (hex) =>
    decodeURIComponent(hex),
  )

function decodeText(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}

const isEqual = (a: Choices[DecisionId], b: Choices[DecisionId]) =>
  a === b || (typeof a === 'object' && JSON.stringify(a) === JSON.stringify(b))
