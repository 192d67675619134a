import { testImporter } from '../../testing/test-importer.ts'
import { kubernetesObjects } from '../kubernetes-objects.ts'

const template = (annotations: string, spec: string, kind = 'AzureMachineTemplate') =>
  `apiVersion: infrastructure.cluster.x-k8s.io/v1beta1
kind: ${kind}
metadata:
  name: md-win
  annotations: { ${annotations} }
spec:
  template:
    spec: { ${spec} }
`
const cluster = (labels: string) =>
  `apiVersion: cluster.x-k8s.io/v1beta1\nkind: Cluster\nmetadata:\n  name: a\n  labels: { ${labels} }\nspec: {}\n`

testImporter(kubernetesObjects, [
  {
    name: 'a template of machines for Windows',
    text: template('runtime: containerd, windowsServerVersion: windows-2022', 'vmSize: a'),
    reads: [
      ['platform', 'azure', 2],
      ['containerRuntime', 'containerd', 5],
      ['windowsRelease', 'ltsc2022', 5],
    ],
  },
  {
    name: 'an older one with Docker',
    text: template('runtime: dockershim', 'osDisk: { osType: Windows }'),
    reads: [['containerRuntime', 'docker', 5]],
    never: ['windowsRelease'],
  },
  {
    name: 'one of vSphere',
    text: template('runtime: containerd', 'os: Windows', 'VSphereMachineTemplate'),
    reads: [
      ['platform', 'vsphere', 2],
      ['containerRuntime', 'containerd', 5],
    ],
  },
  {
    name: 'one of Linux',
    text: template('runtime: containerd', 'osDisk: { osType: Linux }'),
    reads: [],
    never: ['containerRuntime', 'platform'],
  },
  {
    name: 'the plugin of Windows among the labels',
    text: cluster('cni: cilium, cni-windows: "${CLUSTER_NAME}-calico"'),
    reads: [['cni', 'calico', 5]],
  },
  {
    name: 'a plugin for Linux alone',
    text: cluster('cni: calico'),
    reads: [],
    never: ['cni'],
  },
])
