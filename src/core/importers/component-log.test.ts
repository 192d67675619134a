import { testImporter } from '../testing/test-importer.ts'
import { componentLog } from './component-log.ts'

testImporter(componentLog, [
  {
    name: 'a log of the kubelet',
    text: 'I0503 13:39:10.000000    5324 server.go:417] "Kubelet version" kubeletVersion="v1.24.6"\nE0503 13:39:16.351791    5324 cni.go:364] Error adding default_web/0b3a to network flannel/vxlan0: open /run/flannel/subnet.env: The system cannot find the path specified.',
    reads: [
      ['kubernetesRelease', '1.24.6', 1],
      ['cni', 'flannel', 2],
    ],
  },
  {
    name: 'events, which tell of no setting',
    text: 'Warning  Failed  11s  kubelet  Failed to pull image "mcr.microsoft.com/windows/servercore:ltsc2022"',
    reads: [],
    never: ['image', 'imageRelease'],
  },
])
