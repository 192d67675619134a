import { testLint } from '../../../testing/test-lint.ts'
import { daemonsetGetsNodes } from './daemonset-gets-nodes.ts'

const list = (desired: number, selector: string) =>
  `NAME      DESIRED   CURRENT   READY   UP-TO-DATE   AVAILABLE   NODE SELECTOR              AGE\nexporter  ${desired}         ${desired}         ${desired}       ${desired}            ${desired}           ${selector}   21d\n`
const pool = (taints: string) =>
  `az aks nodepool add -g a --cluster-name b --os-type Windows --name npwin ${taints}\n\n`
const tainted = pool('--node-taints os=windows:NoSchedule')
const windows = 'kubernetes.io/os=windows'

testLint(daemonsetGetsNodes, {
  valid: [
    { name: 'pods on the nodes', text: tainted + list(2, windows) },
    { name: 'one for Linux', text: tainted + list(0, 'kubernetes.io/os=linux') },
    { name: 'one for nodes that are not there', text: tainted + list(0, `gpu=true,${windows}`) },
    {
      name: 'a DaemonSet that was sent, which is judged itself',
      text: `${tainted}${list(0, windows)}\n---\napiVersion: apps/v1\nkind: DaemonSet\nmetadata: {name: exporter}\nspec:\n  selector: {matchLabels: {a: b}}\n  template:\n    metadata: {labels: {a: b}}\n    spec: {nodeSelector: {kubernetes.io/os: windows}, containers: [{name: a, image: a/b:1}]}\n`,
    },
    { name: 'no taint', text: pool('') + list(0, windows) },
    {
      name: 'a taint that prefers',
      text: pool('--node-taints os=windows:PreferNoSchedule') + list(0, windows),
    },
  ],
  invalid: [
    {
      name: 'none on the nodes with the taint',
      text: tainted + list(0, windows),
      messages: [/wants a pod on none of them: their taint os=windows:NoSchedule/],
      severity: 'warning',
    },
  ],
})
