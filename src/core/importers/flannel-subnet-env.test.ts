import { testImporter } from '../testing/test-importer.ts'
import { flannelSubnetEnv } from './flannel-subnet-env.ts'

testImporter(flannelSubnetEnv, [
  {
    name: 'what flanneld writes',
    text: 'FLANNEL_NETWORK=10.244.0.0/16\nFLANNEL_SUBNET=10.244.3.1/24\nFLANNEL_MTU=1450\nFLANNEL_IPMASQ=true',
    reads: [
      ['clusterCIDR', '10.244.0.0/16', 1],
      ['podCIDR', '10.244.3.0/24', 2],
    ],
  },
  {
    name: 'the words around it',
    text: 'We run Kubernetes v1.27.4.\n\nIt has\nFLANNEL_NETWORK=10.244.0.0/16\nFLANNEL_SUBNET=10.244.3.1/24\nServices are in 10.96.0.0/12.',
    reads: [
      ['kubernetesRelease', '1.27.4', 1],
      ['clusterCIDR', '10.244.0.0/16', 4],
      ['serviceCIDR', '10.96.0.0/12', 6],
    ],
  },
  {
    name: 'a command line in words beside it',
    text: 'Ola: win-3 runs with kube-proxy.exe --proxy-mode=kernelspace --network-name=cbr0 --v=4\nFLANNEL_NETWORK=10.244.0.0/16\nFLANNEL_SUBNET=10.244.3.1/24\nFLANNEL_MTU=1500\nFLANNEL_IPMASQ=true',
    reads: [
      ['kubeProxy.flag.network-name', 'cbr0', 1],
      ['clusterCIDR', '10.244.0.0/16', 2],
    ],
  },
])
