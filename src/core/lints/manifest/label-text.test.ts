import { testLint } from '../../testing/test-lint.ts'
import { labelText } from './label-text.ts'

const deployment = (label: object, nodeSelector: object = { 'kubernetes.io/os': 'windows' }) => ({
  apiVersion: 'apps/v1',
  kind: 'Deployment',
  metadata: { name: 'web' },
  spec: {
    selector: { matchLabels: { app: 'web' } },
    template: {
      metadata: { labels: { app: 'web', ...label } },
      spec: { nodeSelector, containers: [{ name: 'web', image: 'web:1' }] },
    },
  },
})
const service = (selector: object, more: object = {}) => ({
  apiVersion: 'v1',
  kind: 'Service',
  metadata: { name: 'web', ...more },
  spec: { selector, ports: [{ port: 80 }] },
})

testLint(labelText, {
  valid: [
    { name: 'labels of a chart', document: deployment({ 'helm.sh/chart': 'web-1.2.0_b.3' }) },
    { name: 'an empty value', document: deployment({ 'node-role.kubernetes.io/worker': '' }) },
    { name: 'a number, which another check is about', document: deployment({ tier: 1 }) },
    {
      name: 'a word for a value',
      document: deployment({}, { 'kubernetes.io/hostname': '<node-name>' }),
    },
    { name: 'what a template fills in', document: deployment({ app: '{{ .Values.app name }}' }) },
    { name: 'what a shell fills in', document: service({ app: '${APP NAME}' }) },
    {
      name: 'annotations, which are free',
      document: service({ app: 'web' }, { annotations: { note: 'made by hand, 2021' } }),
    },
    {
      name: 'a file that is no object of Kubernetes',
      document: {
        apiVersion: 'skaffold/v4beta6',
        kind: 'Config',
        metadata: { name: 'a', labels: { note: 'made by hand' } },
      },
    },
  ],
  invalid: [
    {
      name: 'a value with blanks',
      document: deployment({ owner: 'Web Team' }),
      messages: [/refuses the value "Web Team" in spec\.template\.metadata\.labels: it takes/],
      severity: 'error',
    },
    {
      name: 'a value with a slash, for nodes',
      document: deployment({}, { 'beta.kubernetes.io/os': 'windows/amd64' }),
      messages: [/"windows\/amd64" in spec\.template\.spec\.nodeSelector/],
    },
    {
      name: 'a version with a plus sign',
      document: service({ app: 'web' }, { labels: { version: '1.0+4' } }),
      messages: [/"1\.0\+4" in metadata\.labels/],
    },
    {
      name: 'a key with two slashes',
      document: service({ 'example.com/app/name': 'web' }),
      messages: [/refuses the key example\.com\/app\/name in spec\.selector/],
    },
  ],
})
