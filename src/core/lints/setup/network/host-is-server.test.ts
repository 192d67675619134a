import { testLint } from '../../../testing/test-lint.ts'
import { hostIsServer } from './host-is-server.ts'

const row = (system: string) =>
  `w1   Ready   <none>   9d   v1.29.4   10.0.0.5   <none>   ${system}   containerd://1.7.16\n`
const info = 'OsName : Microsoft Windows 11 Pro\nOsVersion : 10.0.22631\nCsName : PC\n'

const kubelet = 'C:\\k\\kubelet.exe --hostname-override=pc --max-pods=30 --v=4\n'

testLint(hostIsServer, {
  valid: [
    {
      name: 'a laptop from which kubectl runs, and a server that joins',
      text: 'I use kubectl on my Windows 10 laptop. Tomorrow I get a new server and add it to the cluster. Kubernetes 1.29.',
    },
    {
      name: 'a virtual machine on a client',
      text: 'My Windows 10 PC runs Hyper-V with a VM of Windows Server 2019, and I want to use it as a Windows node. Kubernetes 1.22.',
    },
    { name: 'a server', text: row('Windows Server 2022 Datacenter   10.0.20348.2527') },
    { name: 'a workstation, which may be no node', text: info },
    {
      name: 'a workstation beside a server',
      text: `${info}---\n${row('Windows Server 2022 Datacenter   10.0.20348.2527')}---\n${kubelet}`,
    },
    {
      name: 'a workstation beside a node of a list',
      text: `${info}---\nNAME STATUS ROLES AGE VERSION\nwin1 Ready <none> 20h v1.29.6\n`,
    },
    { name: 'what somebody says of a desk', text: 'I run kubectl on Windows 11.\n' },
    { name: 'a desk beside nodes', text: 'From my Windows 11 laptop I look at the nodes.\n' },
    {
      name: 'the desk of who asks, as a form names it',
      text: 'I want to see our nodes.\n\n* Operating System and version: Windows 10 Enterprise\n',
    },
    {
      name: 'the desk of who runs kubectl',
      text: 'kubelet.exe runs on the node.\n\nOS: Windows 11 Pro (my laptop)\n',
    },
    { name: 'an image that somebody adds', text: 'We add a Windows 10 image to the cluster.\n' },
  ],
  invalid: [
    {
      name: 'a laptop that somebody takes for a node in the next sentence',
      text: 'My laptop, Windows 10 Pro 1903, Docker Desktop, Kubernetes 1.15.1 on three CentOS VMs.\n\nI want to use it as a Windows node.',
      messages: [/The node runs Windows 10 Pro/],
    },
    {
      name: 'a client that shall join',
      text: 'We want to join a Windows 11 Pro machine to our cluster.\n',
      messages: [/The node runs Windows 11 Pro/],
      severity: 'warning',
    },
    {
      name: 'a client on which flanneld runs, in the form of an issue',
      text: 'flanneld.exe --kubeconfig-file=C:\\k\\config --iface=192.168.178.59 makes no network.\n\n* Operating System and version: Windows 10 Enterprise 20H2\n',
      messages: [/The node runs Windows 10 Enterprise/],
      severity: 'warning',
    },
    {
      name: 'clients that shall be nodes',
      text: 'We want to use Windows 11 Pro 23H2 (10.0.22631.3155) laptops as Kubernetes 1.29 nodes.\n',
      messages: [/The node runs Windows 11 Pro/],
      severity: 'warning',
    },
    {
      name: 'a server from before containers',
      text: 'The nodes are Windows Server 2012 R2 with kubelet 1.27.\n',
      messages: [/The node runs Windows Server 2012 R2, which is older than the containers/],
      severity: 'warning',
    },
    {
      name: 'a client as a node',
      text: 'My worker node is Windows 10.\n',
      messages: [/The node runs Windows 10/],
      severity: 'warning',
    },
    {
      name: 'a build that no server has, beside a kubelet',
      text: 'PS C:\\> (Get-ComputerInfo).OsBuildNumber\n22621\nPS C:\\> kubelet --version\nKubernetes v1.30.2\n',
      messages: [/The node runs Windows 11 \(22621\)/],
      severity: 'warning',
    },
    {
      name: 'a client that told of itself, beside a kubelet',
      text: `OS Name:                   Microsoft Windows 10 Pro\nOS Version:                10.0.18362 N/A Build 18362\n---\n${kubelet}`,
      messages: [/The node runs Microsoft Windows 10 Pro/],
      severity: 'warning',
    },
    {
      name: 'Docker of a client, beside a kubelet',
      text: `Server:\n Server Version: 19.03.8\n Kernel Version: 10.0 18362\n Operating System: Windows 10 Pro Version 1903 (OS Build 18362.752)\n---\n${kubelet}`,
      messages: [/The node runs Windows 10 Pro/],
      severity: 'warning',
    },
    {
      name: 'a client in the list of nodes',
      text: row('Windows 10 Pro   10.0.19045.4291'),
      messages: [/The node runs Windows 10 Pro/],
      severity: 'warning',
    },
  ],
})
