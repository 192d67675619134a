import { expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'

const table = (server: string, node: string) => `
NAME    STATUS   ROLES           AGE   VERSION   INTERNAL-IP   EXTERNAL-IP   OS-IMAGE                         KERNEL-VERSION      CONTAINER-RUNTIME
cp-1    Ready    control-plane   90d   ${server}   10.20.30.11   <none>        Ubuntu 22.04.5 LTS               5.15.0-157-generic  containerd://1.7.24
win-3   Ready    <none>          80d   ${node}   10.20.30.21   <none>        Windows Server 2022 Datacenter   10.0.20348.2700     containerd://1.7.24
`
const conflicts = (text: string) =>
  diagnose([{ name: 'mail.txt', text }])
    .findings.filter(({ id }) => id === 'values-disagree')
    .map(({ message }) => message)

test('a release that the table gives to the control plane does not contradict its node', () => {
  const told = 'On Friday we upgraded the cluster from 1.29.4 to 1.31.6.\n'
  expect(conflicts(told + table('v1.31.6', 'v1.29.4'))).toEqual([])
  expect(conflicts(told + table('v1.31.6', 'v1.31.6'))).toEqual([])
})

test('one that nobody in the table has does', () => {
  expect(
    conflicts(`The cluster is Kubernetes 1.30.1.\n${table('v1.31.6', 'v1.29.4')}`),
  ).not.toEqual([])
})
