import { testLint } from '../../../testing/test-lint.ts'
import { boundAccountNear } from './bound-account-near.ts'

const binding = (space: string, account = 'flannel', kind = 'ServiceAccount') =>
  `apiVersion: rbac.authorization.k8s.io/v1\nkind: ClusterRoleBinding\nmetadata: {name: agents}\nroleRef: {apiGroup: rbac.authorization.k8s.io, kind: ClusterRole, name: agents}\nsubjects: [{kind: ${kind}, name: ${account}, namespace: ${space}}]\n---\n`
const refused = (account: string) =>
  `E0305 07:11:02.330915 6124 main.go:228] Failed to create SubnetManager: nodes "win-1" is forbidden: User "system:serviceaccount:${account}" cannot get resource "nodes" in API group "" at the cluster scope\n`

testLint(boundAccountNear, {
  valid: [
    { name: 'its own account', text: binding('kube-flannel') + refused('kube-flannel:flannel') },
    {
      name: 'both of them',
      text: binding('kube-system') + binding('kube-flannel') + refused('kube-flannel:flannel'),
    },
    {
      name: 'another account',
      text: binding('kube-system', 'calico') + refused('kube-flannel:flannel'),
    },
    {
      name: 'the account that each namespace has',
      text: binding('web', 'default') + refused('shop:default'),
    },
    { name: 'nobody who was refused', text: binding('kube-system') },
    {
      name: 'a template',
      text: binding("'{{ .Release.Namespace }}'") + refused('kube-flannel:flannel'),
    },
    {
      name: 'a group',
      text: binding('kube-system', 'flannel', 'Group') + refused('kube-flannel:flannel'),
    },
  ],
  invalid: [
    {
      name: 'the account of that name elsewhere',
      text:
        binding('kube-system') + refused('kube-flannel:flannel') + refused('kube-flannel:flannel'),
      messages: [
        /ClusterRoleBinding agents gives its right to the ServiceAccount flannel of kube-system; .* flannel of kube-flannel/,
      ],
      severity: 'warning',
    },
  ],
})
