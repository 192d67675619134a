import { testLint } from '../../../testing/test-lint.ts'
import { workloadsApart } from './workloads-apart.ts'

const web = (system: string, selector: string, labels = selector, space = 'shop') =>
  `apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: web-${system}, namespace: ${space}}\nspec:\n  selector: {matchLabels: {${selector}}}\n  template:\n    metadata: {labels: {${labels}}}\n    spec:\n      nodeSelector: {kubernetes.io/os: ${system}}\n      containers: [{name: a, image: b}]\n---\n`

testLint(workloadsApart, {
  valid: [
    {
      name: 'a label of its own each',
      text: web('windows', 'app: web, os: windows') + web('linux', 'app: web, os: linux'),
    },
    {
      name: 'one that selects by more',
      text: web('windows', 'app: web') + web('linux', 'app: web, os: linux'),
    },
    {
      name: 'two DaemonSets, of which each has the nodes of its system',
      text: (web('windows', 'app: agent') + web('linux', 'app: agent')).replaceAll(
        'Deployment',
        'DaemonSet',
      ),
    },
    {
      name: 'another namespace',
      text: web('windows', 'app: web') + web('linux', 'app: web', 'app: web', 'other'),
    },
  ],
  invalid: [
    {
      name: 'a DaemonSet and what an autoscaler may count it for',
      text:
        web('windows', 'app: web').replace('Deployment', 'DaemonSet') + web('linux', 'app: web'),
      severity: 'warning',
      messages: [/DaemonSet web-windows for Windows and Deployment web-linux for Linux/],
    },
    {
      name: 'the same labels',
      text: web('windows', 'app: web') + web('linux', 'app: web'),
      severity: 'warning',
      messages: [
        /web-windows for Windows and Deployment web-linux for Linux select the pods of each other/,
      ],
    },
  ],
})
