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
  {
    name: 'the flags that a kubelet logs at its start',
    text: `I0123 09:17:30.849536   18641 flags.go:33] FLAG: --network-plugin="cni"
I0123 09:17:30.849540   18641 flags.go:33] FLAG: --cluster-dns="[10.96.0.10]"
I0123 09:17:30.849540   18641 flags.go:33] FLAG: --cluster-domain=""
I0123 09:17:30.849540   18641 flags.go:33] FLAG: --max-pods="110"`,
    reads: [
      ['containerRuntime', 'docker', 1],
      ['clusterDNS', '10.96.0.10', 2],
    ],
    never: ['clusterDomain', 'maxPods'],
  },
  {
    name: 'a log of Calico',
    text: '2022-11-16 10:12:13.549 [INFO][11636] startup/startup.go 94: Starting node win-1 with version v3.22.5',
    reads: [],
  },
])
