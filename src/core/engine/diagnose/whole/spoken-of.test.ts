import { expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'

const read = (text: string) => diagnose([{ name: 'notes.md', text }])
const errorsIn = (text: string) =>
  read(text)
    .findings.filter(({ severity }) => severity === 'error')
    .map(({ id }) => id)

test.each([
  'Kubernetes 1.22\n\n- Flags that have no effect any more:\n  - `--port`\n  - `--address`\n',
  'Kubernetes 1.15: run `kube-proxy --cleanup` on the Windows node before you switch.\n',
  'Windows node, v1.30.2: dual-stack `kubelet --node-ip` values work with a cloud provider.\n',
  'Windows, v1.13: `kubelet --system-reserved` and `--kube-reserved` are supported now.\n',
])('%j only speaks of flags', (text) => {
  expect(errorsIn(text)).toEqual([])
  expect(read(text).observations.filter(({ value }) => value === 'true')).toEqual([])
})

test('what comes before a minor is no release', () => {
  expect(errorsIn('We run Kubernetes 1.30-alpha on a Windows node.\n')).toEqual([])
})

test('a text about a managed platform speaks of its cloud too', () => {
  const about = (more: string) =>
    read(`EKS cluster, version 1.30, Windows nodes on EC2 instances. EKS uses VPC CNI.
Amazon EKS is on-premises only as EKS Anywhere. Our nodes run in EKS.${more}\n`).scenario.platform
  expect(about('')).toBe('eks')
  expect(read('The nodes are EC2 instances.\n').scenario.platform).toBe('aws')
})
