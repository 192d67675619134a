import { testLint } from '../../testing/test-lint.ts'
import { roleRules } from './role-rules.ts'

const role = (rule: object) => ({
  apiVersion: 'rbac.authorization.k8s.io/v1',
  kind: 'ClusterRole',
  metadata: { name: 'a' },
  rules: [rule],
})
const whole = { apiGroups: [''], resources: ['nodes'], verbs: ['get'] }

testLint(roleRules, {
  valid: [
    { name: 'a rule', document: role(whole) },
    {
      name: 'a rule about addresses',
      document: role({ nonResourceURLs: ['/metrics'], verbs: ['get'] }),
    },
    {
      name: 'a role of another project',
      document: { ...role({}), apiVersion: 'authorization.openshift.io/v1' },
    },
  ],
  invalid: [
    {
      name: 'no group',
      document: role({ resources: ['nodes'], verbs: ['get'] }),
      messages: [/rules\[0\] has no apiGroups: .*at least one api group/],
      severity: 'error',
    },
    {
      name: 'no verbs',
      document: role({ apiGroups: [''], resources: ['nodes'], verbs: [] }),
      messages: [/rules\[0\] has no verbs/],
      severity: 'error',
    },
  ],
})
