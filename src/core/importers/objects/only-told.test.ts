import { expect, test } from 'vitest'
import { isOnlyTold } from './only-told.ts'

test.each([
  'The upgrade notes tell to run',
  'The guide tells to run',
  'Should we run',
  'Question: may I run',
  'We have not run',
  'Nobody ever ran this:',
  'Next week we run',
  'Calico 3.27. We will run:',
])('%j leads to a command that nobody ran', (words) => expect(isOnlyTold(words)).toBe(true))

test.each([
  '',
  'We ran:',
  'As the pods could not reach anything, we ran',
  'We followed the guide and ran',
])('%j leads to one that ran', (words) => expect(isOnlyTold(words)).toBe(false))
