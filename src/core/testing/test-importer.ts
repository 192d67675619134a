import { describe, expect, test } from 'vitest'
import { readFiles } from '../engine/diagnose/reading/read.ts'
import type { Importer } from '../model/importer.ts'

interface Sample {
  readonly name: string
  readonly text: string
  /** `name` or `name: value`, with the line where it stands, from 1. */
  readonly reads: readonly (readonly [name: string, value: unknown, line: number])[]
  /** Names of which nothing is read. */
  readonly never?: readonly string[]
}

/** Reads texts as a customer sends them; each must be taken by this importer, among all of them. */
export function testImporter(importer: Importer, samples: readonly Sample[]): void {
  describe(`${importer.id} on texts`, () => {
    test.each(samples.map((one) => [one.name, one] as const))('reads %s', (_, sample) => {
      const { documents } = readFiles([{ name: 'a.txt', text: sample.text }])
      const own = documents.filter((one) => one.importer === importer)
      expect(own.length).toBeGreaterThan(0)
      const observations = own.flatMap(({ reading }) => reading.observations ?? [])
      const read = observations.map(({ name, value, line }) => [name, value, line])
      for (const one of sample.reads) expect(read).toContainEqual(one)
      const names = new Set(observations.map(({ name }) => name))
      for (const name of sample.never ?? []) expect(names).not.toContain(name)
      const lines = sample.text.split(/\r\n|\n/)
      for (const { raw, line, absent, inferred } of observations) {
        if (absent || inferred || raw === '' || raw.includes(',')) continue
        expect(plain(lines[line - 1] ?? '')).toContain(plain(raw))
      }
    })
  })
}

const plain = (text: string) => text.replace(/["'`\\]/g, '')
