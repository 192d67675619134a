import { testLint } from '../../../testing/test-lint.ts'
import { serviceSelectsPods } from './service-selects-pods.ts'

const pods = (name: string, app: string, more = '') => `apiVersion: apps/v1
kind: Deployment
metadata: {name: ${name}}
spec:
  template:
    metadata: {labels: {app: ${app}}}
    spec:
      containers: [{name: a, image: registry.local/a, ports: [{containerPort: 8080${more}}]}]
---
`
const service = (name: string, selector: string, target = '8080', namespace = 'default') => `---
apiVersion: v1
kind: Service
metadata: {name: ${name}, namespace: ${namespace}}
spec: {selector: {${selector}}, ports: [{port: 80, targetPort: ${target}}]}
`

testLint(serviceSelectsPods, {
  valid: [
    {
      name: 'pods of two namespaces, each with its Service',
      text:
        pods('web', 'web').replace('{name: web}', '{name: web, namespace: shop}') +
        service('web', 'app: web') +
        service('web', 'app: web', '8080', 'shop'),
    },
    {
      name: 'a label that is a reference',
      text:
        pods('nginx', 'nginx') +
        service('nginx', "app: '${kubernetes_deployment.nginx.labels.app}'"),
    },
    {
      name: 'pods whose label a template puts in',
      text: pods('nginx', "'${APP}'") + service('nginx', 'app: nginx'),
    },
    { name: 'the pods beside it', text: pods('web', 'web') + service('web', 'app: web') },
    {
      name: 'pods that another Service selects',
      text: pods('web', 'web') + service('web', 'app: web') + service('db', 'app: db'),
    },
    {
      name: 'other pods, by another key',
      text: pods('web', 'web') + service('dns', 'k8s-app: kube-dns'),
    },
    {
      name: 'other pods, which were not sent',
      text: pods('web', 'web') + service('database', 'app: database'),
    },
    {
      name: 'a part of its own beside it, and the pods that are meant in a file that was not sent',
      text: pods('web-cache', 'web-cache') + service('web', 'app: web', '80'),
    },
    {
      name: 'another namespace',
      text: pods('web', 'web') + service('web', 'app: shop', '80', 'shop'),
    },
    {
      name: 'pods of the same label in another namespace',
      text: pods('web', 'web') + service('front', 'app: web', 'http', 'shop'),
    },
    {
      name: 'files of two environments, one of which lacks its Service',
      text: `=== stage.yaml ===
${pods('web', 'web').replace('{name: web}', '{name: web, namespace: stage}')}=== live.yaml ===
${pods('other', 'other').replace('{name: other}', '{name: other, namespace: live}')}${service('web', 'app: web', '8080', 'live')}`,
    },
    {
      name: 'a port that a sidecar names',
      text: `${pods('web', 'web').replace('      containers:', '      initContainers: [{name: b, image: b, restartPolicy: Always, ports: [{containerPort: 1, name: http}]}]\n      containers:')}${service('web', 'app: web', 'http')}`,
    },
    {
      name: 'several workloads that could be meant',
      text: pods('a', 'a') + pods('b', 'b') + service('web', 'app: web'),
    },
    {
      name: 'a port by its name',
      text: pods('web', 'web', ', name: http') + service('web', 'app: web', 'http'),
    },
    { name: 'without a selector', text: pods('web', 'web') + service('web', '') },
  ],
  invalid: [
    {
      name: 'the pods stand in another namespace',
      text:
        pods('web', 'web').replace('{name: web}', '{name: web, namespace: shop}') +
        service('web', 'app: web'),
      messages: [
        /in the namespace default, and the pods of Deployment web that it selects are in shop/,
      ],
      severity: 'warning',
    },
    {
      name: 'the pods of another file stand in another namespace',
      text: `=== deployment.yaml ===
${pods('web', 'web').replace('{name: web}', '{name: web, namespace: shop}')}=== service.yaml ===
${service('front', 'app: web')}`,
      messages: [
        /in the namespace default, and the pods of Deployment web that it selects are in shop/,
      ],
      severity: 'warning',
    },
    {
      name: 'another value of the label, and a port that no container names',
      text: pods('web', 'shopweb') + service('web', 'app: web', 'http'),
      messages: [/have app: shopweb/, /no container of its pods names a port so/],
    },
    {
      name: 'a longer name with the port that is asked for',
      text: pods('web-front', 'web-front') + service('web', 'app: web'),
      messages: [/the pods of Deployment web-front have app: web-front/],
      severity: 'warning',
    },
    {
      name: 'another value of the label',
      text: pods('web', 'web') + service('web', 'app: webserver'),
      messages: [/selects app: webserver; the pods of Deployment web have app: web:/],
      severity: 'warning',
    },
    {
      name: 'one label more than the pods have',
      text: pods('web', 'web') + service('web', 'app: web, tier: front'),
      messages: [/selects tier: front; .* have no such label/],
      severity: 'warning',
    },
    {
      name: 'a port that no container names',
      text: pods('web', 'web', ', name: web') + service('web', 'app: web', 'http'),
      messages: [/targetPort of the Service web is http/],
      severity: 'error',
    },
  ],
})
