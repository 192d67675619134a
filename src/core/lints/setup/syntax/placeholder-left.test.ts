import { testLint } from '../../../testing/test-lint.ts'
import { placeholderLeft } from './placeholder-left.ts'

const pod = (name: string, image: string) => `apiVersion: v1
kind: Pod
metadata: { name: ${name}, namespace: ${name} }
spec:
  containers: [ { name: a, image: "${image}" } ]
`
const nodes = `NAME   STATUS   ROLES    AGE   VERSION
win1   Ready    <none>   9d    v1.30.4

`

testLint(placeholderLeft, {
  valid: [
    {
      name: 'a template of Helm',
      text: 'apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: a\ndata:\n  antrea-agent.conf: |\n    antreaProxy:\n      enable: {{ .Values.proxy }}\n',
    },
    { name: 'values', text: nodes + pod('web', 'registry.example.com/app:1.0') },
    { name: 'a wrong name', text: nodes + pod('WEB_SHOP', 'registry.example.com/app:1.0') },
  ],
  invalid: [
    {
      name: 'a value that stands open in a file of a ConfigMap, as no chart does it',
      text: 'apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: antrea-windows-config\n  namespace: kube-system\ndata:\n  antrea-agent.conf: |\n    antreaProxy:\n      enable: {{.enable}}\n      proxyAll: true\n',
      messages: [/^\{\{\.enable\}\} only stands for a value/],
      severity: 'info',
    },
    {
      name: 'words of a template beside a cluster',
      text: nodes + pod('APP_NAME', 'YOUR_REGISTRY/app:TAG'),
      messages: [/^APP_NAME, YOUR_REGISTRY\/app:TAG only stand for values/],
      severity: 'warning',
    },
    {
      name: 'a word for the name of a node, in a selector',
      text: 'apiVersion: v1\nkind: Pod\nmetadata: {name: a}\nspec:\n  nodeSelector: {kubernetes.io/os: windows, kubernetes.io/hostname: <node-name>}\n  containers: [{name: a, image: "web:1"}]\n',
      messages: [/^<node-name> only stands for a value/],
      severity: 'info',
    },
    {
      name: 'an address in words, in a template',
      text: 'C:\\k\\kubelet.exe --cluster-dns=service-cidr.10 --v=4',
      messages: [/^service-cidr\.10 only stands for a value/],
      severity: 'info',
    },
  ],
})
