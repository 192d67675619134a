import { testLint } from '../../../testing/test-lint.ts'
import { quotaAdmits } from './quota-admits.ts'

const quota = (hard: string, more = '', namespace = 'team') =>
  `apiVersion: v1\nkind: ResourceQuota\nmetadata: {name: q, namespace: ${namespace}}\nspec: {hard: {${hard}}${more}}\n---\n`
const workload = (replicas: number, resources: string) =>
  `apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: web, namespace: team}\nspec:\n  replicas: ${replicas}\n  template: {spec: {containers: [{name: a, image: b, resources: {${resources}}}]}}\n---\n`
const range = `apiVersion: v1\nkind: LimitRange\nmetadata: {name: r, namespace: team}\nspec: {limits: [{type: Container, default: {memory: 1Gi}}]}\n---\n`

const described = (namespace: string, more = '') =>
  `=== q.txt ===\n$ kubectl describe quota -n ${namespace}\nName:            compute\nNamespace:       ${namespace}\n${more}Resource         Used  Hard\n--------         ----  ----\nlimits.memory    4Gi   4Gi\npods             1     10\n`

testLint(quotaAdmits, {
  valid: [
    {
      name: 'a description of another namespace',
      text: `${described('other')}=== w.yaml ===\n${workload(2, 'limits: {memory: 4Gi}')}`,
    },
    {
      name: 'a description of one for some pods alone',
      text: `${described('team', 'Scopes:          BestEffort\n')}=== w.yaml ===\n${workload(2, 'limits: {memory: 4Gi}')}`,
    },
    {
      name: 'as much as a description has',
      text: `${described('team')}=== w.yaml ===\n${workload(1, 'limits: {memory: 4Gi}')}`,
    },
    { name: 'as many pods as it has', text: quota('pods: "4"') + workload(4, '') },
    { name: 'another namespace', text: quota('pods: "2"', '', 'other') + workload(4, '') },
    {
      name: 'what it counts',
      text: quota('limits.memory: 8Gi') + workload(2, 'limits: {memory: 4Gi}'),
    },
    {
      name: 'a limit in the place of a request',
      text: quota('requests.memory: 8Gi') + workload(2, 'limits: {memory: 4Gi}'),
    },
    {
      name: 'defaults of a LimitRange',
      text: quota('limits.memory: 8Gi') + range + workload(2, ''),
    },
    {
      name: 'some pods alone',
      text: quota('pods: "1"', ', scopes: [BestEffort]') + workload(4, ''),
    },
  ],
  invalid: [
    {
      name: 'more memory than a description has',
      text: `${described('team')}=== w.yaml ===\n${workload(2, 'limits: {memory: 4Gi}')}`,
      messages: [/ask for more limits\.memory than the ResourceQuota compute has, 4Gi/],
    },
    {
      name: 'more pods than it has',
      text: quota('pods: "2"') + workload(4, ''),
      messages: [/The 4 pods of web ask for more pods than .* has, 2/],
      severity: 'warning',
    },
    {
      name: 'more memory than it has',
      text: quota('limits.memory: 6Gi') + workload(2, 'limits: {memory: 4Gi}'),
      messages: [/ask for more limits\.memory/],
    },
    {
      name: 'a container without what it counts',
      text: quota('limits.memory: 8Gi') + workload(2, 'requests: {cpu: 500m}'),
      messages: [/must specify limits\.memory/],
    },
  ],
})
