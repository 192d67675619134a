import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decisionIds } from '../model/decisions.ts'
import { rules } from '../rules/index.ts'
import { anyChoices } from '../testing/choices.ts'
import { evaluate } from './evaluate.ts'

/** Fields of a pod, which their own documentation calls so. */
const upstream = ['runAsUserName']
const ids = decisionIds.filter((id) => /[A-Z]/.test(id) && !upstream.includes(id))
const anId = new RegExp(String.raw`\b(?:${ids.join('|')})\b`)

/** What people mistype, and what fits here and there. */
const typed = fc.constantFrom(
  '',
  'x y',
  '10.0.0.10/8',
  '10.96.0.10',
  '10.244.0.0/16',
  '64Mi',
  'cpu=1,memory=1GB',
  'a=b',
  'http://u:password@h:1',
  String.raw`hostPath:C:\x:C:\y`,
  'HyperVContainer=false',
)

/** People read labels; ids stand in files and links. */
test('findings speak of decisions in words, not in ids', () => {
  for (const { remediation } of rules) expect(remediation).not.toMatch(anId)
  fc.assert(
    fc.property(anyChoices(typed), (choices) => {
      for (const { message, remediation } of evaluate(choices).findings) {
        expect(message).not.toMatch(anId)
        expect(remediation).not.toMatch(anId)
      }
    }),
    { numRuns: 500 },
  )
})
