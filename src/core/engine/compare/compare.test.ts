import { describe, expect, test } from 'vitest'
import { resolveSource } from '../../catalog/sources/index.ts'
import { presets } from '../../model/presets/index.ts'
import { evaluate } from '../evaluate.ts'
import { createGenerator } from '../generate.ts'
import { compare } from './compare.ts'

const preset = (id: string) => {
  const found = presets.find((one) => one.id === id)
  return evaluate({ ...presets[0].choices, ...found?.choices })
}
const old = preset('docs-1.20-flannel')
const current = preset('current')
const { decisions, files, steps } = compare(old, current, createGenerator(resolveSource))

test('decisions are compared by what they resolve to', () => {
  expect(decisions).toContainEqual({
    decision: 'containerRuntime',
    from: 'docker',
    to: 'containerd',
  })
  expect(decisions.map(({ from, to }) => [from, to]).flat()).not.toContain('auto')
})

test('files are compared by their text', () => {
  const changes = new Map(files.map(({ path, change }) => [path, change]))
  expect(changes.get('node/install-docker.ps1')).toBe('removed')
  expect(changes.get('node/install-containerd.ps1')).toBe('added')
  expect(changes.get('node/kubelet-args.txt')).toBe('changed')
  const same = compare(old, old, createGenerator(resolveSource))
  expect(new Set(same.files.map(({ change }) => change))).toEqual(new Set(['same']))
  expect(same.decisions).toEqual([])
})

describe('from Kubernetes 1.20 with Docker to 1.36', () => {
  const ofNode = steps.filter(({ decisions: ids }) => !ids.includes('controlPlaneVersion'))
  const whyOf = (title: string) => steps.find((step) => step.title === title)?.why ?? ''

  test('the node goes as far as the skew allows, Docker before 1.24, Windows where both fit', () =>
    expect(ofNode.map(({ title }) => title)).toEqual([
      'Upgrade the node to Kubernetes 1.22.17',
      'Upgrade the node to Kubernetes 1.23.17',
      'Replace Docker EE by containerd 2.3.4',
      'Upgrade the node to Kubernetes 1.25.16',
      'Upgrade the node to Kubernetes 1.28.15',
      'Upgrade the node to Kubernetes 1.31.14',
      'Upgrade the node to Kubernetes 1.34.11',
      'Change the pod network to Flannel with Overlay',
      'Replace the node by a new one with Windows Server 2025, with Kubernetes 1.36.4',
      'Bring over: Node services',
      'Bring over: Workload',
    ]))

  test('the control plane takes every minor', () =>
    expect(
      steps.flatMap(
        ({ title }) => /^Upgrade the control plane to 1\.(\d+)$/.exec(title)?.[1] ?? [],
      ),
    ).toEqual(Array.from({ length: 16 }, (_, i) => String(21 + i))))

  test('what a release stops on goes off the command line', () =>
    expect(whyOf('Upgrade the node to Kubernetes 1.28.15')).toContain(
      'Take off the command line of kubelet what 1.28 no longer knows and would stop on: --container-runtime (last in 1.26), --log-dir (last in 1.25) and --logtostderr (last in 1.25).',
    ))

  test('dockershim takes its flags along', () => {
    const why = whyOf('Replace Docker EE by containerd 2.3.4')
    expect(why).toContain('From 1.24 on the kubelet has no dockershim')
    expect(why).toContain('--network-plugin')
    expect(why).toContain('The CNI plugins lie in C:\\Program Files\\containerd\\cni\\bin')
  })

  test('API versions that end are named before the server that ends them', () =>
    expect(whyOf('Upgrade the control plane to 1.25')).toContain(
      'RuntimeClass in node.k8s.io/v1beta1',
    ))

  test('whatever rests on facts is cited', () => {
    const rest = ['Bring over: Node services', 'Bring over: Workload']
    const uncited = steps.filter(({ sources }) => sources.length === 0)
    expect(uncited.map(({ title }) => title)).toEqual(rest)
  })
})
