import { testLint } from '../../../testing/test-lint.ts'
import { namedNodeListed } from './named-node-listed.ts'

const list = (...names: readonly string[]) =>
  `NAME         STATUS   ROLES           AGE   VERSION\n${names.map((name) => `${name}   Ready    <none>          20d   v1.30.2\n`).join('')}\n`
const pod = (spec: string) =>
  `apiVersion: v1\nkind: Pod\nmetadata:\n  name: test\nspec:\n  ${spec}\n  containers:\n  - {name: test, image: mcr.microsoft.com/windows/nanoserver:ltsc2022}\n`
const named = (name: string) =>
  pod(`nodeSelector: {kubernetes.io/os: windows, kubernetes.io/hostname: ${name}}`)

testLint(namedNodeListed, {
  valid: [
    { name: 'a node of the list', text: list('cp-01', 'win-01') + named('win-01') },
    { name: 'without its domain', text: list('cp-01', 'win-01.corp.local') + named('win-01') },
    { name: 'a row that somebody picked', text: list('win-01') + named('win-02') },
    {
      name: 'one node that was asked for',
      text: `PS C:\\> kubectl get node win-01\n${list('win-01', 'win-01')}PS C:\\> type pod.yaml\n${named('win-02')}`,
    },
    {
      name: 'a pod that runs, beside a list of some nodes',
      text: list('win-01', 'win-02') + pod('nodeName: lx-07') + 'status:\n  hostIP: 10.1.0.9\n',
    },
    {
      name: 'no node',
      text: list('cp-01', 'win-01') + pod('nodeSelector: {kubernetes.io/os: windows}'),
    },
  ],
  invalid: [
    {
      name: 'a name without its dash',
      text: list('cp-01', 'win-01') + named('win01'),
      messages: [/Pod test asks for the node win01; the cluster lists cp-01, win-01/],
      severity: 'warning',
    },
    {
      name: 'nodeName',
      text: list('cp-01', 'win-01') + pod('nodeName: win-07'),
      messages: [/asks for the node win-07/],
    },
  ],
})
