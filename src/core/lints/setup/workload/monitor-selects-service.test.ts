import { testLint } from '../../../testing/test-lint.ts'
import { monitorSelectsService } from './monitor-selects-service.ts'

const service = (name = 'windows-exporter', namespace = 'monitoring') =>
  `apiVersion: v1\nkind: Service\nmetadata: {name: ${name}, namespace: ${namespace}, labels: {app: ${name}}}\nspec: {selector: {app: ${name}}, ports: [{name: metrics, port: 9182}]}\n---\n`
const monitor = (labels: string, port = 'metrics', more = '') =>
  `apiVersion: monitoring.coreos.com/v1\nkind: ServiceMonitor\nmetadata: {name: w, namespace: monitoring}\nspec: {selector: {matchLabels: {${labels}}}, endpoints: [{port: ${port}}]${more}}\n---\n`

testLint(monitorSelectsService, {
  valid: [
    { name: 'its label and port', text: service() + monitor('app: windows-exporter') },
    { name: 'another namespace', text: service('web', 'shop') + monitor('app: windows-exporter') },
    {
      name: 'a namespace that it names',
      text:
        service('web', 'shop') +
        monitor('app: web', 'metrics', ', namespaceSelector: {matchNames: [shop]}'),
    },
    { name: 'one of two Services', text: service() + service('web') + monitor('app: web') },
    {
      name: 'two Services, neither of which it selects',
      text: service() + service('web') + monitor('app: db'),
    },
  ],
  invalid: [
    {
      name: 'the labels of a Service in another namespace',
      text: service('web', 'shop') + monitor('app: web'),
      messages: [/looks in its own namespace .* the Service web with its labels is in shop/],
    },
    {
      name: 'another label',
      text: service() + monitor('app.kubernetes.io/name: windows-exporter'),
      messages: [/has no such label in its metadata/],
      severity: 'warning',
    },
    {
      name: 'another port',
      text: service() + monitor('app: windows-exporter', 'http-metrics'),
      messages: [/takes the port http-metrics, .* names metrics/],
      severity: 'warning',
    },
    {
      name: 'another label, in any namespace',
      text:
        service('web', 'shop') + monitor('app: db', 'metrics', ', namespaceSelector: {any: true}'),
      messages: [/no such label/],
    },
  ],
})
