import { testLint } from '../../../testing/test-lint.ts'
import { networkHasWindows } from './network-has-windows.ts'

const nodes = (system: string) => `$ kubectl get nodes -o wide
NAME   STATUS   ROLES    AGE   VERSION   INTERNAL-IP   EXTERNAL-IP   OS-IMAGE   KERNEL-VERSION   CONTAINER-RUNTIME
a      Ready    <none>   9d    v1.30.4   10.1.0.5   <none>   ${system}   containerd://1.7.20
`
const windows = nodes('Windows Server 2022 Datacenter   10.0.20348.4052')
const pods = (name: string) =>
  `$ kubectl get pods -n kube-system\nNAME   READY   STATUS   RESTARTS   AGE\n${name}   1/1   Running   0   3d\n`

testLint(networkHasWindows, {
  valid: [
    {
      name: 'a network that was left',
      text: 'RKE2 v1.30.5+rke2r1 with Calico, no CNI cilium. The worker runs Windows Server 2022.\n',
    },
    {
      name: 'Weave Net that was left',
      text: 'Weave Net was our CNI until May; now Calico, with a Windows Server 2019 worker.\n',
    },
    { name: 'Kube-OVN today', text: 'Kube-OVN v1.12.4, a Windows Server 2019 worker.\n' },
    { name: 'Kube-OVN of Linux nodes', text: `${nodes('Debian 12   6.1.0')}Kube-OVN v1.8.1\n` },
    {
      name: 'Kube-OVN of another cluster',
      text: 'Kube-OVN 1.9 runs in our other cluster. This one has a Windows Server 2022 worker.\n',
    },
    {
      name: 'Kube-OVN before an upgrade',
      text: 'We had Kube-OVN 1.8 before and upgraded to Kube-OVN v1.12.4, with a Windows Server 2019 worker.\n',
    },
    {
      name: 'Kube-OVN that was left',
      text: 'We moved from Kube-OVN 1.8.1 to Calico for a Windows Server 2019 worker.\n',
    },
    { name: 'a cluster of Linux', text: nodes('Debian 12   6.1.0') + pods('cilium-7xk2p') },
    { name: 'another network beside it', text: `${windows}${pods('cilium-7xk2p')}CNI: Calico\n` },
    {
      name: 'a managed platform, which has a network for Windows nodes',
      text: `${windows.replace('v1.30.4', 'v1.30.4-eks-94953ac')}${pods('cilium-7xk2p')}`,
    },
    {
      name: 'a network with Windows named beside it',
      text: 'RKE2 1.28 with Cilium for the Linux cluster; the Windows cluster runs Calico on Windows Server 2019.\n',
    },
    {
      name: 'a default that was left',
      text: 'RKE2 with canal was replaced: now cni is calico, the agent has Windows Server 2022.\n',
    },
    { name: 'pods of who knows what', text: windows + pods('canalize-7xk2p') },
  ],
  invalid: [
    {
      name: 'a short list of pods without its head',
      text: '$ kubectl get pods -n kube-system\ncilium-operator-6d8f  1/1 Running\nrke2-coredns-7bb  1/1 Running\n\nWe added a Windows Server 2022 worker.\n',
      messages: [/network of the cluster is cilium/],
    },
    {
      name: 'a list of charts',
      text: 'We added a Windows Server 2022 worker.\n\n$ helm ls -n kube-system\nNAME    NAMESPACE    REVISION  UPDATED                           STATUS    CHART          APP VERSION\ncilium  kube-system  1         2024-06-01 10:12:11.00 +0200 CEST deployed  cilium-1.15.6  1.15.6\n',
      messages: [/network of the cluster is cilium/],
    },
    {
      name: 'a network behind the word, without a colon',
      text: 'RKE2 v1.30.5+rke2r1, CNI cilium. The Windows Server 2022 worker stays NotReady, calico is not installed.\n',
      messages: [/network of the cluster is cilium/],
    },
    {
      name: 'Weave Net in words',
      text: 'Weave Net 2.8.1 is our CNI. Kubernetes 1.21, we added a Windows Server 2019 worker.\n',
      messages: [/network of the cluster is Weave Net/],
      severity: 'warning',
    },
    {
      name: 'Weave Net by its pods',
      text: windows + pods('weave-net-7xk2p'),
      messages: [/network of the cluster is weave-net/],
    },
    {
      name: 'Kube-OVN before it had Windows nodes',
      text: `${windows}\n$ kubectl get ds -n kube-system -o wide\nNAME           DESIRED   CURRENT   READY   UP-TO-DATE   AVAILABLE   NODE SELECTOR            AGE   CONTAINERS   IMAGES\nkube-ovn-cni   3         3         3       3            3           kubernetes.io/os=linux   9d    cni-server   kubeovn/kube-ovn:v1.9.2\n`,
      messages: [/is Kube-OVN 1\.9\.2, which has Windows nodes from 1\.10\.0 on/],
      severity: 'warning',
    },
    {
      name: 'Kube-OVN in words',
      text: 'We run Kube-OVN v1.8.1 and add a Windows Server 2019 worker.\n',
      messages: [/Kube-OVN 1\.8\.1/],
    },
    {
      name: 'an agent for Linux alone',
      text: windows + pods('rke2-canal-7xk2p'),
      messages: [/network of the cluster is canal/],
      severity: 'warning',
    },
    {
      name: 'a network in words',
      text: 'We use Cilium as CNI and want to join a Windows Server 2022 node.\n',
      messages: [/network of the cluster is Cilium/],
      severity: 'warning',
    },
    {
      name: 'networks of distributions in words',
      text: 'k0s 1.30 (kube-router), a Windows Server 2022 worker stays NotReady.\n',
      messages: [/network of the cluster is kube-router/],
    },
    {
      name: 'a distribution with its network',
      text: 'We have RKE2 v1.29.3 with cilium and try to add a Windows Server 2022 agent.\n',
      messages: [/network of the cluster is cilium/],
    },
    {
      name: 'the default of RKE2 in words',
      text: 'RKE2 v1.30.4+rke2r1 with the default CNI (Canal) and a Windows Server 2022 worker.\n',
      messages: [/network of the cluster is Canal/],
      severity: 'warning',
    },
  ],
})
