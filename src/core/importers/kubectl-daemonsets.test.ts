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
])
