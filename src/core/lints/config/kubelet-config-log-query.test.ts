import { testLint } from '../../testing/test-lint.ts'
import { kubeletConfigLogQuery } from './kubelet-config-log-query.ts'

const file = (lines: string) =>
  `apiVersion: kubelet.config.k8s.io/v1beta1\nkind: KubeletConfiguration\n${lines}\n`
const gate = 'featureGates: {NodeLogQuery: true}'

testLint(kubeletConfigLogQuery, {
  valid: [
    { name: 'both', text: file(`${gate}\nenableSystemLogQuery: true`) },
    { name: 'no gate', text: file('enableSystemLogHandler: true') },
    { name: 'the gate off', text: file('featureGates: {NodeLogQuery: false}') },
  ],
  invalid: [
    {
      name: 'the gate alone',
      text: file(`${gate}\nenableSystemLogHandler: true`),
      messages: [/enableSystemLogQuery is not set: the kubelet answers no query/],
      severity: 'warning',
    },
    {
      name: 'the gate, and queries off',
      text: file(`${gate}\nenableSystemLogQuery: false`),
      messages: [/enableSystemLogQuery is false/],
    },
  ],
})
