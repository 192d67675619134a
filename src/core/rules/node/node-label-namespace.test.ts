import { testRule } from '../../testing/test-rule.ts'
import { nodeLabelNamespace } from './node-label-namespace.ts'

testRule(nodeLabelNamespace, {
  valid: [
    {},
    { nodeLabels: ['kubernetes.azure.com/role=agent', 'example.com/a=b', 'a=b'] },
    { nodeLabels: ['node.kubernetes.io/pool=a', 'x.kubelet.kubernetes.io/a=b'] },
    { nodeLabels: ['kubernetes.io/os=windows', 'topology.kubernetes.io/zone=1'] },
    { kubernetesVersion: '1.15', nodeLabels: ['node-role.kubernetes.io/agent='] },
  ],
  invalid: [
    {
      given: { nodeLabels: ['node-role.kubernetes.io/agent=', 'a=b'] },
      message: /stops on the label node-role\.kubernetes\.io\/agent=/,
      severity: 'error',
      basis: 'refused',
      suggestion: { nodeLabels: ['a=b'] },
    },
    {
      given: { kubernetesVersion: '1.16', nodeLabels: ['k8s.io/a=b', 'kubernetes.io/pool=a'] },
      count: 2,
    },
  ],
})
