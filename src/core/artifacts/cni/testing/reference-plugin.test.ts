import { describe, expect, test } from 'vitest'
import { handedOver } from './reference-plugin.ts'
import { referenceVectors } from './reference-vectors.ts'

describe.each(referenceVectors)('$name', ({ file, results }) => {
  test.each(Object.entries(results))('release %s', (release, expected) =>
    expect(handedOver(JSON.stringify(file), release)).toEqual(expected),
  )
})
