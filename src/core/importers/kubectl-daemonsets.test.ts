import { testImporter } from '../testing/test-importer.ts'
import { kubectlDaemonsets } from './kubectl-daemonsets.ts'

testImporter(kubectlDaemonsets, [
  {
    name: 'the DaemonSets of the cluster',
    text: `$ kubectl get ds -A
NAMESPACE     NAME         DESIRED   CURRENT   READY   UP-TO-DATE   AVAILABLE   NODE SELECTOR            AGE
kube-system   rke2-canal   1         1         1       1            1           kubernetes.io/os=linux   3d
kube-system   kube-proxy   2         2         1       2            1           <none>                   3d`,
    reads: [
      ['daemonSet.desired', 1, 3],
      ['daemonSet.ready', 1, 3],
      ['daemonSet.nodeSelector', 'kubernetes.io/os=linux', 3],
      ['network.otherCni', 'canal', 3],
      ['daemonSet.desired', 2, 4],
      ['daemonSet.ready', 1, 4],
      ['daemonSet.nodeSelector', '<none>', 4],
    ],
  },
  {
    name: 'the agents for Windows nodes, with their kind',
    text: `NAME                                 DESIRED   CURRENT   READY   UP-TO-DATE   AVAILABLE   NODE SELECTOR              AGE
daemonset.apps/calico-node-windows   2         2         1       2            1           kubernetes.io/os=windows   3d
daemonset.apps/kube-flannel-ds-windows-amd64   0   0     0       0            0           kubernetes.io/os=windows   9d`,
    reads: [
      ['cni', 'calico', 2],
      ['daemonSet.ready', 1, 2],
    ],
    never: ['network.otherCni'],
  },
])
