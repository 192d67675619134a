import { testLint } from '../../../testing/test-lint.ts'
import { imageRunsOnEachNode } from './image-runs-on-each-node.ts'

const table = (...rows: readonly string[]) =>
  `kubectl get nodes -o wide
NAME STATUS ROLES AGE VERSION OS-IMAGE KERNEL-VERSION
${rows.join('\n')}
=== pod.yaml ===
`
const older = 'old-1 Ready <none> 9d v1.29.3 Windows Server 2019 Datacenter 10.0.17763.5820'
const newer = 'new-1 Ready <none> 9d v1.29.3 Windows Server 2022 Datacenter 10.0.20348.2527'
const newest = 'new-2 Ready <none> 9d v1.29.3 Windows Server 2025 Datacenter 10.0.26100.2527'
const windows = '  nodeSelector: {kubernetes.io/os: windows}\n'
const pod = (spec: string, image = 'servercore:ltsc2022') => `apiVersion: v1
kind: Pod
metadata: {name: iis}
spec:
  containers: [{name: a, image: 'mcr.microsoft.com/windows/${image}'}]
${spec}`

testLint(imageRunsOnEachNode, {
  valid: [
    { name: 'one build', text: table(newer) + pod(windows) },
    {
      name: 'the build that it asks for',
      text:
        table(older, newer) +
        pod(
          "  nodeSelector: {kubernetes.io/os: windows, node.kubernetes.io/windows-build: '10.0.20348'}\n",
        ),
    },
    {
      name: 'a label of a pool',
      text: table(older, newer) + pod('  nodeSelector: {kubernetes.io/os: windows, pool: w22}\n'),
    },
    {
      name: 'a RuntimeClass',
      text: table(older, newer) + pod(`${windows}  runtimeClassName: windows-2022\n`),
    },
    {
      name: 'a node that takes no pods',
      text: table(older.replace('Ready', 'Ready,SchedulingDisabled'), newer) + pod(windows),
    },
    { name: 'hosts that run it both', text: table(newer, newest) + pod(windows) },
    {
      name: 'an image of many releases',
      text: table(older, newer) + pod(windows, 'windows-exporter:0.30'),
    },
    {
      name: 'an image that none of them runs',
      text: table(older, newer) + pod(windows, 'nanoserver:1903'),
    },
    {
      name: 'the same node of two days',
      text: table(older, newer.replace('new-1', 'old-1')) + pod(windows),
    },
  ],
  invalid: [
    {
      name: 'a pod that may be sent to both',
      text: table(older, newer) + pod(windows),
      messages: [/iis may be sent to any Windows node; old-1 has Windows Server 2019/],
      severity: 'warning',
    },
    {
      name: 'an older image',
      text: table(older, newer) + pod(windows, 'nanoserver:1809'),
      messages: [/new-1 has Windows Server 2022/],
    },
    {
      name: 'three pools',
      text: table(newest, newer, older) + pod(windows),
      messages: [/old-1/],
    },
  ],
})
