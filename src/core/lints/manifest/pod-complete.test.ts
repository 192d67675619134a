import { testLint } from '../../testing/test-lint.ts'
import { podComplete } from './pod-complete.ts'

const workload = (spec: object, labels: object | undefined = { app: 'web' }) => ({
  apiVersion: 'apps/v1',
  kind: 'Deployment',
  metadata: { name: 'web' },
  spec: {
    selector: { matchLabels: { app: 'web' } },
    template: { ...(labels && { metadata: { labels } }), spec },
  },
})
const text = `apiVersion: apps/v1
kind: Deployment
metadata:
  name: web
spec:
  selector:
    matchLabels: {app: web}
  template:
    metadata:
      labels: {app: web}
    spec:
      containers:
      - name: web`
const nodeSelector = { 'kubernetes.io/os': 'windows' }

testLint(podComplete, {
  valid: [
    {
      name: 'a paste that ends where the container begins, without the end of its block',
      text: `Here it is:\n\n\`\`\`yaml\n${text}`,
    },
    {
      name: 'a container with its name and image',
      document: workload({ nodeSelector, containers: [{ name: 'a', image: 'b' }] }),
    },
    {
      name: 'a patch, which has only what it changes',
      document: {
        ...workload({}),
        spec: { template: { spec: { nodeSelector } } },
      },
    },
    {
      name: 'a field that is misspelt, which another check tells',
      document: workload({ containers: [{ name: 'a', imge: 'b' }] }),
    },
  ],
  invalid: [
    {
      name: 'a block that ends',
      text: `Here it is:\n\n\`\`\`yaml\n${text}\n\`\`\`\n`,
      messages: [/containers\[0\] has no image/],
    },
    { name: 'a file that ends', text: `${text}\n`, messages: [/containers\[0\] has no image/] },
    {
      name: 'no containers',
      document: workload({ nodeSelector }),
      messages: [/^spec\.template\.spec has no containers: .*“containers: Required value”/],
      severity: 'error',
    },
    {
      name: 'a container without image, and one without name',
      document: workload({
        nodeSelector,
        containers: [
          { name: 'a', image: null },
          { name: '', image: 'b' },
        ],
      }),
      messages: [/containers\[0\] has no image/, /containers\[1\] has no name/],
    },
  ],
})
