import { testImporter } from '../../testing/test-importer.ts'
import { kubernetesObjects } from '../kubernetes-objects.ts'

const nodeClass = (spec: string) =>
  `apiVersion: karpenter.k8s.aws/v1\nkind: EC2NodeClass\nmetadata: { name: a }\nspec:\n${spec}\n`
const pool = (system: string) => `apiVersion: karpenter.sh/v1
kind: NodePool
metadata: { name: a }
spec:
  template:
    spec:
      taints:
      - key: os
        value: windows
        effect: NoSchedule
      requirements:
      - { key: kubernetes.io/os, operator: In, values: [${system}] }
`

testImporter(kubernetesObjects, [
  {
    name: 'machines of Karpenter by their alias',
    text: nodeClass('  amiSelectorTerms:\n  - alias: windows2022@latest'),
    reads: [
      ['platform', 'eks', 6],
      ['windowsRelease', 'ltsc2022', 6],
    ],
  },
  {
    name: 'machines of Karpenter by their family',
    text: nodeClass('  amiFamily: Windows2019'),
    reads: [['windowsRelease', 'ltsc2019', 5]],
  },
  {
    name: 'machines of Linux',
    text: nodeClass('  amiFamily: AL2023'),
    reads: [],
    never: ['platform', 'windowsRelease'],
  },
  {
    name: 'a pool for Windows with a taint',
    text: pool('windows'),
    reads: [['nodeTaint', 'os=windows:NoSchedule', 8]],
  },
  {
    name: 'a pool of EKS Auto Mode',
    text: pool('windows').replace(
      '      taints:',
      '      nodeClassRef: { group: eks.amazonaws.com, kind: NodeClass, name: default }\n      taints:',
    ),
    reads: [['eks.autoMode', true, 7]],
  },
  {
    name: 'what a pool asks of its machines',
    text: `${pool('windows')}      - { key: kubernetes.io/arch, operator: In, values: [arm64] }
      - { key: node.kubernetes.io/instance-type, operator: In, values: [m6g.large] }
      - { key: karpenter.k8s.aws/instance-family, operator: NotIn, values: [t2] }
`,
    reads: [
      ['pool.architecture', 'arm64', 13],
      ['pool.machineFamily', 'm6g', 14],
    ],
  },
  {
    name: 'before it was called a pool',
    text: `apiVersion: karpenter.sh/v1alpha5
kind: Provisioner
metadata: { name: a }
spec:
  providerRef: { name: win }
  requirements:
  - { key: kubernetes.io/os, operator: In, values: [windows] }
  - { key: karpenter.k8s.aws/instance-family, operator: In, values: [t2] }
`,
    reads: [['pool.machineFamily', 't2', 8]],
  },
  { name: 'a pool for Linux', text: pool('linux'), reads: [], never: ['nodeTaint'] },
])
