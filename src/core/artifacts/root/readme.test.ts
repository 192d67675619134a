import { describe, expect, test } from 'vitest'
import { resolveSource } from '../../catalog/sources/index.ts'
import { evaluate } from '../../engine/evaluate.ts'
import { generate } from '../../engine/generate.ts'
import { presets, type PresetId } from '../../model/presets/index.ts'
import type { Choices } from '../../model/scenario.ts'

function readme(base: PresetId, given: Partial<Choices> = {}): string {
  const choices = { ...presets.find(({ id }) => id === base)?.choices, ...given } as Choices
  const files = generate(evaluate(choices), resolveSource)
  return files.find(({ path }) => path === 'README.md')?.text ?? ''
}

const section = (text: string, title: string) =>
  text.split(/^## /m).find((part) => part.startsWith(`${title}\n`)) ?? ''

test('has its sections in order', () =>
  expect(
    [...readme('docs-1.20-flannel').matchAll(/^## (.*)$/gm)].map(([, title]) => title),
  ).toEqual([
    'Choices',
    'Findings',
    'What you bring',
    'Runbook',
    'How to verify',
    'Symptoms and causes',
    'What the guides print and these files have instead',
    'Known limitations',
    'Files',
    'Sources',
  ]))

describe('what the guides print wrongly', () => {
  const title = 'What the guides print and these files have instead'

  test('for 1.20: --service, --allow-privileged and the glued host name', () => {
    const text = section(readme('docs-1.20-flannel'), title)
    expect(text).toContain('--service')
    expect(text).toContain('--windows-service')
    expect(text).toContain('--allow-privileged=true')
    expect(text).toContain(String.raw`--hostname-override=\<hostname\>--kubeconfig=`)
  })

  test('1.14 still has --allow-privileged, and no guide of old is about today', () => {
    expect(section(readme('hyperv-1.14'), title)).not.toContain('--allow-privileged')
    expect(readme('current')).not.toContain(title)
  })
})

test('says which parameters the scripts ask for and where they come from', () => {
  const text = section(readme('current'), 'What you bring')
  expect(text).toMatch(/node\/join-node\.ps1 \| `-Token` \| .*kubeadm token create/)
})

test('marks automatic and example values', () => {
  const text = section(readme('current'), 'Choices')
  expect(text).toContain('| Node name | win-node-1 (example value) |')
  expect(text).toMatch(/\| Patch release \| 1\.\d+\.\d+ \(automatic\) \|/)
})

test('every citation has its address', () => {
  const text = readme('docs-1.20-flannel')
  const cited = new Set([...text.matchAll(/ \[(\d+)\]/g)].map(([, number]) => number))
  const listed = new Set([...text.matchAll(/^\[(\d+)\]: <https?:\/\/[^>]+>$/gm)].map(([, n]) => n))
  expect(cited.size).toBeGreaterThan(5)
  expect([...cited].filter((number) => !listed.has(number))).toEqual([])
})

test('hostile text makes no markup', () => {
  const text = readme('current', {
    nodeName: 'a|b\n## x <script>alert(1)</script> `c` [d](javascript:e)',
    workloadName: '```\nrm -rf /\n```',
  })
  const prose = text.replace(/^(`{3,})[a-z]+\n.*?\n\1$/gms, '')
  expect(prose).not.toMatch(/(?<!\\)<script>/)
  expect(prose).not.toMatch(/^## x|^```|^rm /m)
  expect(text.match(/^## .*/gm)?.filter((line) => line === '## Runbook')).toHaveLength(1)
  expect(section(text, 'How to verify')).not.toBe('')
})

test('says where the sources behind a finding disagree, and what was decided', () => {
  const update = { windowsRelease: 'ltsc2019', windowsRevision: 300 } as const
  const findings = section(readme('current', { kubernetesVersion: '1.24', ...update }), 'Findings')
  expect(findings).toMatch(/- Sources disagree: .*\[\d+\].* Gone by here: /)
  const told = { windowsRevision: 99_999 }
  expect(section(readme('current', told), 'Findings')).not.toContain('Sources disagree')
})
