import { testLint } from '../../../testing/test-lint.ts'
import { gmsaRoleNamesSpec } from './gmsa-role-names-spec.ts'

const role = (names: string, resources = 'gmsacredentialspecs') =>
  `apiVersion: rbac.authorization.k8s.io/v1\nkind: ClusterRole\nmetadata: {name: use-web}\nrules:\n- apiGroups: [windows.k8s.io]\n  resources: [${resources}]\n  verbs: [use]\n${names === '' ? '' : `  resourceNames: [${names}]\n`}---\n`
const pod =
  'apiVersion: v1\nkind: Pod\nmetadata: {name: web}\nspec:\n  nodeSelector: {kubernetes.io/os: windows}\n  securityContext: {windowsOptions: {gmsaCredentialSpecName: gmsa-web1}}\n  containers: [{name: a, image: b}]\n'

testLint(gmsaRoleNamesSpec, {
  valid: [
    { name: 'that spec', text: role('gmsa-web1') + pod },
    { name: 'one of two roles', text: role('gmsa-web') + role('gmsa-web1') + pod },
    { name: 'all specs', text: role('') + pod },
    { name: 'a role for something else', text: role('a', 'secrets') + pod },
  ],
  invalid: [
    {
      name: 'another spec',
      text: role('gmsa-web') + pod,
      severity: 'warning',
      messages: [
        /role use-web gives the right to use gmsa-web, and web names the credential spec gmsa-web1/,
      ],
    },
  ],
})
