import { testLint } from '../../../testing/test-lint.ts'
import { scalerHasRequests } from './scaler-has-requests.ts'

const workload = (resources: string) =>
  `apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: web}\nspec:\n  template:\n    spec:\n      containers:\n      - name: a\n        image: b\n${resources}---\n`
const requests = (what: string) => `        resources: {requests: {${what}}}\n`
const scaler = (metric: string) =>
  `apiVersion: autoscaling/v2\nkind: HorizontalPodAutoscaler\nmetadata: {name: web}\nspec:\n  scaleTargetRef: {apiVersion: apps/v1, kind: Deployment, name: web}\n  maxReplicas: 6\n  ${metric}\n`
const share =
  'metrics: [{type: Resource, resource: {name: cpu, target: {type: Utilization, averageUtilization: 60}}}]'

testLint(scalerHasRequests, {
  valid: [
    { name: 'a request', text: workload(requests('cpu: 500m')) + scaler(share) },
    {
      name: 'a limit, which stands for it',
      text: workload('        resources: {limits: {cpu: 500m}}\n') + scaler(share),
    },
    {
      name: 'a value and no share',
      text:
        workload('') +
        scaler(
          'metrics: [{type: Resource, resource: {name: cpu, target: {type: AverageValue, averageValue: 500m}}}]',
        ),
    },
    {
      name: 'another workload',
      text: workload('').replace('name: web}', 'name: api}') + scaler(share),
    },
    {
      name: 'a range that fills it in',
      text: `${workload('')}apiVersion: v1\nkind: LimitRange\nmetadata: {name: a}\nspec: {limits: [{type: Container, defaultRequest: {cpu: 1}}]}\n---\n${scaler(share)}`,
    },
  ],
  invalid: [
    {
      name: 'no request',
      text: workload(requests('memory: 1Gi')) + scaler(share),
      severity: 'warning',
      messages: [
        /measures cpu as a share of the request, and the container a of web requests none/,
      ],
    },
    {
      name: 'the older field',
      text: workload('') + scaler('targetCPUUtilizationPercentage: 60'),
      messages: [/measures cpu/],
    },
  ],
})
