import { testLint } from '../../../testing/test-lint.ts'
import { limitRangeAdmits } from './limit-range-admits.ts'

const range = (limits: string, namespace = 'team-a') =>
  `apiVersion: v1\nkind: LimitRange\nmetadata: {name: team, namespace: ${namespace}}\nspec: {limits: [{${limits}}]}\n---\n`
const pod = (resources: string) =>
  `apiVersion: v1\nkind: Pod\nmetadata: {name: web, namespace: team-a}\nspec:\n  containers: [{name: a, image: b, resources: {${resources}}}]\n`
const most = 'type: Container, max: {memory: 2Gi}'

testLint(limitRangeAdmits, {
  valid: [
    { name: 'as much as it allows', text: range(most) + pod('limits: {memory: 2048Mi}') },
    { name: 'another namespace', text: range(most, 'team-b') + pod('limits: {memory: 4Gi}') },
    {
      name: 'bounds of claims',
      text:
        range('type: PersistentVolumeClaim, max: {storage: 2Gi}') + pod('limits: {memory: 4Gi}'),
    },
    { name: 'nothing asked', text: range(most) + pod('') },
    {
      name: 'a part of a pod, which tells no namespace',
      text:
        range(most, 'default') +
        'spec:\n  nodeSelector: {kubernetes.io/os: windows}\n  containers: [{name: a, image: b, resources: {limits: {memory: 4Gi}}}]\n',
    },
    { name: 'another resource', text: range(most) + pod('limits: {cpu: 4}') },
  ],
  invalid: [
    {
      name: 'more than it allows',
      text: range(most) + pod('limits: {memory: 4Gi}'),
      messages: [/has 4Gi of memory, .* allows at most 2Gi/],
      severity: 'warning',
    },
    {
      name: 'less than it allows',
      text: range('type: Container, min: {cpu: 500m}') + pod('requests: {cpu: 100m}'),
      messages: [/has 100m of cpu, .* allows at least 500m/],
    },
    {
      name: 'a limit that stands for the request',
      text: range('type: Container, min: {cpu: 500m}') + pod('limits: {cpu: 100m}'),
      messages: [/has 100m of cpu, .* allows at least 500m/],
    },
  ],
})
