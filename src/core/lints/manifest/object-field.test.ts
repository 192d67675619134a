import { testLint } from '../../testing/test-lint.ts'
import { objectField } from './object-field.ts'

testLint(objectField, {
  valid: [
    {
      name: 'a pod',
      document: { apiVersion: 'v1', kind: 'Pod', metadata: {}, spec: {}, status: {} },
    },
    {
      name: 'a RuntimeClass',
      document: {
        apiVersion: 'node.k8s.io/v1',
        kind: 'RuntimeClass',
        metadata: { name: 'a' },
        handler: 'runhcs-wcow-process',
        scheduling: { nodeSelector: {} },
      },
    },
    {
      name: 'an object of another kind',
      document: { apiVersion: 'v1', kind: 'ConfigMap', data: {}, immutable: true },
    },
  ],
  invalid: [
    {
      name: 'a misspelt apiVersion above the kind',
      text: 'apiVersino: v1\nkind: Service\nmetadata:\n  name: a\nspec:\n  ports:\n  - port: 80\n',
      messages: [/apiVersino stands beside kind/],
    },
    {
      name: 'a selector that belongs to scheduling',
      document: {
        apiVersion: 'node.k8s.io/v1',
        kind: 'RuntimeClass',
        handler: 'runhcs-wcow-process',
        nodeSelector: { 'kubernetes.io/os': 'windows' },
      },
      messages: [/^nodeSelector stands beside kind; a RuntimeClass has there handler/],
      severity: 'warning',
    },
    {
      name: 'a manifest whose indentation was lost',
      text: 'kind: DaemonSet\napiVersion: apps/v1\nmetadata:\nname: a\nspec:\ntemplate:\ncontainers:\n- name: b\n  image: c:1\n',
      messages: [/^name, template, containers stand beside kind/],
    },
    {
      name: 'ports of a Service',
      document: { apiVersion: 'v1', kind: 'Service', metadata: {}, spec: {}, ports: [] },
      messages: [/^ports stands/],
    },
  ],
})
