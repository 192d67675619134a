import fc from 'fast-check'
import { expect, test } from 'vitest'
import { versionSkew } from '../../catalog/kubernetes/shared.ts'
import { kubernetesVersions } from '../../catalog/kubernetes/index.ts'
import { resolveSource } from '../../catalog/sources/index.ts'
import { decisionIds, decisionOf } from '../../model/decisions.ts'
import { initialChoices } from '../../model/presets/define.ts'
import { plainValue } from '../../model/readers.ts'
import type { Choices, DecisionId, Scenario } from '../../model/scenario.ts'
import { anyClosedChoices } from '../../testing/choices.ts'
import { isBefore } from '../../values/version.ts'
import { resolve } from '../resolve.ts'
import type { Step } from './step.ts'
import { stepsBetween } from './steps.ts'

const differingOf = (from: Scenario, to: Scenario) =>
  decisionIds.filter(
    (id) => JSON.stringify(plainValue(from[id])) !== JSON.stringify(plainValue(to[id])),
  )

function between(from: Scenario, to: Scenario): readonly Step[] {
  return stepsBetween(from, to, differingOf(from, to))
}

const anyScenario = anyClosedChoices.map(resolve)

const lastOf = (steps: readonly Step[], ...ids: readonly DecisionId[]) =>
  steps.findLastIndex(({ decisions }) => decisions.some((id) => ids.includes(id)))

test('each differing decision is changed, the runtime no later than Kubernetes', () => {
  fc.assert(
    fc.property(anyScenario, anyScenario, (from, to) => {
      const differing = differingOf(from, to)
      const steps = between(from, to)
      const told = steps.flatMap(({ decisions }) => decisions)
      expect(decisionIds.filter((id) => told.includes(id))).toEqual(differing)
      expect(steps.every(({ decisions }) => decisions.length > 0)).toBe(true)

      const kubernetes = lastOf(steps, 'kubernetesVersion', 'controlPlaneVersion')
      const runtime = lastOf(steps, 'containerRuntime', 'runtimeVersion')
      if (kubernetes >= 0) expect(runtime).toBeLessThanOrEqual(kubernetes)
      for (const source of steps.flatMap(({ sources }) => sources)) {
        expect(resolveSource(source)).toBeDefined()
      }
      expect(between(from, to)).toEqual(steps)
    }),
    { numRuns: 60 },
  )
})

test('the control plane climbs by one minor, and the node stays within its skew', () => {
  const version = fc.constantFrom(...kubernetesVersions)
  fc.assert(
    fc.property(fc.tuple(version, version, version), (all) => {
      const [a = '1.14', c = a, d = c] = all.toSorted((x, y) => (isBefore(x, y) ? -1 : 1))
      const from = resolve(choices({ kubernetesVersion: a, controlPlaneVersion: a }))
      const isNear = minor(d) - minor(c) <= versionSkew.olderBefore.value.older
      const to = resolve(choices({ kubernetesVersion: c, controlPlaneVersion: isNear ? d : c }))
      let [node, server] = [minor(a), minor(a)]
      for (const { title, decisions } of between(from, to)) {
        if (decisions.includes('controlPlaneVersion')) {
          server += 1
          expect(title).toContain(`1.${server}`)
        }
        const [, next] = /Kubernetes 1\.(\d+)/.exec(title) ?? []
        if (next !== undefined && decisions.includes('kubernetesVersion')) node = Number(next)
        const allowed = node < 25 ? versionSkew.olderBefore.value.older : versionSkew.older.value
        expect(server - node).toBeLessThanOrEqual(allowed)
        expect(server).toBeGreaterThanOrEqual(node)
      }
      expect([node, server]).toEqual([minor(c), minor(to.controlPlaneVersion)])
    }),
    { numRuns: 30 },
  )
})

const choices = (given: Partial<Choices>): Choices => ({
  ...initialChoices,
  windowsRelease: 'ltsc2019',
  ...given,
})
const minor = (version: string) => Number(version.split('.')[1])

test('equal scenarios need no step', () => {
  fc.assert(
    fc.property(anyScenario, (one) => {
      expect(between(one, { ...one })).toEqual([])
    }),
    { numRuns: 20 },
  )
})

const titles = (from: Partial<Choices>, to: Partial<Choices>) =>
  between(resolve(choices(from)), resolve(choices(to))).map(({ title }) => title)

test('Docker makes room before the kubelet loses its dockershim', () =>
  expect(
    titles(
      { kubernetesVersion: '1.22', containerRuntime: 'docker' },
      { kubernetesVersion: '1.24', containerRuntime: 'containerd', runtimeVersion: '1.7.34' },
    ),
  ).toEqual([
    'Upgrade the control plane to 1.23',
    'Upgrade the control plane to 1.24',
    'Replace Docker EE by containerd 1.7.34',
    'Upgrade the node to Kubernetes 1.24.17',
  ]))

test('another release of Windows is another node', () =>
  expect(
    titles(
      { kubernetesVersion: '1.30', windowsRelease: 'ltsc2019' },
      { kubernetesVersion: '1.30', windowsRelease: 'ltsc2022' },
    ),
  ).toEqual(['Replace the node by a new one with Windows Server 2022']))

test('an update of Windows is none', () =>
  expect(titles({ windowsRevision: 5000 }, { windowsRevision: 6000 })).toEqual([
    'Update Windows on the node',
  ]))

test('a control plane does not go down', () =>
  expect(titles({ kubernetesVersion: '1.30' }, { kubernetesVersion: '1.29' })[0]).toBe(
    'Make a new cluster with Kubernetes 1.29, and a node in it',
  ))

test('a node does, made anew', () =>
  expect(
    titles(
      { kubernetesVersion: '1.30' },
      { kubernetesVersion: '1.29', controlPlaneVersion: '1.30' },
    ),
  ).toContain('Make the node anew with Kubernetes 1.29.15'))

test('a managed platform takes over no node', () =>
  expect(
    titles({ kubernetesVersion: '1.34' }, { kubernetesVersion: '1.34', platform: 'aks' })[0],
  ).toBe('Make a cluster on AKS with Kubernetes 1.34, and a pool of Windows nodes'))

test('a pool takes its runtime from the image of its version', () =>
  expect(
    titles(
      { platform: 'aks', windowsRelease: 'ltsc2022', kubernetesVersion: '1.33' },
      { platform: 'aks', windowsRelease: 'ltsc2022', kubernetesVersion: '1.35' },
    ).at(-1),
  ).toMatch(
    /^Take a node image with containerd [\d.]+, upgrade the pool to Kubernetes 1\.35\.\d+$/,
  ))

test('a gate that the next release refuses is taken off', () => {
  const gates = { featureGates: ['WinOverlay=false'] }
  const steps = between(
    resolve(choices({ kubernetesVersion: '1.33', ...gates })),
    resolve(choices({ kubernetesVersion: '1.34' })),
  )
  expect(steps.find(({ decisions }) => decisions.includes('kubernetesVersion'))?.why).toContain(
    'Take the feature gate WinOverlay off: it is locked to true from 1.34 on.',
  )
})

test('every decision outside version, host, runtime and network has a topic that brings it over', () => {
  const steps = between(
    resolve(choices({})),
    resolve(choices({ replicas: 7, maxPods: 30, serviceCIDR: '10.112.0.0/12' })),
  )
  expect(steps.map(({ decisions }) => decisions)).toEqual([
    ['maxPods'],
    ['replicas'],
    ['serviceCIDR'],
  ])
  expect(decisionOf('replicas').topic).toBe('workload')
})
