import { testLint } from '../../../testing/test-lint.ts'
import { linuxPodOnLinux } from './linux-pod-on-linux.ts'

const nodes = `$ kubectl get nodes -o wide
NAME    STATUS   ROLES    AGE   VERSION   INTERNAL-IP   EXTERNAL-IP   OS-IMAGE                         KERNEL-VERSION      CONTAINER-RUNTIME
m1      Ready    master   10d   v1.28.4   10.0.0.10     <none>        Ubuntu 22.04.3 LTS               5.15.0-88-generic   containerd://1.7.8
win-1   Ready    <none>   10d   v1.28.4   10.0.0.20     <none>        Windows Server 2022 Datacenter   10.0.20348.2113     containerd://1.7.8
`
const pods = (row: string) => `${nodes}$ kubectl get pods -A -o wide
NAMESPACE     NAME   READY   STATUS   RESTARTS   AGE   IP   NODE   NOMINATED NODE   READINESS GATES
${row}`

const sets = (row: string) => `${nodes}$ kubectl get ds -A
NAMESPACE     NAME   DESIRED   CURRENT   READY   UP-TO-DATE   AVAILABLE   NODE SELECTOR   AGE
${row}
`

testLint(linuxPodOnLinux, {
  valid: [
    {
      name: 'a job of a chart on a Linux node of AKS',
      text: `Name:         ingress-nginx-admission-create-m9jpk
Namespace:    ingress-basic
Node:         aks-nodepool1-38845997-vmss000000/10.240.0.4
Status:       Pending
Node-Selectors:  <none>
`,
    },
    {
      name: 'a DaemonSet for Linux alone',
      text: sets('kube-system   kube-proxy   1   1   0   1   0   kubernetes.io/os=linux   3d'),
    },
    {
      name: 'a DaemonSet whose pods all run',
      text: sets('kube-flannel   kube-flannel-ds   1   1   1   1   1   <none>   3d'),
    },
    {
      name: 'a DaemonSet that an affinity keeps on Linux nodes, one of which is down',
      text: sets('kube-flannel   kube-flannel-ds   1   1   0   1   0   <none>   3d'),
    },
    {
      name: 'a DaemonSet for Windows',
      text: sets('kube-system   kube-proxy-windows   2   2   1   2   1   <none>   3d'),
    },
    {
      name: 'a pod on a Linux node',
      text: pods(
        'kube-system   coredns-5d7-ab   0/1   Pending   0   5m   <none>   m1   <none>   <none>',
      ),
    },
    {
      name: 'the agent for Windows',
      text: pods(
        'kube-system   kube-proxy-windows-x2   0/1   Error   0   5m   10.0.0.20   win-1   <none>   <none>',
      ),
    },
    {
      name: 'a pod for Windows by its first word',
      text: pods(
        'web   win-kube-proxy-x2   0/1   Error   0   5m   <none>   win-1   <none>   <none>',
      ),
    },
    {
      name: 'a pod of somebody’s own that has the name of a network in its own',
      text: pods('web   my-canal-tours-x2   0/1   Pending   0   5m   <none>   win-1   <none>'),
    },
    {
      name: 'a pod that runs',
      text: pods(
        'kube-system   kube-proxy-x2   1/1   Running   0   5m   10.0.0.20   win-1   <none>',
      ),
    },
  ],
  invalid: [
    {
      name: 'a job of a chart on a node of AKS that its name tells to be one of Windows',
      text: `Name:         ingress-nginx-admission-create-m9jpk
Namespace:    ingress-basic
Node:         aksnpwin000000/10.240.0.35
Status:       Pending
Node-Selectors:  <none>
`,
      messages: [/admission-create-m9jpk stands on aksnpwin000000, a Windows node/],
      severity: 'warning',
    },
    {
      name: 'the agent of Linux nodes beside that of Windows nodes',
      text: `$ kubectl get pods -n kube-flannel -o wide
NAME                              READY   STATUS             RESTARTS   AGE   IP         NODE   NOMINATED NODE   READINESS GATES
kube-flannel-ds-4vq5j             1/1     Running            0          5d    10.0.0.4   lnx1   <none>           <none>
kube-flannel-ds-p8bmx             0/1     Init:0/2           0          2h    10.0.0.9   win1   <none>           <none>
kube-flannel-ds-windows-amd64-x2  1/1     Running            0          2h    10.0.0.9   win1   <none>           <none>
`,
      messages: [/kube-flannel-ds-p8bmx stands on win1, a Windows node/],
      severity: 'warning',
    },
    {
      name: 'a pod that somebody describes, of a chart without a selector',
      text: `${nodes}$ kubectl describe pod web-ingress-nginx-x
Name:           nginx-ingress-admission-create-m9j
Namespace:      a
Node:           win-1/10.0.0.20
Status:         Pending
Containers:
  create:
    Image:         example.com/certgen:v1
Node-Selectors:  <none>
`,
      messages: [/stands on win-1, a Windows node, .* cannot start: it has no node selector/],
      severity: 'warning',
    },
    {
      name: 'a pod of a chart that has the name of its release before its own',
      text: pods('web   shop-ingress-azure-x2   0/1   Pending   0   5m   <none>   win-1   <none>'),
      messages: [/shop-ingress-azure-x2 stands on win-1, a Windows node/],
    },
    {
      name: 'a pod of any name with an image that is for Linux alone',
      text: `${nodes}$ kubectl describe pod shop
Name:           shop-5d7
Namespace:      a
Node:           win-1/10.0.0.20
Status:         Pending
Containers:
  shop:
    Image:         nginx:1.27
Node-Selectors:  tier=web
`,
      messages: [
        /shop-5d7 stands on win-1, a Windows node, where nginx:1.27, an image for Linux, cannot/,
      ],
    },
    {
      name: 'a DaemonSet for Linux that lands everywhere',
      text: sets('kube-system   kube-proxy   2   2   1   2   1   <none>   3d'),
      messages: [/DaemonSet kube-proxy has no node selector/],
      severity: 'warning',
    },
    {
      name: 'a controller of Ingresses on a Windows node',
      text: pods(
        'ingress-nginx   ingress-nginx-controller-6d6-x2   0/1   ImagePullBackOff   0   5m   10.0.0.7   win-1   <none>   <none>',
      ),
      messages: [/^ingress-nginx-controller-6d6-x2 stands on win-1/],
    },
    {
      name: 'CoreDNS on a Windows node',
      text: pods(
        'kube-system   coredns-5d7-ab   0/1   ContainerCreating   0   5m   <none>   win-1   <none>   <none>',
      ),
      messages: [/^coredns-5d7-ab stands on win-1, a Windows node/],
      severity: 'warning',
    },
  ],
})
