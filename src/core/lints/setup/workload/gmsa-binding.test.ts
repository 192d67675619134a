import { testLint } from '../../../testing/test-lint.ts'
import { gmsaBinding } from './gmsa-binding.ts'

const role = `apiVersion: rbac.authorization.k8s.io/v1
kind: ClusterRole
metadata: {name: app-gmsa}
rules: [{apiGroups: [windows.k8s.io], resources: [gmsacredentialspecs], verbs: [use]}]
---
`
const binding = (namespace: string, subject: string) => `apiVersion: rbac.authorization.k8s.io/v1
kind: RoleBinding
metadata: {name: app-gmsa${namespace === '' ? '' : `, namespace: ${namespace}`}}
subjects: [${subject}]
roleRef: {kind: ClusterRole, name: app-gmsa, apiGroup: rbac.authorization.k8s.io}
---
`
const account = (name: string, namespace: string) =>
  `{kind: ServiceAccount, name: ${name}, namespace: ${namespace}}`
const pod = (namespace: string, more = '') => `apiVersion: v1
kind: Pod
metadata: {name: iis${namespace === '' ? '' : `, namespace: ${namespace}`}}
spec:
  securityContext: {windowsOptions: {gmsaCredentialSpecName: web}}
  nodeSelector: {kubernetes.io/os: windows}
${more}  containers: [{name: a, image: b}]
`

testLint(gmsaBinding, {
  valid: [
    { name: 'its account', text: role + binding('shop', account('default', 'shop')) + pod('shop') },
    {
      name: 'an account of its own',
      text:
        role + binding('shop', account('web', 'shop')) + pod('shop', '  serviceAccountName: web\n'),
    },
    {
      name: 'every account of the namespace',
      text:
        role + binding('shop', '{kind: Group, name: "system:serviceaccounts:shop"}') + pod('shop'),
    },
    {
      name: 'no namespace told',
      text: role + binding('', account('default', 'shop')) + pod('shop'),
    },
    {
      name: 'a pod of any namespace',
      text: role + binding('a', account('default', 'a')) + pod(''),
    },
    { name: 'no binding', text: role + pod('shop') },
    {
      name: 'a binding for each namespace',
      text:
        role +
        binding('a', account('default', 'a')) +
        binding('shop', account('default', 'shop')) +
        pod('shop'),
    },
    {
      name: 'a binding of another role',
      text:
        role.replace('gmsacredentialspecs', 'pods') +
        binding('a', account('default', 'a')) +
        pod('shop'),
    },
  ],
  invalid: [
    {
      name: 'a binding in another namespace',
      text: role + binding('default', account('default', 'shop')) + pod('shop'),
      messages: [/RoleBinding app-gmsa is in the namespace default.*runs in shop/],
      severity: 'warning',
    },
    {
      name: 'another account',
      text:
        role +
        binding('shop', account('default', 'shop')) +
        pod('shop', '  serviceAccountName: web\n'),
      messages: [/ServiceAccount web of shop/],
      severity: 'warning',
    },
    {
      name: 'the account of another namespace',
      text: role + binding('shop', account('default', 'default')) + pod('shop'),
      messages: [/ServiceAccount default of shop/],
    },
  ],
})
