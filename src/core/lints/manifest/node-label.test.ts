import { podManifest } from '../../testing/manifests.ts'
import { testLint } from '../../testing/test-lint.ts'
import { nodeLabel } from './node-label.ts'

const pod = (nodeSelector: object) => podManifest({ nodeSelector })

testLint(nodeLabel, {
  valid: [
    {
      name: 'labels of Kubernetes and of others',
      document: pod({
        'kubernetes.io/os': 'windows',
        'node.kubernetes.io/windows-build': '10.0.20348',
        'example.com/os': 'win',
        'kubernetes.azure.com/agentpool': 'win',
        agentpool: 'win',
      }),
    },
    {
      name: 'a value that is filled in',
      document: pod({ 'kubernetes.io/os': '{{ .Values.os }}' }),
    },
  ],
  invalid: [
    {
      name: 'a letter too few and other capitals',
      document: {
        ...podManifest({}),
        spec: {
          nodeSelector: { 'kubernetes.io/s': 'windows', 'kubernetes.io/OS': 'windows' },
          containers: [{ name: 'a' }],
        },
      },
      messages: [
        /label kubernetes\.io\/s by itself.*kubernetes\.io\/os/,
        /label kubernetes\.io\/OS/,
      ],
      severity: 'error',
    },
    {
      name: 'a system that no node has',
      document: pod({ 'kubernetes.io/os': 'windows-2022' }),
      messages: [/is windows-2022; the kubelet writes windows or linux/],
      severity: 'error',
    },
    {
      name: 'an architecture as others call it',
      document: pod({ 'kubernetes.io/arch': 'x86_64' }),
      messages: [/arch.* is x86_64; nodes have amd64/],
      severity: 'error',
    },
    {
      name: 'the scheduling of a RuntimeClass',
      document: {
        apiVersion: 'node.k8s.io/v1',
        kind: 'RuntimeClass',
        metadata: { name: 'a' },
        handler: 'runhcs-wcow-process',
        scheduling: { nodeSelector: { 'node.kubernetes.io/windows-buld': '10.0.17763' } },
      },
      messages: [/windows-build/],
    },
  ],
})
