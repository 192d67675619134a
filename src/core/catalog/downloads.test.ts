import { expect, test } from 'vitest'
import {
  checksumComparison,
  crictlPerMinor,
  downloads,
  fetching,
  type AnyDownload,
} from './downloads.ts'
import type { AnyFact } from './fact.ts'
import { resolveSource } from './sources/index.ts'

const all: readonly AnyDownload[] = Object.values(downloads)

test('every download stands under its id', () =>
  expect(all.map(({ id }) => id)).toEqual(Object.keys(downloads)))

test.each(all.map((download) => [download.id, download] as const))(
  '%s: addresses are templates of known placeholders, evidence resolves',
  (_, download) => {
    const facts = factsOf(download)
    expect(facts.length).toBeGreaterThanOrEqual(2)
    for (const { sources, confidence } of facts) {
      if (confidence !== 'unknown') expect(sources.length).toBeGreaterThan(0)
      for (const ref of sources) expect(resolveSource(ref), ref).toBeDefined()
    }
    for (const template of [download.url.value, download.checksum.file.value, ...download.files]) {
      for (const placeholder of template?.match(/\{[^}]*\}/g) ?? []) {
        expect(['{release}', '{version}']).toContain(placeholder)
      }
    }
  },
)

test('a checksum file has a form, a missing one says where a hash is listed', () => {
  for (const { id, url, checksum } of all) {
    if (checksum.file.value !== null) expect(checksum.format, id).toBeDefined()
    else if (url.value !== null) expect(checksum.listedAt, id).toBeDefined()
    for (const { value } of Object.values(checksum.pinned ?? {})) {
      expect(value).toMatch(/^[0-9a-f]{64}$/)
    }
  }
})

test('how files are fetched and compared is cited', () => {
  for (const { sources } of [checksumComparison, fetching, crictlPerMinor]) {
    for (const ref of sources) expect(resolveSource(ref), ref).toBeDefined()
  }
})

/** Every fact below a value. */
function factsOf(value: unknown): readonly AnyFact[] {
  if (typeof value !== 'object' || value === null) return []
  if ('sources' in value && 'confidence' in value) return [value as AnyFact]
  return Object.values(value).flatMap(factsOf)
}
