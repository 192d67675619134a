import fc from 'fast-check'
import { expect, test } from 'vitest'
import { faultsOfDiagnosis, mutatedText } from '../../../testing/mutated-input.ts'

test('no spoilt paste makes it throw, point outside or speak without a source', () => {
  fc.assert(
    fc.property(mutatedText, (text) => {
      expect(faultsOfDiagnosis(text)).toEqual([])
    }),
    { numRuns: 150 },
  )
})
