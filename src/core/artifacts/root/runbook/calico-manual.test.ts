import { expect, test } from 'vitest'
import { resolve } from '../../../engine/resolve.ts'
import { initialChoices } from '../../../model/presets/define.ts'
import type { Choices } from '../../../model/scenario.ts'
import { expectInOrder } from '../../../testing/expect-in-order.ts'
import { calicoServices } from './calico-manual.ts'

const textOf = (given: Partial<Choices> = {}) =>
  calicoServices(
    resolve({
      ...initialChoices,
      cni: 'calico',
      cniRelease: '3.28.0',
      nodeAgents: 'services',
      ...given,
    }),
  )
    .map(({ code }) => code)
    .join('\n')

test('Calico gets the kubeconfig of its own account before its scripts run', () => {
  const text = textOf()
  expectInOrder(text, [
    'Expand-Archive',
    "'C:\\k\\calico.conf'",
    'install-calico.ps1',
    'start-calico.ps1',
  ])
})

test('the settings are those of the plan', () => {
  expect(textOf()).toContain("'$env:CALICO_NETWORKING_BACKEND = ''vxlan'''")
  expect(textOf()).toContain("'$env:K8S_SERVICE_CIDR = ''10.96.0.0/12'''")
  const routed = textOf({ networkMode: 'l2bridge' })
  expect(routed).toContain("''windows-bgp''")
  expect(routed).not.toContain('VXLAN_VNI')
})

test('text of a user becomes no code in a file that is code', () =>
  expect(textOf({ nodeName: "a'; Restart-Computer; '" })).toContain(
    "'$env:NODENAME = ''a''''; Restart-Computer; '''''''",
  ))
