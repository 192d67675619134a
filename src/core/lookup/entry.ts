import type { AnyFact, Confidence, SourceRef } from '../catalog/fact.ts'
import { isWithin, type MinorRange } from '../values/version.ts'

/** One statement about a thing, with what it rests on. */
export interface Row {
  readonly label: string
  readonly text: string
  readonly confidence: Confidence
  readonly sources: readonly SourceRef[]
  readonly note?: string
}

/** One thing that can be looked up. */
export interface Entry {
  /** Unique in its section; part of the link to it. */
  readonly id: string
  readonly title: string
  /** One sentence, or a few words. */
  readonly summary: string
  readonly rows: readonly Row[]
  /** Kubernetes minors that it concerns; all where nothing is said. */
  readonly minors?: MinorRange
}

/** A subject of the reference. */
export interface Section<Id extends string = string> {
  readonly id: Id
  readonly title: string
  /** What stands in it, a sentence. */
  readonly about: string
  readonly entries: () => readonly Entry[]
}

export const defineSection = <const Id extends string>(section: Section<Id>) => section

/** What a fact says, as a row. */
export const row = (label: string, fact: AnyFact, text = plain(fact.value)): Row => ({
  label,
  text,
  confidence: fact.confidence,
  sources: fact.sources,
  ...(fact.note === undefined ? {} : { note: fact.note }),
})

/** Values as a reader has them. */
export function plain(value: unknown): string {
  if (value === null || value === undefined) return 'Not known'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.length === 0 ? 'None' : value.map(plain).join(', ')
  return typeof value === 'string' || typeof value === 'number'
    ? String(value)
    : JSON.stringify(value)
}

/** `1.14 to 1.23`, `from 1.24 on`, `up to 1.19`, `every version`. */
export function rangeText({ from, through }: MinorRange): string {
  if (from !== undefined && from === through) return from
  if (from !== undefined && through !== undefined) return `${from} to ${through}`
  if (from !== undefined) return `from ${from} on`
  return through === undefined ? 'every version' : `up to ${through}`
}

/** Whether an entry has to do with a minor; those that speak of none always have. */
export const concerns = ({ minors }: Entry, version: string) =>
  minors === undefined || isWithin(version, minors)

/** A name as a part of an address: letters, digits, dots and dashes. */
export const slug = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9.]+/g, '-')
    .replace(/^-|-$/g, '')
