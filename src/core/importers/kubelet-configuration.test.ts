import { testImporter } from '../testing/test-importer.ts'
import { kubeletConfiguration } from './kubelet-configuration.ts'

testImporter(kubeletConfiguration, [
  {
    name: 'what a running kubelet has in effect',
    text: '{"kubeletconfig":{"maxPods":110,"clusterDomain":"cluster.local","clusterDNS":["10.96.0.10"],"cgroupsPerQOS":true}}',
    reads: [
      ['maxPods', 110, 1],
      ['clusterDNS', '10.96.0.10', 1],
      ['kubelet.config.cgroupsPerQOS', true, 1],
    ],
  },
  {
    name: 'the file',
    text: `apiVersion: kubelet.config.k8s.io/v1beta1
kind: KubeletConfiguration
clusterDNS:
  - 10.96.0.10
clusterDomain: cluster.local
maxPods: 30
systemReserved:
  memory: 2Gi
featureGates:
  WindowsHostNetwork: false
registerWithTaints:
  - key: os
    value: windows
    effect: NoSchedule
resolvConf: ""`,
    reads: [
      ['clusterDNS', '10.96.0.10', 4],
      ['clusterDomain', 'cluster.local', 5],
      ['maxPods', 30, 6],
      ['systemReserved', 'memory=2Gi', 7],
      ['featureGates', ['WindowsHostNetwork=false'], 10],
      ['nodeTaint', 'os=windows:NoSchedule', 12],
      ['kubelet.config.resolvConf', '', 15],
    ],
  },
  {
    name: 'on one line',
    text: '{"apiVersion":"kubelet.config.k8s.io/v1beta1","kind":"KubeletConfiguration","maxPods":30}',
    reads: [['maxPods', 30, 1]],
  },
])
