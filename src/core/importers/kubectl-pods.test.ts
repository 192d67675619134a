import { testImporter } from '../testing/test-importer.ts'
import { kubectlPods } from './kubectl-pods.ts'

testImporter(kubectlPods, [
  {
    name: 'a table with its prompt',
    text: `PS C:\\k> kubectl get pods -A
NAMESPACE     NAME        READY   STATUS              RESTARTS   AGE
default       web-7f-x2   0/1     ContainerCreating   0          12m
kube-system   proxy-abc   1/1     Running             3 (2h ago) 4d`,
    reads: [
      ['pod.status', 'ContainerCreating', 3],
      ['pod.status', 'Running', 4],
    ],
  },
  {
    name: 'the node of a pod in a wide table',
    text: `NAME      READY   STATUS    RESTARTS      AGE   IP           NODE    NOMINATED NODE
web-x2    1/1     Running   3 (2h ago)    4d    10.244.1.7   win-1   <none>
job-a     0/1     Pending   0             4d    <none>       <none>  <none>`,
    reads: [
      ['pod.status', 'Running', 2],
      ['pod.ip', '10.244.1.7', 2],
      ['pod.node', 'win-1', 2],
      ['pod.status', 'Pending', 3],
    ],
    never: [],
  },
  {
    name: 'the agent of the network on Windows nodes',
    text: `NAMESPACE       NAME                        READY   STATUS    RESTARTS   AGE
calico-system   calico-node-7xq2p           1/1     Running   0          11d
calico-system   calico-node-windows-lk8sd   2/2     Running   0          11d`,
    reads: [['cni', 'calico', 3]],
  },
  {
    name: 'a table whose head a filter took',
    text: `$ kubectl get pods -A -o wide | grep windows
kube-system   antrea-agent-windows-8kd2x   2/2   Running   0   2d   10.30.1.31   win-7`,
    reads: [['cni', 'antrea', 2]],
  },
  {
    name: 'the agent of Linux nodes alone',
    text: `NAME                READY   STATUS    RESTARTS   AGE
calico-node-7xq2p   1/1     Running   0          11d`,
    reads: [],
    never: ['cni'],
  },
])
