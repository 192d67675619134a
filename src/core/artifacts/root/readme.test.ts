import { describe, expect, test } from 'vitest'
import { resolveSource } from '../../catalog/sources/index.ts'
import { evaluate, hasErrors } from '../../engine/evaluate.ts'
import { generate } from '../../engine/generate.ts'
import { filesOf } from '../../golden/golden-texts.ts'
import { goldenScenarios, scriptedScenarios } from '../../golden/scenarios.ts'
import { presets } from '../../model/presets/index.ts'
import type { Choices } from '../../model/scenario.ts'
import { expectInOrder } from '../../testing/expect-in-order.ts'

function readme(choices: Choices): string {
  const files = generate(evaluate(choices), resolveSource)
  return files.find(({ path }) => path === 'README.md')?.text ?? ''
}

const [{ choices: current }] = presets

/** The text without the blocks of code. */
const prose = (text: string) => text.replace(/^(`{3,})[a-z]+\n.*?\n\1$/gms, '')

describe.each(goldenScenarios)('the first page of $id', ({ id, choices }) => {
  const text = filesOf(choices).find(({ path }) => path === 'README.md')?.text ?? ''
  const lines = text.split('\n')
  const steps = text.split(/^## /m).filter((part) => /^\d+\. /.test(part))

  test('shows its first command within 20 lines', () => {
    expect(lines.findIndex((line) => line.startsWith('```'))).toBeGreaterThan(0)
    expect(lines.findIndex((line) => line.startsWith('```'))).toBeLessThan(20)
  })

  test('has one block of commands a step, with what one should see', () => {
    expect(steps.length).toBeGreaterThan(scriptedScenarios.some((one) => one.id === id) ? 9 : 3)
    for (const step of steps) {
      const fences = step.match(/^`{3,}[a-z]+$/gm) ?? []
      expect(fences.length, step).toBeLessThan(2)
      expect(step.includes('You should see: '), step).toBe(fences.length === 1)
    }
  })

  test('reads the same in an editor: nothing is escaped', () =>
    expect(prose(text).replace(/(`+).*?\1/g, '')).not.toMatch(/\\/))

  test('says before the first step what is an example still, and what nobody knows', () => {
    const before = text.slice(0, text.indexOf('## 1. '))
    const { findings } = evaluate(choices)
    expect(before.includes('Still at example values')).toBe(
      findings.some(({ id: one }) => one === 'example-values'),
    )
    expect(before.includes('Not known yet')).toBe(
      findings.some(({ severity }) => severity === 'unknown'),
    )
  })

  test('says whether the plan has errors before the first step', () => {
    const before = text.slice(0, text.indexOf('## 1. '))
    expect(before.includes('This plan has errors')).toBe(hasErrors(evaluate(choices).findings))
  })

  test('leaves choices and sources to the details', () => {
    expect(text).not.toMatch(/^## (?:Choices|Sources|Known limitations)/m)
    expect(text).toContain('DETAILS.md')
  })
})

test('checks the computer before anything is changed', () => {
  expectInOrder(readme(current), ['check-node.ps1', 'prepare-node.ps1'])
})

test('what the node shows after the first pod is what its own command prints', () => {
  const text = readme({
    ...current,
    cni: 'calico',
    nodeAgents: 'services',
    cniRelease: '3.28.0',
    kubernetesVersion: '1.29',
  })
  expect(text).toMatch(
    /Deploy the workload, on the node\n\n```powershell\n.*-Restart\n```\n\nYou should see: a table in which kubelet, kube-proxy are Running\./,
  )
})

test('a restart of services is no cure for load balancers where kube-proxy is a pod', () => {
  expect(readme({ ...current, cni: 'calico' })).not.toContain('Load balancers of the time before')
  expect(readme(current)).toContain('Load balancers of the time before')
})

test('says which parameters the scripts ask for and where they come from', () =>
  expect(readme(current)).toMatch(
    /^- For node\/join-node\.ps1: `?-Token`?: .*kubeadm token create/m,
  ))

test('hostile text makes no markup', () => {
  const text = readme({
    ...current,
    nodeName: 'a|b\n## x <script>alert(1)</script> `c` [d](javascript:e)',
    workloadName: '```\nrm -rf /\n```',
  })
  const plain = prose(text).replace(/(?<!`)(`+)(?!`).*?(?<!`)\1(?!`)/g, '')
  expect(plain).not.toMatch(/<script>|\]\(/)
  expect(plain).not.toMatch(/^## x|^```|^rm /m)
})
