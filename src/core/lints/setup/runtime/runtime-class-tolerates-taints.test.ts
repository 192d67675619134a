import { testLint } from '../../../testing/test-lint.ts'
import { runtimeClassToleratesTaints } from './runtime-class-tolerates-taints.ts'

const node = (name: string, taint: string) => `=== ${name}.yaml ===
apiVersion: v1
kind: Node
metadata: {name: ${name}, labels: {kubernetes.io/os: windows}}
spec:
  taints:
  - ${taint}
`
const withTaint = node('w1', '{key: os, value: Windows, effect: NoSchedule}')
const classWith = (...tolerations: readonly string[]) => `=== class.yaml ===
apiVersion: node.k8s.io/v1
kind: RuntimeClass
metadata: {name: windows-2022}
handler: runhcs-wcow-process
scheduling:
  nodeSelector: {kubernetes.io/os: windows}
  tolerations: [${tolerations.join(', ')}]
`
const right = '{key: os, operator: Equal, value: Windows, effect: NoSchedule}'
const wrong = '{key: os, operator: Equal, value: windows, effect: NoSchedule}'

testLint(runtimeClassToleratesTaints, {
  valid: [
    { name: 'the taint as it is', text: withTaint + classWith(right) },
    { name: 'any value', text: withTaint + classWith('{key: os, operator: Exists}') },
    { name: 'one of two', text: withTaint + classWith(wrong, right) },
    { name: 'none, which pods may have', text: withTaint + classWith() },
    { name: 'one for another key', text: withTaint + classWith('{key: gpu, operator: Exists}') },
    { name: 'nodes of which nobody tells', text: classWith(wrong) },
    {
      name: 'a node that has it otherwise',
      text:
        withTaint + node('w2', '{key: os, value: windows, effect: NoSchedule}') + classWith(wrong),
    },
  ],
  invalid: [
    {
      name: 'a value in another case',
      text: withTaint + classWith(wrong),
      messages: [/toleration for os is not for the taint os=Windows:NoSchedule/],
      severity: 'warning',
    },
    {
      name: 'another effect',
      text: withTaint + classWith(right.replace('NoSchedule', 'NoExecute')),
      messages: [/is not for the taint os=Windows:NoSchedule/],
      severity: 'warning',
    },
  ],
})
