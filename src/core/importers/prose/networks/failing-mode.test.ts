import { expect, test } from 'vitest'
import { readFiles } from '../../../engine/diagnose/reading/read.ts'

const modes = (text: string) => [
  ...new Set(
    readFiles([{ name: 'a.txt', text: `${text}\n` }]).documents.flatMap(({ reading }) =>
      (reading.observations ?? []).flatMap(({ decision, value }) =>
        decision === 'networkMode' ? [value] : [],
      ),
    ),
  ),
]

test.each([
  ['# Unable to reach the Services from Windows pods when using vxlan', 'overlay'],
  ['Windows pods cannot resolve names when using host-gw.', 'l2bridge'],
  [
    'Windows pods fail when using vxlan. With host-gw it works, but we may not use that.',
    'overlay',
  ],
  ['Our Windows pods never start when running in overlay mode, says the log.', 'overlay'],
  ['Windows - the host-gw network is not made', 'l2bridge'],
])('what fails is what they have: %s', (text, mode) => expect(modes(text)).toEqual([mode]))

test.each([
  'Windows pods work when using l2bridge.',
  'It does not fail on Windows, works fine when using host-gw.',
  'Does it fail on Windows when using vxlan?',
  'In another cluster Windows pods fail when using host-gw.',
  'Windows containers do not start when using overlay storage.',
  'The docs say Windows pods cannot ping when using l2bridge.',
  'Overlay networks cannot be used on Windows when using l2bridge.',
])('and nothing else is: %s', (text) => expect(modes(text)).toEqual([]))
