import { describe, expect, test } from 'vitest'
import { resolveSource } from '../../catalog/sources/index.ts'
import { evaluate } from '../../engine/evaluate.ts'
import { generate } from '../../engine/generate.ts'
import { presets, type PresetId } from '../../model/presets/index.ts'
import type { Choices } from '../../model/scenario.ts'

function details(base: PresetId, given: Partial<Choices> = {}): string {
  const choices = { ...presets.find(({ id }) => id === base)?.choices, ...given } as Choices
  const files = generate(evaluate(choices), resolveSource)
  return files.find(({ path }) => path === 'DETAILS.md')?.text ?? ''
}

const section = (text: string, title: string) =>
  text.split(/^## /m).find((part) => part.startsWith(`${title}\n`)) ?? ''

test('has its sections in order', () =>
  expect(
    [...details('docs-1.20-flannel').matchAll(/^## (.*)$/gm)].map(([, title]) => title),
  ).toEqual([
    'Choices',
    'Findings',
    'Symptoms and causes',
    'What the guides print and these files have instead',
    'Known limitations',
    'What these files do not cover',
    'Files',
    'Sources of the runbook',
    'Sources',
  ]))

describe('what the guides print wrongly', () => {
  const title = 'What the guides print and these files have instead'

  test('for 1.20: --service, --allow-privileged and the glued host name', () => {
    const text = section(details('docs-1.20-flannel'), title)
    expect(text).toContain('--service')
    expect(text).toContain('--windows-service')
    expect(text).toContain('--allow-privileged=true')
    expect(text).toContain('--hostname-override=<hostname>--kubeconfig=')
  })

  test('1.14 still has --allow-privileged, and no guide of old is about today', () => {
    expect(section(details('hyperv-1.14'), title)).not.toContain('--allow-privileged')
    expect(details('current')).not.toContain(title)
  })
})

test('marks automatic and example values', () => {
  const text = section(details('current'), 'Choices')
  expect(text).toContain('- Node name: win-node-1 (example value)')
  expect(text).toMatch(/- Patch release: 1\.\d+\.\d+ \(automatic\)/)
})

test('every citation has its address', () => {
  const text = details('docs-1.20-flannel')
  const cited = new Set([...text.matchAll(/ \[(\d+)\]/g)].map(([, number]) => number))
  const listed = [...text.matchAll(/^- \[(\d+)\] .*: <(https?:\/\/[^>]+)>$/gm)]
  expect(cited.size).toBeGreaterThan(5)
  expect(listed.map(([, number]) => number)).toEqual(expect.arrayContaining([...cited]))
  expect(new Set(listed.map(([, , url]) => url)).size).toBe(listed.length)
})

test('says where the sources behind a finding disagree, and what was decided', () => {
  const update = { windowsRelease: 'ltsc2019', windowsRevision: 300 } as const
  const findings = section(details('current', { kubernetesVersion: '1.24', ...update }), 'Findings')
  expect(findings).toMatch(/- Sources disagree: .*\[\d+\].* Gone by here: /)
  // A revision that was given leaves no finding about which they disagree.
  const given = details('current', { windowsRevision: 32522 })
  expect(section(given, 'Findings')).not.toContain('Sources disagree')
})
