import { testLint } from '../../../testing/test-lint.ts'
import { selectorMeetsPods } from './selector-meets-pods.ts'

const pods = (labels: string, name = 'web') =>
  `apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: ${name}}\nspec:\n  template:\n    metadata: {labels: {${labels}}}\n    spec: {containers: [{name: a, image: b}]}\n---\n`
const by = (kind: string, labels: string, key = 'selector') =>
  `apiVersion: policy/v1\nkind: ${kind}\nmetadata: {name: web}\nspec:\n  ${key}: {matchLabels: {${labels}}}\n---\n`

const monitor = (port: string) =>
  by('PodMonitor', 'app: exporter').replace('---', `  podMetricsEndpoints: [{port: ${port}}]`)
const withPort = [
  'containers: [{',
  'containers: [{ports: [{containerPort: 9182, name: http}], ',
] as const

testLint(selectorMeetsPods, {
  valid: [
    {
      name: 'a monitor of pods with the name of their port',
      text: pods('app: exporter', 'exporter').replace(...withPort) + monitor('http'),
    },
    {
      name: 'a monitor of a chart',
      text: pods('app: exporter', 'exporter') + monitor('"{{ .Values.port }}"'),
    },
    {
      name: 'labels of the pods',
      text: pods('app: web, tier: a') + by('PodDisruptionBudget', 'app: web'),
    },
    {
      name: 'another application',
      text: pods('app: db', 'db') + by('PodDisruptionBudget', 'app: web'),
    },
    {
      name: 'all pods',
      text:
        pods('app: web') +
        'apiVersion: networking.k8s.io/v1\nkind: NetworkPolicy\nmetadata: {name: deny}\nspec: {podSelector: {}, policyTypes: [Ingress]}\n',
    },
    {
      name: 'pods of another namespace',
      text:
        pods('app: web').replace('name: web}', 'name: web, namespace: b}') +
        by('PodDisruptionBudget', 'app: wbe'),
    },
  ],
  invalid: [
    {
      name: 'a label that is misspelt',
      text: pods('app: web, part: server') + by('PodDisruptionBudget', 'app: web, part: sever'),
      severity: 'warning',
      messages: [
        /selects part: sever; the pods of Deployment web have part: server: it protects none/,
      ],
    },
    {
      name: 'a label under another key',
      text: pods('app: web') + by('NetworkPolicy', 'app.kubernetes.io/name: web', 'podSelector'),
      messages: [/have no such label: it does not hold for them/],
    },
    {
      name: 'a monitor of pods',
      text: pods('app: exporter', 'exporter') + by('PodMonitor', 'app: exportr'),
      messages: [/Prometheus gets no target/],
    },
    {
      name: 'a monitor of pods that asks for a port which they do not name',
      text: pods('app: exporter', 'exporter') + monitor('metrics'),
      messages: [/asks for the port metrics, and its pods name no port/],
    },
    {
      name: 'one that asks for another name',
      text: pods('app: exporter', 'exporter').replace(...withPort) + monitor('metrics'),
      messages: [/asks for the port metrics, and its pods name http/],
    },
  ],
})
