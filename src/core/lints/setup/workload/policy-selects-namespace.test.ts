import { testLint } from '../../../testing/test-lint.ts'
import { policySelectsNamespace } from './policy-selects-namespace.ts'

const space = (name: string, labels = '') =>
  `apiVersion: v1\nkind: Namespace\nmetadata:\n  name: ${name}\n${labels === '' ? '' : `  labels: {${labels}}\n`}---\n`
const policy = (label: string, side = 'ingress', list = 'from') => `apiVersion: networking.k8s.io/v1
kind: NetworkPolicy
metadata: {name: a, namespace: api}
spec:
  podSelector: {}
  ${side}:
  - ${list}:
    - namespaceSelector: {matchLabels: {${label}}}
`

testLint(policySelectsNamespace, {
  valid: [
    { name: 'its label', text: space('web', 'name: web') + policy('name: web') },
    {
      name: 'the label of its name',
      text: space('web') + policy('kubernetes.io/metadata.name: web'),
    },
    { name: 'another namespace', text: space('api') + policy('name: web') },
    { name: 'a label of some kind', text: space('web') + policy('team: shop') },
    {
      name: 'another namespace that has the label',
      text: space('web') + space('web-2', 'name: web') + policy('name: web'),
    },
  ],
  invalid: [
    {
      name: 'another label',
      text: space('web', 'team: web') + policy('name: web'),
      messages: [/by name: web; the one called web has the labels team/],
      severity: 'warning',
    },
    {
      name: 'no label',
      text: space('web') + policy('project: web', 'egress', 'to'),
      messages: [/has no labels/],
    },
  ],
})
