import { testLint } from '../../../testing/test-lint.ts'
import { budgetHasRoom } from './budget-has-room.ts'

const workload = (replicas: string, app = 'web', kind = 'Deployment') =>
  `apiVersion: apps/v1\nkind: ${kind}\nmetadata: {name: ${app}, namespace: shop}\nspec:\n${replicas === '' ? '' : `  replicas: ${replicas}\n`}  template:\n    metadata: {labels: {app: ${app}}}\n    spec: {containers: [{name: a, image: b}]}\n---\n`
const budget = (limit: string) =>
  `apiVersion: policy/v1\nkind: PodDisruptionBudget\nmetadata: {name: web, namespace: shop}\nspec:\n  ${limit}\n  selector: {matchLabels: {app: web}}\n---\n`
const scaler = (least: string) =>
  `apiVersion: autoscaling/v2\nkind: HorizontalPodAutoscaler\nmetadata: {name: web, namespace: shop}\nspec:\n  scaleTargetRef: {apiVersion: apps/v1, kind: Deployment, name: web}\n${least}  maxReplicas: 6\n`

testLint(budgetHasRoom, {
  valid: [
    { name: 'one pod to spare', text: workload('2') + budget('minAvailable: 1') },
    { name: 'one at a time', text: workload('1') + budget('maxUnavailable: 1') },
    { name: 'half of them', text: workload('2') + budget('minAvailable: 50%') },
    { name: 'pods that were not sent', text: budget('minAvailable: 1') },
    { name: 'pods of another application', text: workload('1', 'api') + budget('minAvailable: 1') },
    {
      name: 'pods of two workloads',
      text:
        workload('1') +
        workload('1').replace('name: web,', 'name: web-b,') +
        budget('minAvailable: 1'),
    },
    {
      name: 'an autoscaler that keeps two',
      text: workload('') + budget('minAvailable: 1') + scaler('  minReplicas: 2\n'),
    },
    { name: 'no pods for now', text: workload('0') + budget('minAvailable: 1') },
  ],
  invalid: [
    {
      name: 'as many as there are',
      text: workload('2') + budget('minAvailable: 2'),
      severity: 'warning',
      messages: [
        /has minAvailable: 2, and Deployment web has 2: no pod of Deployment web may .*kubectl drain/,
      ],
    },
    {
      name: 'a count that is not told',
      text: workload('') + budget('minAvailable: 1'),
      messages: [/has 1:/],
    },
    {
      name: 'a share that is rounded up',
      text: workload('1', 'web', 'StatefulSet') + budget('minAvailable: 50%'),
      messages: [/StatefulSet web has 1/],
    },
    {
      name: 'all of them',
      text: budget('minAvailable: 100%'),
      messages: [/minAvailable: 100%: none of the pods that it selects may be evicted/],
    },
    {
      name: 'none at a time',
      text: workload('5') + budget('maxUnavailable: 0'),
      messages: [/maxUnavailable: 0/],
    },
    {
      name: 'an autoscaler that keeps one',
      text: workload('') + budget('minAvailable: 1') + scaler(''),
      messages: [/is scaled down to 1/],
    },
  ],
})
