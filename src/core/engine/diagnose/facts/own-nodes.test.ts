import { expect, test } from 'vitest'
import { diagnose } from '../../../diagnose.ts'

const row = (name: string, version = 'v1.33.0') =>
  `NAME   STATUS   ROLES    AGE   VERSION   INTERNAL-IP   OS-IMAGE   KERNEL-VERSION   CONTAINER-RUNTIME
${name}   Ready    <none>   1d    ${version}   10.0.0.7   Windows Server 2025 Datacenter   10.0.26100.7462   containerd://2.0.5
`
const severities = (text: string) =>
  diagnose([{ name: 'nodes.txt', text }]).findings.flatMap(({ id, severity }) =>
    id === 'windows-host-supported' ? [severity] : [],
  )

test.each([
  `${row('win-25a')}\nkubeadm cluster, pods hang`,
  'Our kubeadm cluster has Windows Server 2025 nodes, Kubernetes 1.33.0, containerd 2.0.5.',
  'RKE2 v1.33.1+rke2r1 with a Windows Server 2025 worker, the agent hangs.',
])('a node of no service is judged by the list of Kubernetes: %s', (text) =>
  expect(severities(text)).toEqual(['warning']),
)

test.each([
  row('win-25a'),
  `${row('win-25a', 'v1.35.1')}\nkubeadm cluster, pods hang`,
  'Our Windows Server 2025 nodes have Kubernetes 1.33.0, containerd 2.0.5.',
  'AKS 1.33 with Windows2025 pools, one akswin25 node hangs.',
])('what may be a node of a service is not: %s', (text) => expect(severities(text)).toEqual([]))

const runtimeAsked = (text: string) =>
  diagnose([{ name: 'mail.txt', text }]).questions.some(({ about }) =>
    about.includes('containerRuntime'),
  )

test('RKE2 brings containerd, which is not asked for', () =>
  expect(runtimeAsked('RKE2 v1.30.5+rke2r1, one Windows Server 2022 agent does not join.')).toBe(
    false,
  ))

test('the runtime of a cluster that kubeadm made is asked for', () =>
  expect(
    runtimeAsked('kubeadm, Kubernetes 1.30.5, one Windows Server 2022 node does not join.'),
  ).toBe(true))
