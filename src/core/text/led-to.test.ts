import { expect, test } from 'vitest'
import { leadsToOther } from './led-to.ts'

test.each([
  'Do not put this into the kubelet config:',
  'The old kubelet config had:',
  'kubelet settings from the docs:',
  'Somebody proposed this kubelet config file:',
  'kubelet config before the migration:',
  'On another cluster (l2bridge) the file has',
  'Should we take this kubelet config?',
])('to another: %s', (words) => expect(leadsToOther(words)).toBe(true))

test.each([
  'Our kubelet config:',
  'Part of our CNI file:',
  'This is the delegate that we have now:',
  'kubelet-config.yaml on win1',
  'We copied this part from the docs of Microsoft:',
  'The policies, based on the example of the guide:',
])('to our own: %s', (words) => expect(leadsToOther(words)).toBe(false))
