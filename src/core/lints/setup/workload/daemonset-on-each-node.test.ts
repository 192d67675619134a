import { testLint } from '../../../testing/test-lint.ts'
import { daemonsetOnEachNode } from './daemonset-on-each-node.ts'

const node = (name: string, taint: string, pool = name) =>
  `Name:               ${name}\nRoles:              <none>\nLabels:             kubernetes.io/os=windows\n                    pool=${pool}\nTaints:             ${taint}\nSystem Info:\n  OS Image:                   Windows Server 2022 Standard\n  Kernel Version:             10.0.20348.2113\n  Kubelet Version:            v1.28.6\n\n`
const tainted = node('win-b', 'gpu=true:NoSchedule')
const agent = (more = '', selector = '', kind = 'DaemonSet') =>
  `apiVersion: apps/v1\nkind: ${kind}\nmetadata: {name: agent}\nspec:\n  template:\n    spec:\n      nodeSelector: {kubernetes.io/os: windows${selector}}\n${more}      containers: [{name: a, image: b}]\n`
const tolerates = '      tolerations: [{key: gpu, operator: Exists}]\n'

testLint(daemonsetOnEachNode, {
  valid: [
    { name: 'no taint', text: node('win-a', '<none>') + node('win-c', '<none>') + agent() },
    { name: 'a toleration', text: node('win-a', '<none>') + tainted + agent(tolerates) },
    {
      name: 'the other pool alone',
      text: node('win-a', '<none>') + tainted + agent('', ', pool: win-a'),
    },
    {
      name: 'a Deployment, which needs one node',
      text: node('win-a', '<none>') + tainted + agent('', '', 'Deployment'),
    },
    { name: 'no node at all', text: tainted + node('win-c', 'gpu=true:NoSchedule') + agent() },
  ],
  invalid: [
    {
      name: 'a taint of one of two nodes',
      text: node('win-a', '<none>') + tainted + agent(),
      severity: 'warning',
      messages: [
        /agent does not tolerate the taint gpu=true:NoSchedule of win-b, .*gets no pod there/,
      ],
    },
  ],
})
