import { expect, test } from 'vitest'
import { isNamespaceOfUsers, workloadOfPod } from './of-pod.ts'

test.each([
  ['win-web-7c9d6b5f4d-bdfgh', 'win-web'],
  ['win-web-7c9d6b5f4d-abcde', 'win-web'],
  ['win-agent-x2k9z', 'win-agent'],
  ['win-web-0', 'win-web-0'],
  ['win-web-inline-pod', 'win-web-inline-pod'],
  ['win-web', 'win-web'],
])('what made the pod %s', (pod, workload) => expect(workloadOfPod(pod)).toBe(workload))

test.each(['shop', 'default', 'kubernetes-apps', 'system'])('%s is of users', (namespace) =>
  expect(isNamespaceOfUsers(namespace)).toBe(true),
)

test.each(['kube-system', 'calico-system', 'openshift-dns', 'cattle-fleet-system'])(
  '%s is of the cluster',
  (namespace) => expect(isNamespaceOfUsers(namespace)).toBe(false),
)
