import { testImporter } from '../testing/test-importer.ts'
import { componentVersion } from './component-version.ts'

testImporter(componentVersion, [
  {
    name: 'the kubelet',
    text: 'PS C:\\k> .\\kubelet.exe --version\nKubernetes v1.15.0-rc.1',
    reads: [
      ['kubelet.version', '1.15.0-rc.1', 2],
      ['kubernetesVersion', '1.15', 2],
    ],
  },
  {
    name: 'flanneld',
    text: 'PS C:\\k> .\\flanneld.exe --version\nv0.11.0',
    reads: [['flannel.version', '0.11.0', 2]],
    never: ['kubernetesVersion'],
  },
  {
    name: 'kube-proxy, which says nothing of the node',
    text: 'C:\\k>kube-proxy.exe --version\nKubernetes v1.25.0',
    reads: [['kubeProxy.version', '1.25.0', 2]],
    never: ['kubernetesVersion'],
  },
])
