import { testLint } from '../../testing/test-lint.ts'
import { bindingParts } from './binding-parts.ts'

const binding = (roleRef: object = {}, subject: object = {}, kind = 'ClusterRoleBinding') => ({
  apiVersion: 'rbac.authorization.k8s.io/v1',
  kind,
  metadata: { name: 'flannel' },
  roleRef: {
    apiGroup: 'rbac.authorization.k8s.io',
    kind: 'ClusterRole',
    name: 'flannel',
    ...roleRef,
  },
  subjects: [{ kind: 'ServiceAccount', name: 'flannel', namespace: 'kube-flannel', ...subject }],
})

testLint(bindingParts, {
  valid: [
    { name: 'a service account with its namespace', document: binding() },
    {
      name: 'a user, who lives in no namespace',
      document: binding({}, { kind: 'User', name: 'system:node:win-1', namespace: '' }),
    },
    {
      name: 'a role of the same namespace',
      document: binding({ kind: 'Role' }, {}, 'RoleBinding'),
    },
    {
      name: 'a binding of another project',
      document: {
        ...binding({}, { kind: 'SystemUser' }, 'RoleBinding'),
        apiVersion: 'authorization.openshift.io/v1',
      },
    },
    {
      name: 'a service account of the namespace of its RoleBinding',
      text: 'apiVersion: rbac.authorization.k8s.io/v1\nkind: RoleBinding\nmetadata: {name: a, namespace: b}\nroleRef: {apiGroup: rbac.authorization.k8s.io, kind: Role, name: a}\nsubjects:\n- kind: ServiceAccount\n  name: c\n',
    },
    {
      name: 'what the API server gave out, cut by who sent it',
      text: 'apiVersion: rbac.authorization.k8s.io/v1\nkind: ClusterRoleBinding\nmetadata: {name: a, uid: 4b1c1a50-77a1-4f6e-9f0e-1d8f5c1a2b3c}\nroleRef: {apiGroup: rbac.authorization.k8s.io, kind: ClusterRole, name: a}\nsubjects:\n- kind: ServiceAccount\n  name: c\n',
    },
    { name: 'no subjects yet', document: { ...binding(), subjects: [] } },
    {
      name: 'what is filled in later',
      document: binding({ kind: '{{ kind }}' }, { kind: '<kind>' }),
    },
  ],
  invalid: [
    {
      name: 'a service account without its namespace',
      text: `apiVersion: rbac.authorization.k8s.io/v1
kind: ClusterRoleBinding
metadata:
  name: flannel
roleRef:
  apiGroup: rbac.authorization.k8s.io
  kind: ClusterRole
  name: flannel
subjects:
- kind: ServiceAccount
  name: flannel
`,
      messages: [/^subjects\[0\] names the service account flannel without its namespace/],
      severity: 'error',
    },
    {
      name: 'a role for all namespaces in a binding of one kind that has none',
      document: binding({ kind: 'Role' }),
      messages: [/^roleRef\.kind is Role; the API server takes ClusterRole there/],
    },
    {
      name: 'slips in the words',
      document: binding(
        { apiGroup: 'rbca.authorization.k8s.io', kind: 'ClusterRoel' },
        { kind: 'ServiceAcount' },
      ),
      messages: [/^roleRef\.kind is/, /^roleRef\.apiGroup is/, /^subjects\[0\]\.kind is/],
    },
  ],
})
