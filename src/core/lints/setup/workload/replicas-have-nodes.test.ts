import { testLint } from '../../../testing/test-lint.ts'
import { replicasHaveNodes } from './replicas-have-nodes.ts'

const head =
  'NAME   STATUS   ROLES    AGE   VERSION   INTERNAL-IP   EXTERNAL-IP   OS-IMAGE                         KERNEL-VERSION    CONTAINER-RUNTIME\n'
const row = (name: string) =>
  `${name}   Ready    <none>   20d   v1.29.3   10.0.0.1${name.at(-1)}     <none>        Windows Server 2022 Datacenter   10.0.20348.2340   containerd://1.7.13\n`
const nodes = `${head}${row('win1')}${row('win2')}\n`
const port = '        ports: [{containerPort: 21, hostPort: 21}]\n'
const apart = (key: string, app = 'web') =>
  `      affinity: {podAntiAffinity: {requiredDuringSchedulingIgnoredDuringExecution: [{topologyKey: ${key}, labelSelector: {matchLabels: {app: ${app}}}}]}}\n`
const web = (
  replicas: number,
  more: string,
  selector = 'kubernetes.io/os: windows',
  strategy = '',
) =>
  `apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: web}\nspec:\n  replicas: ${replicas}\n${strategy}  template:\n    metadata: {labels: {app: web}}\n    spec:\n      nodeSelector: {${selector}}\n      os: {name: windows}\n      containers:\n      - name: a\n        image: b\n${more}`
const strategy = (maxUnavailable: string) =>
  `  strategy: {rollingUpdate: {maxSurge: 1, maxUnavailable: ${maxUnavailable}}}\n`

testLint(replicasHaveNodes, {
  valid: [
    { name: 'as many nodes', text: nodes + web(2, port) },
    {
      name: 'as many nodes, and one pod may go first',
      text: nodes + web(2, port, undefined, strategy('1')),
    },
    {
      name: 'more nodes than pods',
      text: `${nodes.trimEnd()}\n${row('win3')}\n${web(2, port, undefined, strategy('0'))}`,
    },
    { name: 'nothing that keeps them apart', text: nodes + web(5, '') },
    {
      name: 'kept from another application',
      text: nodes + web(3, apart('kubernetes.io/hostname', 'db')),
    },
    {
      name: 'apart by zone, which nobody told',
      text: nodes + web(3, apart('topology.kubernetes.io/zone')),
    },
    { name: 'a pool that nobody told', text: nodes + web(3, port, 'pool: b') },
    { name: 'no list of nodes', text: web(3, port) },
    {
      name: 'the old pod may go first',
      text: web(1, port, 'kubernetes.io/hostname: win7', strategy('1')),
    },
  ],
  invalid: [
    {
      name: 'a port of the node',
      text: nodes + web(3, port),
      severity: 'warning',
      messages: [/web has 3 pods, .*\(hostPort: 21\), and 2 Windows nodes were sent/],
    },
    {
      name: 'kept apart by the node',
      text: nodes + web(3, apart('kubernetes.io/hostname')),
      messages: [/podAntiAffinity by kubernetes.io\/hostname/],
    },
    {
      name: 'an update for which no node is free',
      text: nodes + web(2, port, undefined, strategy('0')),
      messages: [/as many as Windows nodes were sent, and maxUnavailable: 0/],
      severity: 'warning',
    },
    {
      name: 'an update that waits for itself',
      text: web(1, port, 'kubernetes.io/hostname: win7', strategy('0')),
      messages: [/runs on win7 alone, .* each update waits without end/],
    },
  ],
})
