import { expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'

const nodes = (...rows: readonly (readonly [name: string, system: string, build: string])[]) => ({
  name: 'nodes.txt',
  text: `NAME   STATUS   ROLES   AGE   VERSION   INTERNAL-IP   EXTERNAL-IP   OS-IMAGE   KERNEL-VERSION   CONTAINER-RUNTIME\n${rows
    .map(
      ([name, system, build]) =>
        `${name}   Ready   <none>   9d   v1.34.2   10.1.0.5   <none>   Windows Server ${system} Datacenter   ${build}   containerd://1.7.20\n`,
    )
    .join('')}`,
})
const old = ['akswin000000', '2022', '10.0.20348.4171'] as const
const conflicts = (...files: readonly { readonly name: string; readonly text: string }[]) =>
  diagnose(files).findings.filter(({ id }) => id === 'values-disagree').length
const told = {
  name: 'plan.md',
  text: 'Windows nodes: the pods go to Windows Server 2025 nodes.\nThe nodes with Windows Server 2022 are drained then.\n',
}

test('words may tell of either where nodes or pools have both releases', () => {
  const pool = {
    name: 'make.sh',
    text: 'az aks nodepool add -g a --cluster-name b --name w25 --os-type Windows --os-sku Windows2025 --enable-fips-image --kubernetes-version 1.34.2\n',
  }
  expect(conflicts(told, nodes(old), pool)).toBe(0)
  expect(conflicts(told, nodes(old, ['w25000000', '2025', '10.0.26100.4946']))).toBe(0)
})

test('words that tell of two releases disagree where nodes have one of them', () => {
  expect(conflicts(told, nodes(old))).toBe(1)
})

test('a machine may have two runtimes', () => {
  expect(
    conflicts({
      name: 'mail.txt',
      text: 'Windows Server 2019; the machine has containerd 1.4.4 and Docker 19.03.14.\n',
    }),
  ).toBe(0)
  expect(
    conflicts(
      { name: 'mail.txt', text: 'Windows Server 2019, containerd 1.4.4.\n' },
      { name: 'node.txt', text: 'Container Runtime Version:  docker://19.3.14\n' },
    ),
  ).toBeGreaterThan(0)
})
