import { testLint } from '../../testing/test-lint.ts'
import { restartPolicy } from './restart-policy.ts'

const template = (policy?: string) => ({
  metadata: { labels: { app: 'a' } },
  spec: {
    ...(policy === undefined ? {} : { restartPolicy: policy }),
    containers: [{ name: 'a', image: 'registry.local/a' }],
  },
})
const job = (policy?: string) => ({
  apiVersion: 'batch/v1',
  kind: 'Job',
  metadata: { name: 'a' },
  spec: { template: template(policy) },
})
const cronJob = (policy?: string) => ({
  apiVersion: 'batch/v1',
  kind: 'CronJob',
  metadata: { name: 'a' },
  spec: { schedule: '0 3 * * *', jobTemplate: { spec: { template: template(policy) } } },
})
const deployment = (policy?: string) => ({
  apiVersion: 'apps/v1',
  kind: 'Deployment',
  metadata: { name: 'a' },
  spec: { selector: { matchLabels: { app: 'a' } }, template: template(policy) },
})

testLint(restartPolicy, {
  valid: [
    { name: 'a job that ends', document: job('Never') },
    { name: 'a job that tries again', document: cronJob('OnFailure') },
    { name: 'a deployment that says nothing', document: deployment() },
    { name: 'a deployment that says what it has', document: deployment('Always') },
    { name: 'what is no policy, which another check tells', document: job('never') },
    {
      name: 'a pod, which takes any',
      document: { apiVersion: 'v1', kind: 'Pod', ...template('Never') },
    },
  ],
  invalid: [
    {
      name: 'a job that starts anew for ever',
      document: job('Always'),
      messages: [/Job have restartPolicy Always; the API server takes OnFailure or Never alone/],
      severity: 'error',
      basis: 'refused',
    },
    {
      name: 'a job that says nothing',
      document: cronJob(),
      messages: [/CronJob need restartPolicy OnFailure or Never/],
      severity: 'error',
    },
    {
      name: 'a deployment that ends',
      document: deployment('Never'),
      messages: [/takes Always alone/],
      severity: 'error',
    },
  ],
})
