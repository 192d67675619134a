import { testLint } from '../../../testing/test-lint.ts'
import { joinObjectsLint } from './join-objects.ts'

const token = (more: object = {}, metadata: object = {}) => ({
  apiVersion: 'v1',
  kind: 'Secret',
  metadata: { name: 'bootstrap-token-abcdef', namespace: 'kube-system', ...metadata },
  type: 'bootstrap.kubernetes.io/token',
  stringData: {
    'token-id': 'abcdef',
    'token-secret': '0123456789abcdef',
    'usage-bootstrap-authentication': 'true',
    'auth-extra-groups': 'system:bootstrappers:a,system:bootstrappers:b',
    ...more,
  },
})
const role = (verbs: readonly string[]) => ({
  apiVersion: 'rbac.authorization.k8s.io/v1',
  kind: 'ClusterRole',
  metadata: { name: 'flannel' },
  rules: [
    { apiGroups: [''], resources: ['nodes'], verbs },
    { apiGroups: [''], resources: ['nodes/status'], verbs: ['patch'] },
  ],
})
const bound = (name: string) => ({
  apiVersion: 'rbac.authorization.k8s.io/v1',
  kind: 'ClusterRoleBinding',
  metadata: { name: 'a' },
  roleRef: { kind: 'ClusterRole', name },
})
const account = (namespace: string) => `apiVersion: v1
kind: ServiceAccount
metadata: { name: flannel, namespace: kube-flannel }
---
apiVersion: v1
kind: Secret
metadata:
  name: flannel-token
  namespace: ${namespace}
  annotations: { kubernetes.io/service-account.name: flannel }
type: kubernetes.io/service-account-token
`

const accountToken = (more: string) =>
  `apiVersion: v1\nkind: Secret\nmetadata: { name: flannel-token, namespace: kube-flannel${more} }\ntype: kubernetes.io/service-account-token\n`

testLint(joinObjectsLint, {
  valid: [
    {
      name: 'a token for an account',
      text: accountToken(', annotations: { kubernetes.io/service-account.name: flannel }'),
    },
    { name: 'a bootstrap token', document: token() },
    {
      name: 'a template, and a secret that is covered',
      document: token(
        { 'token-id': '${TOKEN_ID}', 'token-secret': 'xxxxxxxxxxxx' },
        { name: 'bootstrap-token-${TOKEN_ID}' },
      ),
    },
    { name: 'a secret that is covered by stars', document: token({ 'token-secret': '***' }) },
    {
      name: 'a token for signing alone',
      document: token({
        'usage-bootstrap-authentication': undefined,
        'usage-bootstrap-signing': 'true',
      }),
    },
    {
      name: 'the account that each namespace has',
      text: account('b').replaceAll('flannel }', 'default }'),
    },
    {
      name: 'a Secret of another type',
      document: { ...token({ 'token-id': 'x' }), type: 'Opaque' },
    },
    { name: 'the role of Flannel', document: role(['get', 'list', 'watch']) },
    { name: 'the role for bootstrapping', document: bound('system:node-bootstrapper') },
    { name: 'a token beside its account', text: account('kube-flannel') },
  ],
  invalid: [
    {
      name: 'a role of Flannel that may not write its lease',
      document: {
        ...role(['get', 'list', 'watch']),
        rules: role(['get', 'list', 'watch']).rules.slice(0, 1),
      },
      messages: [/leaves out patch on nodes\/status/],
    },
    {
      name: 'a token for no account',
      text: accountToken(''),
      messages: [/needs the annotation kubernetes.io\/service-account.name/],
      severity: 'error',
    },
    {
      name: 'a token that nobody finds',
      document: token({ 'auth-extra-groups': 'kubeadm:nodes' }, { name: 'join', namespace: 'a' }),
      messages: [
        /called join; the API server looks for bootstrap-token-abcdef/,
        /stands in a; bootstrap tokens are looked for in kube-system/,
        /must begin with system:bootstrappers:/,
      ],
      severity: 'error',
    },
    {
      name: 'a token that is none',
      document: token({
        'token-secret': 'Short',
        'usage-bootstrap-authentication': 'false',
      }),
      messages: [/token-secret is not 16 lower-case/, /is not "true"/],
      severity: 'error',
    },
    {
      name: 'a role without list',
      document: role(['get']),
      messages: [/leaves out list and watch on nodes/],
      severity: 'error',
    },
    {
      name: 'the name that a page misprints',
      document: bound('system:node-bootstrappers'),
      messages: [/the role is system:node-bootstrapper\./],
      severity: 'error',
    },
    {
      name: 'a token in another namespace',
      text: account('kube-system'),
      messages: [/stands in kube-flannel and not in kube-system/],
      severity: 'error',
    },
  ],
})
