import { expect, test } from 'vitest'
import { matchSymptoms } from './match.ts'

test('a message that is known by its text stands where its words begin', () => {
  const text = 'Once it said "HNS failed with error : The object already exists", and no more.'
  expect(matchSymptoms([{ file: 'a.txt', text }], {})[0]?.column).toBe(
    text.indexOf('The object') + 1,
  )
})
