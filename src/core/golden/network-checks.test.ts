import { describe, expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'
import { evaluate } from '../plan.ts'
import { goldenTexts } from './golden-texts.ts'
import { goldenScenarios } from './scenarios.ts'

const isOfNetwork = /^(?:cni|flannel|flanneld|containerd-config|pod-subnet)-/

/** What a check says of a file and a rule of the choice behind it; a rule that judges both says it twice. */
const saidBy: Readonly<Record<string, string>> = {
  'cni-network-name': 'hns-network-name',
  'cni-api-version': 'cni-release-runtime',
}

describe.each(goldenScenarios)('network files of $id', ({ choices }) => {
  test('have no fault of their own', () => {
    const files = [...goldenTexts(choices)]
      .filter(([path]) => path !== 'scenario.json')
      .map(([name, text]) => ({ name, text }))
    const said = new Set<string | undefined>(evaluate(choices).findings.map(({ id }) => id))
    const errors = diagnose(files)
      .findings.filter(({ id, severity }) => isOfNetwork.test(id) && severity === 'error')
      .filter(({ id }) => !said.has(saidBy[id] ?? id))
      .map(({ id, file, line, message }) => `${id} ${file}:${line} ${message}`)
    expect(errors).toEqual([])
  })
})
