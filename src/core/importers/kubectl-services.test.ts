import { testImporter } from '../testing/test-importer.ts'
import { kubectlServices } from './kubectl-services.ts'

testImporter(kubectlServices, [
  {
    name: 'Services of every type that has an address',
    text: `NAME    TYPE           CLUSTER-IP    EXTERNAL-IP   PORT(S)        AGE
front   LoadBalancer   10.96.4.7     20.1.2.3      80:31000/TCP   9d
back    NodePort       10.96.4.8     <none>        80:31001/TCP   9d
other   ExternalName   <none>        example.org   <none>         9d`,
    reads: [
      ['cluster.services', 'front LoadBalancer 10.96.4.7', 2],
      ['cluster.services', 'back NodePort 10.96.4.8', 3],
    ],
  },
  {
    name: 'the Service of the cluster’s DNS',
    text: `$ kubectl get svc -A
NAMESPACE     NAME         TYPE        CLUSTER-IP    EXTERNAL-IP   PORT(S)                  AGE
default       kubernetes   ClusterIP   10.96.0.1     <none>        443/TCP                  9d
kube-system   kube-dns     ClusterIP   10.96.0.10    <none>        53/UDP,53/TCP,9153/TCP   9d
default       web          ClusterIP   None          <none>        80/TCP                   9d`,
    reads: [
      ['cluster.services', 'kubernetes ClusterIP 10.96.0.1', 3],
      ['clusterDNS', '10.96.0.10', 4],
      ['kubeDns.clusterIp', '10.96.0.10', 4],
    ],
  },
  {
    name: 'a line that was searched for',
    text: `$ kubectl get svc -A | grep dns
kube-system   kube-dns   ClusterIP   10.96.0.10   <none>   53/UDP,53/TCP   4d`,
    reads: [
      ['clusterDNS', '10.96.0.10', 2],
      ['cluster.services', 'kube-dns ClusterIP 10.96.0.10', 2],
    ],
  },
  {
    name: 'names with their kind, as where several kinds are asked for',
    text: `$ kubectl -n kube-system get svc,ds
NAME               TYPE        CLUSTER-IP    EXTERNAL-IP   PORT(S)                  AGE
service/kube-dns   ClusterIP   172.20.0.10   <none>        53/UDP,53/TCP,9153/TCP   88d`,
    reads: [
      ['clusterDNS', '172.20.0.10', 3],
      ['cluster.services', 'kube-dns ClusterIP 172.20.0.10', 3],
    ],
  },
])
