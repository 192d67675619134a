import { testLint } from '../../testing/test-lint.ts'
import { awsNodeSnat } from './aws-node-snat.ts'

const set = (name: string, variable: string, value: string) => ({
  apiVersion: 'apps/v1',
  kind: 'DaemonSet',
  metadata: { name },
  spec: {
    template: {
      spec: {
        nodeSelector: { 'kubernetes.io/os': 'linux' },
        containers: [{ name, image: 'a', env: [{ name: variable, value }] }],
      },
    },
  },
})

testLint(awsNodeSnat, {
  valid: [
    { name: 'no ranges', document: set('aws-node', 'AWS_VPC_K8S_CNI_EXCLUDE_SNAT_CIDRS', '') },
    { name: 'another variable', document: set('aws-node', 'AWS_VPC_K8S_CNI_LOGLEVEL', 'DEBUG') },
    {
      name: 'another DaemonSet',
      document: set('web', 'AWS_VPC_K8S_CNI_EXCLUDE_SNAT_CIDRS', '10.50.0.0/16'),
    },
  ],
  invalid: [
    {
      name: 'ranges that only Linux nodes get',
      document: set('aws-node', 'AWS_VPC_K8S_CNI_EXCLUDE_SNAT_CIDRS', '10.50.0.0/16'),
      messages: [/AWS_VPC_K8S_CNI_EXCLUDE_SNAT_CIDRS reaches no Windows node/],
      severity: 'info',
    },
  ],
})
