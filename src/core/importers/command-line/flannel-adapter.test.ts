import { expect, test } from 'vitest'
import { diagnose } from '../../diagnose.ts'

const nodes = `NAME   STATUS   ROLES    AGE   VERSION   INTERNAL-IP   OS-IMAGE   KERNEL-VERSION   CONTAINER-RUNTIME
w1     Ready    <none>   2d    v1.28.2   10.0.0.5      Windows Server 2022 Datacenter   10.0.20348.2582   containerd://1.7.17
`
const of = (flags: string) =>
  diagnose([
    { name: 'nodes.txt', text: nodes },
    { name: 'start.ps1', text: `C:\\k\\flanneld.exe --kube-subnet-mgr ${flags}\n` },
  ])

test('flanneld may take another adapter than the one that the cluster knows', () => {
  const { findings, scenario } = of('--iface=10.0.9.77')
  expect(findings.filter(({ severity }) => severity !== 'info')).toEqual([])
  expect(scenario.nodeIP).toBe('10.0.0.5')
})

test('its address is that of the node where no other is told', () =>
  expect(
    diagnose([
      { name: 'start.ps1', text: 'C:\\k\\flanneld.exe --kube-subnet-mgr --iface=10.0.9.77\n' },
    ]).scenario.nodeIP,
  ).toBe('10.0.9.77'))

test('who runs flanneld has its network', () =>
  expect(
    diagnose([
      { name: 'start.ps1', text: 'C:\\k\\flanneld.exe --kube-subnet-mgr --iface=10.0.9.77\n' },
    ]).observations.filter(({ name }) => name === 'cni'),
  ).toMatchObject([{ value: 'flannel', inferred: true, line: 1 }]))
