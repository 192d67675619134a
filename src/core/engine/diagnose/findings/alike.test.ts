import { describe, expect, test } from 'vitest'
import type { Finding } from '../../../model/finding.ts'
import { alikeTogether } from './alike.ts'
import { diagnose } from '../diagnose.ts'

const at = (line: number, given: Partial<Finding> = {}): Finding => ({
  id: 'some-lint',
  severity: 'error',
  basis: 'fails',
  confidence: 'verified',
  message: 'wrong',
  remediation: 'Write it right.',
  decisions: [],
  sources: [],
  file: 'a.txt',
  line,
  column: 1,
  edits: [{ file: 'a.txt', line, column: 1, from: 'two', to: 'three' }],
  ...given,
})

test('what is said of two places is one finding, with the change of both', () => {
  const found = alikeTogether([at(1), at(2, { message: 'also wrong' }), at(3)])
  expect(found.map(({ line, also = [] }) => [line, ...also.map((place) => place.line)])).toEqual([
    [1, 3],
    [2],
  ])
  expect(found.map(({ edits = [] }) => edits.map(({ line }) => line))).toEqual([[1, 3], [2]])
})

test.each<[string, Partial<Finding>]>([
  ['severity', { severity: 'warning' }],
  ['remedy', { remediation: 'Take it out.' }],
  ['change of the plan', { suggestion: { vni: 4096 } }],
  ['confidence', { confidence: 'inferred' }],
])('another %s is another finding', (_, given) =>
  expect(alikeTogether([at(1), at(2, given)])).toHaveLength(2),
)

const nodes = Array.from({ length: 20 }, (_, i) => `win-${String(i).padStart(2, '0')}`)
const list = {
  name: 'nodes.txt',
  text: [
    'NAME     STATUS   ROLES    AGE   VERSION   INTERNAL-IP   EXTERNAL-IP   OS-IMAGE                         KERNEL-VERSION    CONTAINER-RUNTIME',
    ...nodes.map(
      (name, i) =>
        `${name}   Ready    <none>   4h    v1.29.6   10.0.0.${10 + i}     <none>        Windows Server 2022 Datacenter   10.0.20348.2527   containerd://1.7.16`,
    ),
    '',
  ].join('\n'),
}
const faults = (files: Parameters<typeof diagnose>[0]) =>
  diagnose(files).findings.filter(({ severity }) => severity === 'error' || severity === 'warning')

test('a flag that is gone is one error on twenty nodes', () => {
  const scripts = nodes.map((name) => ({
    name: `${name}.ps1`,
    text: `C:\\k\\kubelet.exe --hostname-override=${name} --network-plugin=cni --cgroups-per-qos=false --enforce-node-allocatable=""\n`,
  }))
  const [found, ...others] = faults([list, ...scripts])
  expect(others).toEqual([])
  expect(found).toMatchObject({ id: 'flag-known', file: 'win-00.ps1', line: 1 })
  expect(found?.also).toHaveLength(19)
  expect(found?.edits).toHaveLength(20)
})

test('an image that does not fit is one error in fifteen manifests', () => {
  const manifests = nodes.slice(0, 15).map((name) => ({
    name: `${name}.yaml`,
    text: `apiVersion: v1\nkind: Pod\nmetadata: {name: ${name}}\nspec:\n  nodeSelector: {kubernetes.io/os: windows}\n  containers:\n    - name: web\n      image: mcr.microsoft.com/windows/servercore:1809\n`,
  }))
  const [found, ...others] = faults([list, ...manifests])
  expect(others).toEqual([])
  const places = [found, ...(found?.also ?? [])].filter((one) => one?.file?.endsWith('.yaml'))
  expect(places).toHaveLength(15)
})

describe('names of nodes', () => {
  const script = (name: string) => ({
    name: `${name}.ps1`,
    text: `C:\\k\\kubelet.exe --hostname-override=${name} --cgroups-per-qos=false --enforce-node-allocatable=""\n`,
  })
  const disagree = (files: Parameters<typeof diagnose>[0]) =>
    diagnose(files).findings.filter(({ id }) => id === 'values-disagree')

  test('of the list do not disagree in files of their own', () =>
    expect(disagree([list, script('win-00'), script('win-01')])).toEqual([]))

  test('disagree where the list does not have them, and in one file', () => {
    expect(disagree([list, script('win-00'), script('win-77')])).toHaveLength(1)
    const both = { name: 'both.ps1', text: script('win-00').text + script('win-01').text }
    expect(disagree([list, both])).toHaveLength(1)
  })
})
