import { testImporter } from '../../testing/test-importer.ts'
import { kubernetesObjects } from '../kubernetes-objects.ts'

const group = (image: string, more = '') =>
  `apiVersion: kops.k8s.io/v1alpha2\nkind: InstanceGroup\nmetadata: {name: win}\nspec:\n  image: ${image}\n  role: Node\n${more}`

testImporter(kubernetesObjects, [
  {
    name: 'an image of Windows',
    text: group(
      'amazon/Windows_Server-2019-English-Core-Base-2024.05.15',
      '  taints:\n  - os=windows:NoSchedule\n',
    ),
    reads: [
      ['kops.windowsGroup', 'amazon/Windows_Server-2019-English-Core-Base-2024.05.15', 5],
      ['windowsRelease', 'ltsc2019', 5],
      ['node.taint', 'os=windows:NoSchedule', 8],
    ],
  },
  {
    name: 'a label of Windows',
    text: group('ami-0a774308f6524a726', '  nodeLabels:\n    kubernetes.io/os: windows\n'),
    reads: [['kops.windowsGroup', 'windows', 8]],
    never: ['windowsRelease'],
  },
  {
    name: 'a group of Linux',
    text: group('ubuntu/images/hvm-ssd/ubuntu-jammy-22.04-amd64-server-20240607'),
    reads: [],
    never: ['kops.windowsGroup'],
  },
  {
    name: 'a group of another API',
    text: group('windows').replace('kops.k8s.io', 'compute.example.com'),
    reads: [],
    never: ['kops.windowsGroup'],
  },
])
