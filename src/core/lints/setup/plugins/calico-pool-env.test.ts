import { testLint } from '../../../testing/test-lint.ts'
import { calicoPoolEnv } from './calico-pool-env.ts'

const windows = '=== words.txt ===\nThe node has Windows Server 2022.\n'
const agent = (name: string, value: string) =>
  `=== calico.yaml ===\napiVersion: apps/v1\nkind: DaemonSet\nmetadata: {name: calico-node}\nspec:\n  selector: {matchLabels: {a: b}}\n  template:\n    metadata: {labels: {a: b}}\n    spec:\n      containers:\n        - name: calico-node\n          image: calico/node:v3.26.1\n          env:\n            - name: ${name}\n              value: "${value}"\n`
const pool =
  '=== pool.yaml ===\napiVersion: crd.projectcalico.org/v1\nkind: IPPool\nmetadata: {name: a}\nspec: {cidr: 10.1.0.0/16, ipipMode: Never, vxlanMode: Always}\n'

testLint(calicoPoolEnv, {
  valid: [
    { name: 'no IPIP', text: windows + agent('CALICO_IPV4POOL_IPIP', 'Never') },
    { name: 'VXLAN everywhere', text: windows + agent('CALICO_IPV4POOL_VXLAN', 'Always') },
    { name: 'a cluster of Linux', text: agent('CALICO_IPV4POOL_IPIP', 'Always') },
    {
      name: 'a pool that says otherwise',
      text: windows + agent('CALICO_IPV4POOL_IPIP', 'Always') + pool,
    },
  ],
  invalid: [
    {
      name: 'IPIP in the manifest',
      text: windows + agent('CALICO_IPV4POOL_IPIP', 'Always'),
      messages: [/CALICO_IPV4POOL_IPIP is Always/],
      severity: 'warning',
    },
    {
      name: 'VXLAN across subnets alone',
      text: windows + agent('CALICO_IPV4POOL_VXLAN', 'CrossSubnet'),
      messages: [/CALICO_IPV4POOL_VXLAN is CrossSubnet/],
    },
    {
      name: 'a part that somebody printed',
      text: `${windows}\n$ kubectl get ds -n kube-system calico-node -o yaml | grep -A1 IPIP\n        - name: CALICO_IPV4POOL_IPIP\n          value: CrossSubnet\n`,
      messages: [/CALICO_IPV4POOL_IPIP is CrossSubnet/],
    },
    {
      name: 'kubectl set env',
      text: `${windows}\n$ kubectl set env daemonset/calico-node -n kube-system --list\nCALICO_IPV4POOL_IPIP=Always\n`,
      messages: [/CALICO_IPV4POOL_IPIP is Always/],
    },
  ],
})
