import { testLint } from '../../../testing/test-lint.ts'
import { backendPortServed } from './backend-port-served.ts'

const service = (ports: string, namespace = 'web') =>
  `apiVersion: v1\nkind: Service\nmetadata: {name: web, namespace: ${namespace}}\nspec:\n  selector: {app: web}\n  ports: [${ports}]\n---\n`
const ingress = (port: string) =>
  `apiVersion: networking.k8s.io/v1\nkind: Ingress\nmetadata: {name: site, namespace: web}\nspec:\n  rules:\n  - http:\n      paths:\n      - {path: /, pathType: Prefix, backend: {service: {name: web, port: {${port}}}}}\n`
const older =
  'apiVersion: networking.k8s.io/v1beta1\nkind: Ingress\nmetadata: {name: site, namespace: web}\nspec:\n  rules:\n  - http:\n      paths:\n      - {path: /, backend: {serviceName: web, servicePort: 8080}}\n'
const webhook = (more: string) =>
  `apiVersion: admissionregistration.k8s.io/v1\nkind: MutatingWebhookConfiguration\nmetadata: {name: hook}\nwebhooks:\n- name: a.b.c\n  clientConfig: {service: {name: web, namespace: web${more}}}\n`
const list =
  'kubectl get svc -n web\nNAME   TYPE        CLUSTER-IP     EXTERNAL-IP   PORT(S)                      AGE\nweb    NodePort    10.96.44.180   <none>        80:30080/TCP,443:30443/TCP   10d\n\n'

testLint(backendPortServed, {
  valid: [
    {
      name: 'a number of the Service',
      text: service('{port: 80, targetPort: 8080}') + ingress('number: 80'),
    },
    {
      name: 'a name of the Service',
      text: service('{port: 80, name: http}') + ingress('name: http'),
    },
    {
      name: 'a Service of another namespace',
      text: service('{port: 81}', 'other') + ingress('number: 80'),
    },
    { name: 'no Service', text: ingress('number: 8080') },
    {
      name: 'two of one name, of which one has it',
      text: service('{port: 80}') + service('{port: 8080}') + ingress('number: 8080'),
    },
    {
      name: 'a port that an annotation tells',
      text: service('{port: 80}') + ingress('name: use-annotation'),
    },
    { name: 'a port of the list', text: list + ingress('number: 443') },
    { name: 'a name beside a list, which tells none', text: list + ingress('name: http') },
    { name: 'a webhook that takes the usual port', text: service('{port: 443}') + webhook('') },
  ],
  invalid: [
    {
      name: 'the port of the pods',
      text: service('{port: 80, targetPort: 8080}') + ingress('number: 8080'),
      severity: 'warning',
      messages: [/Ingress site sends to port 8080 of the Service web, which has 80 alone/],
    },
    {
      name: 'a name that no port has',
      text: service('{port: 80, name: http}') + ingress('name: web'),
      messages: [/port web of the Service web, which has http alone/],
    },
    { name: 'an older Ingress', text: service('{port: 80}') + older, messages: [/port 8080/] },
    {
      name: 'a list without that port',
      text: list + ingress('number: 8080'),
      messages: [/which has 80, 443 alone/],
    },
    {
      name: 'a webhook with the port of the pods',
      text: service('{port: 443, targetPort: 9443}') + webhook(', port: 9443'),
      messages: [/does not reach the webhook/],
    },
  ],
})
