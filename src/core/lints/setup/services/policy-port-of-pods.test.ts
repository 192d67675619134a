import { testLint } from '../../../testing/test-lint.ts'
import { policyPortOfPods } from './policy-port-of-pods.ts'

const pods = (port = 8080) =>
  `apiVersion: v1\nkind: Pod\nmetadata: {name: web, labels: {app: web}}\nspec:\n  containers: [{name: a, image: b, ports: [{containerPort: ${port}}]}]\n---\n`
const service =
  'apiVersion: v1\nkind: Service\nmetadata: {name: web}\nspec:\n  selector: {app: web}\n  ports: [{port: 80, targetPort: 8080}]\n---\n'
const policy = (ingress: string, label = 'app: web') =>
  `apiVersion: networking.k8s.io/v1\nkind: NetworkPolicy\nmetadata: {name: allow}\nspec:\n  podSelector: {matchLabels: {${label}}}\n  ingress: ${ingress}\n`

testLint(policyPortOfPods, {
  valid: [
    { name: 'the port of the pods', text: pods() + service + policy('[{ports: [{port: 8080}]}]') },
    {
      name: 'both ports',
      text: pods() + service + policy('[{ports: [{port: 80}, {port: 8080}]}]'),
    },
    {
      name: 'a rule for all ports',
      text: pods() + service + policy('[{ports: [{port: 80}]}, {from: []}]'),
    },
    { name: 'other pods', text: pods() + service + policy('[{ports: [{port: 80}]}]', 'app: db') },
    {
      name: 'pods that have that port too',
      text: pods(80) + service + policy('[{ports: [{port: 80}]}]'),
    },
    { name: 'no Service', text: pods() + policy('[{ports: [{port: 80}]}]') },
  ],
  invalid: [
    {
      name: 'the port of the Service',
      text: pods() + service + policy('[{ports: [{port: 80}]}]'),
      severity: 'warning',
      messages: [
        /lets port 80 in, which is that of the Service web; its pods get the packets on 8080/,
      ],
    },
  ],
})
