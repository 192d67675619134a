import { testLint } from '../../../testing/test-lint.ts'
import { serviceWithoutPods } from './service-without-pods.ts'

const output = (endpoints: string, labels: string) => `$ kubectl get ep web
NAME   ENDPOINTS   AGE
web    ${endpoints}      11m
$ kubectl get pods --show-labels
NAME                   READY   STATUS    RESTARTS   AGE   LABELS
iis-7cd8f59bd4-2kvsp   1/1     Running   0          11m   ${labels},pod-template-hash=7cd8f59bd4
`
const service = (selector: string) =>
  `apiVersion: v1\nkind: Service\nmetadata: {name: web}\nspec: {selector: {${selector}}, ports: [{port: 80}]}\n`
const sent = (endpoints: string, labels: string, selector: string) =>
  `${service(selector)}---\n${output(endpoints, labels)}`

const described = (endpoints: string, labels: string) => `$ kubectl describe svc web
Name:              web
Namespace:         default
Labels:            <none>
Selector:          app=web
Type:              ClusterIP
IP:                10.99.1.20
Port:              http  80/TCP
TargetPort:        8080/TCP
Endpoints:         ${endpoints}
Session Affinity:  None
$ kubectl get pods --show-labels
NAME                   READY   STATUS    RESTARTS   AGE   LABELS
iis-7cd8f59bd4-2kvsp   1/1     Running   0          11m   ${labels}
`

testLint(serviceWithoutPods, {
  valid: [
    { name: 'endpoints as they are described', text: described('10.244.1.4:8080', 'app=iis') },
    { name: 'none, beside pods that are not ready', text: described('<none>', 'app=web') },
    { name: 'endpoints', text: sent('10.244.1.4:80', 'app=iis', 'app: web') },
    { name: 'pods that are not ready', text: sent('<none>', 'app=web', 'app: web') },
    { name: 'no selector', text: sent('<none>', 'app=iis', '') },
    {
      name: 'no list of pods',
      text: `${service('app: web')}---\n${output('<none>', 'app=iis').split('$ kubectl get pods')[0]}`,
    },
  ],
  invalid: [
    {
      name: 'a described Service',
      text: described('<none>', 'app=iis'),
      messages: [/Service web has no endpoints: it selects app=web, .* the first one has app=iis/],
      severity: 'warning',
    },
    {
      name: 'a label that no pod has',
      text: sent('<none>', 'app=iis', 'app: web'),
      messages: [
        /Service web has no endpoints: it selects app=web, .* that label; the first one has app=iis\./,
      ],
      severity: 'warning',
    },
    {
      name: 'pods with nothing but what controllers add',
      text: sent('<none>', 'controller-revision-hash=a1', 'app: web'),
      messages: [/no pod that was listed has that label\.$/],
    },
    {
      name: 'one of two labels',
      text: sent('<none>', 'app=web,tier=front', 'app: web, tier: back'),
      messages: [
        /selects tier=back, .* all labels of its selector; the first one has app=web, tier=front\./,
      ],
    },
  ],
})
