import { expect, test } from 'vitest'
import { comesBack, failsNow, goesOn, seeksHelp } from './goes-on.ts'

test.each([
  'How do we get rid of it?',
  'What should we do?',
  'Any idea?',
  'Please advise.',
  'Is there a workaround?',
])('whoever asks for help has it: %s', (said) => expect(seeksHelp(said)).toBe(true))

test.each([
  'It was mended, and it is there again.',
  'It came back.',
  'Solved in March, now back.',
  'It works for some minutes.',
  'Each night the same.',
])('what comes back: %s', (said) => expect(comesBack(said)).toBe(true))

test.each([
  'Pods have no network.',
  'Nothing works.',
  'win-1 is dead.',
  'Names do resolve, pods cannot reach them.',
  'Ready again, down since 9:00.',
])('what fails: %s', (said) => expect(failsNow(said)).toBe(true))

test.each([
  'We have not seen it again.',
  'The node is Ready again.',
  'It did not come back.',
  'Everything is back to normal.',
  'Pods had no network. It was the adapter.',
  'May we upgrade?',
])('what is over: %s', (said) => expect(goesOn(said)).toBe(false))
