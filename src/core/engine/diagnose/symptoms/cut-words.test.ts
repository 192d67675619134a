import { expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'

const found = (text: string) =>
  diagnose([{ name: 'a.txt', text }])
    .findings.filter(({ id }) => id.startsWith('symptom-'))
    .map(({ id }) => id)

const before =
  'Failed to create pod sandbox: rpc error: code = Unknown desc = failed to get sandbox runtime: '

test.each([
  ['no runtime for "runhcs-wcow-hypervisor" is configured', 'symptom-m-cni-05'],
  ['no runtime for "runhcs-wcow-hypervisor" is config…', 'symptom-m-cni-05'],
  ['no runtime for "runhcs-wcow-hypervisor" is config...', 'symptom-m-cni-05'],
  ['no runtime for "runhcs-wcow-hypervisor" is configu…"', 'symptom-m-cni-05'],
])('%s', (text, id) => expect(found(`Our event:\n\n  ${before}${text}\n`)).toEqual([id]))

test.each([
  ['what varies is cut, and so little stands before it', 'no runtime for "runhcs-wcow-hyp…'],
  ['nothing says that more came', 'no runtime for "runhcs-wcow-hypervisor" is config'],
  ['another end', 'no runtime for "runhcs-wcow-hypervisor" is concerned…'],
  ['the middle of a line', 'no runtime for "runhcs-wcow-hypervisor" is config… that is all we see'],
  ['a joke', 'no runtime for you is con…'],
])('%s', (_, text) =>
  expect(found(`Our event:\n\n  ${before}${text}\n`)).not.toContain('symptom-m-cni-05'),
)

test('where two rows begin so, none of them is taken', () => {
  expect(found('E0312 10:21:33.1 1 a.go:1] kubelet needs to run with administrat…\n')).toEqual([])
})
