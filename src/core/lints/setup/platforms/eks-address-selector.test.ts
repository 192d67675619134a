import { testLint } from '../../../testing/test-lint.ts'
import { eksAddressSelector } from './eks-address-selector.ts'

const eks = 'Our cluster is on EKS 1.31.\n\n'
const pod = (spec: string, image = 'mcr.microsoft.com/windows/servercore:ltsc2022') =>
  `apiVersion: v1\nkind: Pod\nmetadata: { name: iis }\nspec:\n${spec}\n  containers: [{ name: a, image: "${image}" }]\n`
const group = '  nodeSelector: { eks.amazonaws.com/nodegroup: win }'
const affinity = (system: string) =>
  `  affinity: { nodeAffinity: { requiredDuringSchedulingIgnoredDuringExecution: { nodeSelectorTerms: [{ matchExpressions: [{ key: kubernetes.io/os, operator: In, values: [${system}] }] }] } } }`

testLint(eksAddressSelector, {
  valid: [
    {
      name: 'the selector of the system',
      text:
        eks +
        pod('  nodeSelector: { kubernetes.io/os: windows, eks.amazonaws.com/nodegroup: win }'),
    },
    {
      name: 'its former name',
      text: eks + pod('  nodeSelector: { beta.kubernetes.io/os: windows }'),
    },
    {
      name: 'a RuntimeClass, which adds one',
      text: eks + pod(`${group}\n  runtimeClassName: win`),
    },
    { name: 'no EKS', text: `Our cluster is on AKS 1.31.\n\n${pod(affinity('windows'))}` },
    {
      name: 'another plugin, which gives pods their addresses',
      text: `Our cluster is on EKS 1.31. The CNI is Calico with VXLAN.\n\n${pod(affinity('windows'))}`,
    },
    { name: 'a pod for Linux', text: eks + pod(affinity('linux'), 'nginx:1.27') },
    { name: 'an image of either system', text: eks + pod(group, 'registry.example.com/a:1') },
    {
      name: 'a HostProcess pod, which has the network of its host',
      text:
        eks +
        pod(
          `${group}\n  hostNetwork: true\n  securityContext: { windowsOptions: { hostProcess: true } }`,
        ),
    },
    {
      name: 'a pod that asks for the address itself',
      text:
        eks +
        pod(group).replace(
          'ltsc2022"',
          '$&, resources: { limits: { vpc.amazonaws.com/PrivateIPv4Address: 1 } }',
        ),
    },
  ],
  invalid: [
    {
      name: 'the name of a node group alone',
      text: pod(group),
      messages: [/has no nodeSelector kubernetes\.io\/os: windows: the webhook of EKS/],
      severity: 'error',
    },
    {
      name: 'affinity alone',
      text: eks + pod(affinity('windows')),
      severity: 'warning',
      messages: [/no address/],
    },
    {
      name: 'the name of a node',
      text: eks + pod('  nodeName: ip-10-0-0-1'),
      messages: [/no address/],
    },
  ],
})
