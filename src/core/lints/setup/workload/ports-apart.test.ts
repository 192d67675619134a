import { testLint } from '../../../testing/test-lint.ts'
import { portsApart } from './ports-apart.ts'

const service = (name: string, port: number, more = '') =>
  `apiVersion: v1\nkind: Service\nmetadata: {name: ${name}}\nspec:\n  type: NodePort\n  ports: [{port: 80, nodePort: ${port}${more}}]\n---\n`
const agent = (name: string, port: number, selector = '') =>
  `apiVersion: apps/v1\nkind: DaemonSet\nmetadata: {name: ${name}}\nspec:\n  template:\n    spec:\n      nodeSelector: {kubernetes.io/os: windows${selector}}\n      containers: [{name: a, image: b, ports: [{containerPort: ${port}, hostPort: ${port}}]}]\n---\n`

testLint(portsApart, {
  valid: [
    { name: 'two node ports', text: service('a', 30080) + service('b', 30081) },
    { name: 'the same Service twice', text: service('a', 30080) + service('a', 30080) },
    {
      name: 'one port for two protocols',
      text: service('a', 30080) + service('b', 30080, ', protocol: UDP'),
    },
    { name: 'two ports of the nodes', text: agent('a', 9182) + agent('b', 9190) },
    {
      name: 'one port on two pools',
      text: agent('a', 9182, ', pool: a') + agent('b', 9182, ', pool: b'),
    },
  ],
  invalid: [
    {
      name: 'one node port for two Services',
      text: service('a', 30080) + service('b', 30080),
      severity: 'warning',
      messages: [/nodePort 30080 is that of the Service a too/],
    },
    {
      name: 'one port of each node for two DaemonSets',
      text: agent('a', 9182) + agent('b', 9182),
      messages: [/b takes port 9182 of each Windows node, and so does a/],
    },
  ],
})
