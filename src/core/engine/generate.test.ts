import { expect, test } from 'vitest'
import { resolveSource } from '../catalog/sources/index.ts'
import { decisionIds, decisionOf } from '../model/decisions.ts'
import { initialChoices } from '../model/presets/define.ts'
import { evaluate } from './evaluate.ts'
import { generate } from './generate.ts'

const secrets = [
  'abcdef.0123456789abcdef',
  'http://me:hunter22-zap@proxy.example.com:3128',
  '-----BEGIN RSA PRIVATE KEY-----zapzapzap',
]
const open = decisionIds.filter((id) => ['text', 'list'].includes(decisionOf(id).kind))

test.each(open)('a secret typed as %s is reported and is in no file', (id) => {
  for (const secret of secrets) {
    const value = decisionOf(id).kind === 'list' ? [secret] : secret
    const evaluation = evaluate({ ...initialChoices, [id]: value })
    expect(evaluation.findings.map((finding) => finding.id)).toContain('secret-in-plan')
    const files = generate(evaluation, resolveSource)
    const leaks = files.filter(({ text }) => /0123456789abcdef|hunter22|zapzapzap/.test(text))
    expect(leaks.map(({ path }) => path)).toEqual([])
  }
})
