import { expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'

const line =
  'E0628 16:57:08.673912    1180 proxier.go:564] Unable to find HNS Network specified by cbr0. Please check network name and CNI deployment\n'
const start = Array.from(
  { length: 10 },
  (_, i) =>
    `I0628 16:57:0${i}.000000    1180 config.go:188] "Starting service config controller"\n`,
).join('')

const severities = (text: string) =>
  new Set(
    diagnose([{ name: 'a.txt', text }])
      .findings.filter(({ id }) => id.startsWith('symptom-'))
      .map(({ severity }) => severity),
  )

test('a message of good starts is a warning where somebody picked it out of a log', () => {
  expect(severities(`kube-proxy does not work:\n${line}`)).toEqual(new Set(['warning']))
  expect(severities(line + start)).toEqual(new Set(['info']))
})
