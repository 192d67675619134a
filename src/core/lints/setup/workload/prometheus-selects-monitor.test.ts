import { testLint } from '../../../testing/test-lint.ts'
import { prometheusSelectsMonitor } from './prometheus-selects-monitor.ts'

const prometheus = (selector: string, name = 'kps') =>
  `apiVersion: monitoring.coreos.com/v1\nkind: Prometheus\nmetadata: {name: ${name}}\nspec:\n  serviceMonitorSelector: ${selector}\n---\n`
const monitor = (labels: string) =>
  `apiVersion: monitoring.coreos.com/v1\nkind: ServiceMonitor\nmetadata: {name: windows-exporter${labels}}\nspec: {selector: {matchLabels: {app: a}}}\n`
const wanted = '{matchLabels: {release: kps}}'

testLint(prometheusSelectsMonitor, {
  valid: [
    { name: 'that label', text: prometheus(wanted) + monitor(', labels: {release: kps}') },
    { name: 'all monitors', text: prometheus('{}') + monitor('') },
    {
      name: 'two that may select it',
      text: prometheus(wanted) + prometheus('{}', 'b') + monitor(''),
    },
  ],
  invalid: [
    {
      name: 'another value',
      text: prometheus(wanted) + monitor(', labels: {release: prometheus}'),
      severity: 'warning',
      messages: [/has the label release: prometheus, and Prometheus kps selects release: kps/],
    },
    {
      name: 'no label',
      text: prometheus(wanted) + monitor(''),
      messages: [/has no label release/],
    },
  ],
})
