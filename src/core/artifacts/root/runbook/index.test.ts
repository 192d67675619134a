import { describe, expect, test } from 'vitest'
import { catalog } from '../../../catalog/catalog.ts'
import { resolveSource } from '../../../catalog/sources/index.ts'
import { evaluate } from '../../../engine/evaluate.ts'
import { generate } from '../../../engine/generate.ts'
import { presets, type PresetId } from '../../../model/presets/index.ts'
import type { Choices } from '../../../model/scenario.ts'
import { expectInOrder } from '../../../testing/expect-in-order.ts'
import { identity } from './identity.ts'
import { runbook, stepsFor } from './index.ts'

function plan(base: PresetId, given: Partial<Choices> = {}) {
  const choices = { ...presets.find(({ id }) => id === base)?.choices, ...given } as Choices
  const evaluation = evaluate(choices)
  const files = generate(evaluation, resolveSource)
  const paths = new Set(files.map(({ path }) => path))
  const context = { catalog, has: (path: string) => paths.has(path) }
  return { scenario: evaluation.scenario, context, steps: stepsFor(evaluation.scenario, context) }
}
const ids = (base: PresetId, given?: Partial<Choices>) =>
  plan(base, given).steps.map(({ id }) => id)

describe('the order', () => {
  test('of the 1.20 guide: checks, network, host, runtime, identity, services, class, workload, checks', () =>
    expect(ids('docs-1.20-flannel')).toEqual([
      'copy-files',
      'check-node',
      'cluster-network',
      'open-ports',
      'prepare-host',
      'install-runtime',
      'images-and-network',
      'identities',
      'identity',
      'register-services',
      'protect-secrets',
      'node-ready',
      'runtime-class',
      'deploy-workload',
      'verify',
      'after-restart',
      'troubleshoot',
      'remove',
    ]))

  test('of an AKS node of 2020: the old network is cleaned before the kubelet starts', () => {
    const order = ids('aks-1.17')
    expectInOrder(order, ['images-and-network', 'register-services'])
    expect(order).not.toContain('cluster-network')
    expect(order).not.toContain('runtime-class')
  })

  test('kubeadm: the kubelet is registered before it joins', () => {
    const order = ids('current')
    expect(order).not.toContain('identity')
    expectInOrder(order, ['register-services', 'kubeadm-join', 'node-ready'])
  })

  test('bootstrap token: what lets it ask comes first, then the identity, then the start', () => {
    const order = ids('current', { joinMethod: 'bootstrap-token' })
    expectInOrder(order, ['identities', 'identity', 'register-services'])
    expect(order).not.toContain('kubeadm-join')
  })

  test('a network that a script makes waits for the pod range, which waits for the kubelet', () => {
    const order = ids('current', { cni: 'win-bridge', networkMode: 'l2bridge' })
    expectInOrder(order, ['register-services', 'create-network', 'node-ready'])
  })

  test('components have their identities before they are asked for', () => {
    expectInOrder(ids('current'), ['identities', 'kubeadm-join'])
    expect(ids('current', { cni: 'antrea', networkMode: 'transparent' })).not.toContain(
      'identities',
    )
  })

  test('an agent that the cluster brings comes when the node is there', () => {
    for (const cni of ['antrea', 'calico'] as const) {
      expectInOrder(ids('current', { cni }), ['kubeadm-join', `${cni}-agent`, 'node-ready'])
    }
    expect(ids('current').join()).not.toContain('-agent')
  })

  test('virtual machines are set up before Windows is', () => {
    expectInOrder(ids('current', { platform: 'vsphere' }), ['virtual-machine', 'prepare-host'])
  })
})

describe.each(presets.map(({ id }) => id))('%s', (id) => {
  test('every script that a step calls is in the zip', () => {
    const { scenario, context, steps } = plan(id)
    for (const step of steps) {
      for (const command of step.commands?.(scenario, context) ?? []) {
        const text = 'code' in command ? command.code : command.shell
        for (const [, path = ''] of text.matchAll(/\.\\((?:node|verify)\\[\w-]+\.ps1)/g)) {
          expect(context.has(path.replace('\\', '/')), `${step.id}: ${path}`).toBe(true)
        }
      }
    }
  })
})

test('steps have unique ids, sentences and sources that resolve', () => {
  expect(new Set(runbook.map(({ id }) => id)).size).toBe(runbook.length)
  for (const { steps, scenario, context } of presets.map(({ id }) => plan(id))) {
    for (const step of steps) {
      expect(step.title).toMatch(/^\S.*[^.\s]$/)
      expect(step.body(scenario, context)).toMatch(/^\S.*\.$/)
      for (const ref of step.sources) expect(resolveSource(ref), ref).toBeDefined()
    }
  }
})

test('before the kubelet set the label of its build, the runbook does', () => {
  const { steps, scenario, context } = plan('hyperv-1.14')
  const ready = steps.find(({ id }) => id === 'node-ready')
  const commands = ready?.commands?.(scenario, context) ?? []
  expect(commands.map((command) => ('shell' in command ? command.shell : ''))).toContain(
    "kubectl label node 'win-node-1' 'node.kubernetes.io/windows-build=10.0.17763'",
  )
})

describe('a kubeconfig that is brought', () => {
  const commands = (given: Partial<Choices>) => {
    const { scenario, context } = plan('docs-1.20-flannel', { joinMethod: 'kubeconfig', ...given })
    return (identity.commands?.(scenario, context) ?? []).flatMap((command) =>
      'shell' in command ? [command.shell] : [],
    )
  }

  test.each([
    ['1.19', 'kubeadm alpha kubeconfig user --org'],
    ['1.20', 'kubeadm alpha kubeconfig user --config kubeadm.yaml --org'],
    ['1.21', 'kubeadm kubeconfig user --config kubeadm.yaml --org'],
  ] as const)('is made by kubeadm of %s', (controlPlaneVersion, command) => {
    const lines = commands({ kubernetesVersion: controlPlaneVersion, controlPlaneVersion })
    expect(lines).toContain(
      `${command} system:nodes --client-name 'system:node:win-node-1' > node.conf`,
    )
    expect(lines.some((line) => line.includes('kubeadm-config'))).toBe(command.includes('--config'))
    expect(lines.at(-1)).toContain("--server='https://10.127.130.2:6443'")
  })

  test('is not made where the platform keeps the control plane', () =>
    expect(commands({ platform: 'aks' })).toEqual([]))
})
