import { testLint } from '../../../testing/test-lint.ts'
import { distributionObjects } from './distribution-objects.ts'

const k0s = (network: object) => ({
  apiVersion: 'k0s.k0sproject.io/v1beta1',
  kind: 'ClusterConfig',
  spec: { network },
})
const overlay = (port: number, build: string) => `apiVersion: operator.openshift.io/v1
kind: Network
metadata: { name: cluster }
spec:
  defaultNetwork:
    type: OVNKubernetes
    ovnKubernetesConfig:
      hybridOverlayConfig:
        hybridOverlayVXLANPort: ${port}
---
apiVersion: v1
kind: Node
metadata: { name: win1 }
status:
  nodeInfo: { osImage: Windows Server Datacenter, kernelVersion: ${build}, operatingSystem: windows }
`
const anywhere = (provider: string, family: string) =>
  `apiVersion: anywhere.eks.amazonaws.com/v1alpha1\nkind: ${provider}MachineConfig\nmetadata: { name: md }\nspec:\n  osFamily: ${family}\n`
const plain = `apiVersion: operator.openshift.io/v1
kind: Network
metadata: { name: cluster }
spec: { defaultNetwork: { type: OVNKubernetes } }
`
const instances = `---
apiVersion: v1
kind: ConfigMap
metadata: { name: windows-instances }
data: { 10.1.42.1: username=Administrator }
`
const machines = (name: string, kind = 'AzureMachineProviderSpec') => ({
  apiVersion: 'machine.openshift.io/v1beta1',
  kind: 'MachineSet',
  metadata: { name },
  spec: {
    template: {
      metadata: { labels: { 'machine.openshift.io/os-id': 'Windows' } },
      spec: { providerSpec: { value: { kind } } },
    },
  },
})
const config = (system: string) => ({
  apiVersion: 'apps.openshift.io/v1',
  kind: 'DeploymentConfig',
  metadata: { name: 'a' },
  spec: {
    template: {
      spec: {
        nodeSelector: { 'kubernetes.io/os': system },
        containers: [{ name: 'a', image: 'b' }],
      },
    },
  },
})
const nodes = (version: string, system: string) =>
  `NAME   STATUS   ROLES    AGE   VERSION   INTERNAL-IP   EXTERNAL-IP   OS-IMAGE   KERNEL-VERSION   CONTAINER-RUNTIME
a      Ready    <none>   9d    ${version}   10.1.0.5   <none>   ${system}   containerd://1.7.20
`

const set = (
  kind: string,
  more: object,
  labels: object = { 'machine.openshift.io/os-id': 'Windows' },
) => ({
  apiVersion: 'machine.openshift.io/v1beta1',
  kind: 'MachineSet',
  metadata: { name: 'win' },
  spec: {
    template: { metadata: { labels }, spec: { providerSpec: { value: { kind, ...more } } } },
  },
})
const hosts = (namespace: string, entry: string) => ({
  apiVersion: 'v1',
  kind: 'ConfigMap',
  metadata: { name: 'windows-instances', namespace },
  data: { '10.1.42.1': entry },
})
const own = 'openshift-windows-machine-config-operator'
const hybrid = (cidr: string, port = '') => `apiVersion: operator.openshift.io/v1
kind: Network
metadata: { name: cluster }
spec:
  clusterNetwork: [ { cidr: 10.128.0.0/14 } ]
  serviceNetwork: [ 172.30.0.0/16 ]
  defaultNetwork:
    type: OVNKubernetes
    ovnKubernetesConfig:
      hybridOverlayConfig: { hybridClusterNetwork: [ { cidr: ${cidr} } ]${port} }
`
const k0sWith = (network: string, host: string) =>
  `apiVersion: k0s.k0sproject.io/v1beta1\nkind: ClusterConfig\nspec: { api: {}, ${network} }\n\n=== nodes.txt ===\n${nodes('v1.34.3+k0s', host)}`
const server2022 = 'Windows Server 2022 Datacenter   10.0.20348.4052'

const kubeadmTemplate = (socket: string) => `apiVersion: bootstrap.cluster.x-k8s.io/v1beta1
kind: KubeadmConfigTemplate
metadata: { name: md-win }
spec:
  template:
    spec:
      joinConfiguration:
        nodeRegistration:
          criSocket: ${socket}
`
const azureTemplate = (system: string) => `apiVersion: infrastructure.cluster.x-k8s.io/v1beta1
kind: AzureMachineTemplate
metadata: { name: md-win }
spec:
  template:
    spec:
      osDisk: { osType: ${system} }
`
const managedPool = (image: string) => `apiVersion: infrastructure.cluster.x-k8s.io/v1beta2
kind: AWSManagedMachinePool
metadata: { name: win }
spec:
  amiType: ${image}
`

const key = (space: string, data: string) =>
  `apiVersion: v1\nkind: Secret\nmetadata: { name: cloud-private-key${space} }\ntype: Opaque\n${data}`

testLint(distributionObjects, {
  valid: [
    {
      name: 'a template whose name only looks so',
      document: set('VSphereMachineProviderSpec', { template: 'rhcos-darwin2019-x' }, {}),
    },
    {
      name: 'the key of the operator where it reads it',
      text: key(`, namespace: ${own}`, 'data: { private-key.pem: "LS0t" }\n'),
    },
    { name: 'a key whose contents were left out', text: key('', '') },
    {
      name: 'another Secret with a key of OpenSSH',
      text: 'kubectl create secret generic git-key -n ci --from-file=id_rsa\n',
    },
    {
      name: 'a cluster of kind on a laptop with Windows',
      text: '# for my Windows laptop\nkind: Cluster\napiVersion: kind.x-k8s.io/v1alpha4\nnodes:\n- role: worker\n  image: kindest/node:v1.31.0\n  extraMounts: [{ hostPath: "C:\\\\data", containerPath: /data }]\n',
    },
    { name: 'a hybrid range with parts for nodes', text: hybrid('10.132.0.0/14, hostPrefix: 23') },
    { name: 'a hybrid range of IPv6', text: hybrid('"fd01::/48", hostPrefix: 64') },
    {
      name: 'a worker of k0s, and a controller on Linux',
      text: '# k0s install controller\nPS C:\\> .\\k0s.exe install worker --token-file C:\\k0s-token.txt\n',
    },
    {
      name: 'the pipe for Windows machines, and the socket for those of Linux',
      text: `${kubeadmTemplate('npipe:////./pipe/containerd-containerd')}---\n${azureTemplate('Windows')}`,
    },
    {
      name: 'the socket for machines of Linux',
      text: `${kubeadmTemplate('/var/run/containerd/containerd.sock')}---\n${azureTemplate('Linux')}`,
    },
    {
      name: 'an image that Cluster API for AWS knows',
      text: managedPool('WINDOWS_CORE_2022_x86_64'),
    },
    {
      name: 'K3s elsewhere',
      text: 'Our other site has k3s for developers, Linux only. Here RKE2 has Windows nodes.',
    },
    {
      name: 'kind on laptops with Windows',
      text: 'Developers use kind on their Windows laptops; the cluster is kubeadm 1.30.',
    },
    {
      name: 'a newer release on vSphere',
      text: 'OpenShift 4.14 on vSphere 7; the nodes have Windows Server 2022.',
    },
    {
      name: 'that release elsewhere',
      text: 'OpenShift on AWS; the nodes have Windows Server 2019.',
    },
    {
      name: 'machines of Cluster API on Azure, of either system',
      text: `apiVersion: infrastructure.cluster.x-k8s.io/v1beta1
kind: AzureMachineTemplate
metadata: {name: a}
spec: {template: {metadata: {annotations: {windowsServerVersion: windows-2022}}, spec: {osDisk: {osType: Windows}}}}
---
apiVersion: infrastructure.cluster.x-k8s.io/v1beta1
kind: AzureMachineTemplate
metadata: {name: b}
spec: {template: {spec: {osDisk: {osType: Linux}, image: {marketplace: {offer: capi}}}}}
`,
    },
    { name: 'a MachineSet that is still to be named', document: machines('<name-of-the-set>') },
    { name: 'Calico on k0s', document: k0s({ provider: 'calico' }) },
    {
      name: 'a balancer that is off',
      document: k0s({ nodeLocalLoadBalancing: { enabled: false, type: 'EnvoyProxy' } }),
    },
    { name: 'a port of its own on a newer host', text: overlay(9898, '10.0.20348.4052') },
    {
      name: 'a network without Windows machines',
      text: plain,
    },
    { name: 'a short name', document: machines('win') },
    {
      name: 'machines elsewhere',
      document: machines('windows-2022', 'GCPMachineProviderSpec'),
    },
    { name: 'pods of Linux', document: config('linux') },
    {
      name: 'a MachineSet of Windows, and one of Linux',
      document: set('AzureMachineProviderSpec', {
        image: { publisher: 'MicrosoftWindowsServer' },
        userDataSecret: { name: 'windows-user-data' },
      }),
    },
    { name: 'a MachineSet of Linux', document: set('AzureMachineProviderSpec', { image: {} }, {}) },
    { name: 'a host that somebody brings', document: hosts(own, 'username=core') },
    { name: 'a range of its own', text: hybrid('10.132.0.0/14') },
    {
      name: 'k0s as its pages have it',
      text: k0sWith('network: { provider: calico }', server2022),
    },
    {
      name: 'Calico of k0s for Windows nodes',
      text: k0sWith(
        'network: { provider: calico, calico: { withWindowsNodes: true } }',
        server2022,
      ),
    },
    {
      name: 'Calico of k0s without Windows nodes',
      document: k0s({ provider: 'calico', calico: { withWindowsNodes: false } }),
    },
    {
      name: 'a comparison in words',
      text: `We run a k3s cluster, and a RKE2 cluster for Windows.\n\n=== n.txt ===\n${nodes('v1.30.4+rke2r1', server2022)}`,
    },
    {
      name: 'a port of the hybrid overlay in words, with a release that takes it',
      text: 'OpenShift 4.12, the hybrid overlay uses port 9898, with Windows Server 2022.',
    },
    {
      name: 'the usual port of the hybrid overlay in words',
      text: 'OpenShift 4.12, the hybrid overlay uses port 4789, with Windows Server 2019.',
    },
    { name: 'machines of EKS Anywhere', text: anywhere('VSphere', 'ubuntu') },
    {
      name: 'an object of the same kind and another group',
      text: anywhere('VSphere', 'windows').replace('anywhere.eks.amazonaws.com', 'example.com'),
    },
    { name: 'k3s without Windows', text: nodes('v1.30.4+k3s1', 'Debian 12   6.1.0') },
  ],
  invalid: [
    {
      name: 'a key of the operator under another name',
      text: `oc create secret generic cloud-private-key --from-file=id_rsa -n ${own}\n`,
      messages: [/has id_rsa; the operator reads private-key\.pem/],
    },
    {
      name: 'a key of the operator in another namespace',
      text: key(', namespace: openshift-machine-api', 'data: { private-key.pem: "LS0t" }\n'),
      messages: [/is in the namespace openshift-machine-api; the operator reads it in its own/],
    },
    {
      name: 'a node of kind with a Windows image',
      text: 'kind: Cluster\napiVersion: kind.x-k8s.io/v1alpha4\nnodes:\n- role: control-plane\n- role: worker\n  image: mcr.microsoft.com/windows/servercore:ltsc2022\n',
      messages: [/A node is to be one of Windows; kind makes its nodes of containers with Linux/],
      severity: 'warning',
    },
    {
      name: 'a node of kind with the label of Windows',
      text: 'kind: Cluster\napiVersion: kind.x-k8s.io/v1alpha4\nnodes:\n- role: worker\n  labels:\n    kubernetes.io/os: windows\n',
      messages: [/A node is to be one of Windows/],
    },
    {
      name: 'a hybrid range that is smaller than the part of one node',
      text: hybrid('10.132.0.0/24, hostPrefix: 23'),
      messages: [/hostPrefix is 23, so each Windows node needs a \/23 of 10\.132\.0\.0\/24/],
      severity: 'error',
    },
    {
      name: 'an image of the oldest release on GCP',
      text: `apiVersion: machine.openshift.io/v1beta1
kind: MachineSet
metadata: { name: w, namespace: openshift-machine-api }
spec:
  template:
    metadata: { labels: { machine.openshift.io/os-id: Windows } }
    spec:
      providerSpec:
        value:
          kind: GCPMachineProviderSpec
          userDataSecret: { name: windows-user-data }
          disks:
          - image: projects/windows-cloud/global/images/family/windows-2019-core
`,
      messages: [/windows-2019-core; OpenShift takes Windows Server 2022 and later/],
      severity: 'warning',
    },
    {
      name: 'a Windows node that K3s is to get, of whichever release',
      text: 'We have a k3s cluster (v1.30.5+k3s1) and want to join a Windows machine as an agent.',
      messages: [/one of k3s, which supports no Windows nodes/],
      severity: 'warning',
    },
    {
      name: 'a question for kind',
      text: 'How do I add a Windows worker to a kind cluster?',
      messages: [/one of kind, which makes no Windows nodes/],
    },
    {
      name: 'a release that never gets Ready on vSphere',
      text: 'OpenShift 4.14 on vSphere 7; the nodes have Windows Server 2019.',
      messages: [/on vSphere the hybrid overlay has a port of its own/],
    },
    {
      name: 'a machine of Cluster API on Azure with a disk of Linux and an image of Windows',
      text: `apiVersion: infrastructure.cluster.x-k8s.io/v1beta1
kind: AzureMachineTemplate
metadata: {name: a}
spec:
  template:
    spec:
      image: {marketplace: {publisher: cncf-upstream, offer: capi-windows}}
      osDisk: {osType: Linux}
`,
      messages: [/disk of the machine is one of Linux, and its image is one of Windows/],
      severity: 'warning',
    },
    {
      name: 'a template that is named for Windows alone, and no label',
      document: set('VSphereMachineProviderSpec', { template: 'win2019-golden' }, {}),
      messages: [/no label machine\.openshift\.io\/os-id: Windows/],
    },
    {
      name: 'what k0s has not for Windows',
      document: k0s({
        provider: 'kuberouter',
        nodeLocalLoadBalancing: { enabled: true, type: 'EnvoyProxy' },
      }),
      messages: [/network of k0s is kuberouter/, /by EnvoyProxy/],
      severity: 'warning',
    },
    {
      name: 'values of a chart of RKE2 in another namespace than the chart',
      document: {
        apiVersion: 'helm.cattle.io/v1',
        kind: 'HelmChartConfig',
        metadata: { name: 'rke2-calico', namespace: 'default' },
        spec: { valuesContent: 'installation: {}' },
      },
      messages: [/rke2-calico is in the namespace default; the chart is in kube-system/],
      severity: 'error',
    },
    {
      name: 'another network that an object shows to be in use',
      document: {
        apiVersion: 'config.openshift.io/v1',
        kind: 'Network',
        status: { networkType: 'OpenShiftSDN' },
      },
      messages: [/is OpenShiftSDN; Windows nodes need OVNKubernetes/],
    },
    {
      name: 'another network of OpenShift',
      document: {
        apiVersion: 'config.openshift.io/v1',
        kind: 'Network',
        spec: { networkType: 'OpenShiftSDN' },
      },
      messages: [/is OpenShiftSDN; Windows nodes need OVNKubernetes/],
      severity: 'warning',
    },
    {
      name: 'machines with the user data of Windows without hybrid networking',
      text: `${plain}apiVersion: machine.openshift.io/v1beta1\nkind: MachineSet\nmetadata: {name: win-eu}\nspec: {template: {metadata: {labels: {machine.openshift.io/os-id: windows}}, spec: {providerSpec: {value: {userDataSecret: {name: windows-user-data}}}}}}\n---\n`,
      messages: [/label of the machines is windows/, /has no hybridOverlayConfig/],
    },
    {
      name: 'Windows machines without hybrid networking',
      text: plain + instances,
      messages: [/has no hybridOverlayConfig/],
      severity: 'warning',
    },
    {
      name: 'a port that Windows Server 2019 does not have',
      text: overlay(9898, '10.0.17763.5000'),
      messages: [/has port 9898/],
      severity: 'error',
    },
    {
      name: 'a long name on Azure',
      document: machines('windows-2022'),
      messages: [/called windows-2022; .* at most 9 characters/],
      severity: 'warning',
    },
    {
      name: 'a DeploymentConfig for Windows',
      document: config('windows'),
      messages: [/OpenShift has none for Windows/],
      severity: 'warning',
    },
    {
      name: 'machines without the label of the system',
      document: set(
        'AzureMachineProviderSpec',
        { image: { publisher: 'MicrosoftWindowsServer' } },
        {},
      ),
      messages: [/no label machine.openshift.io\/os-id/],
      severity: 'error',
    },
    {
      name: 'a label in other letters, and a disk of Linux',
      document: set(
        'AzureMachineProviderSpec',
        { osDisk: { osType: 'Linux' } },
        { 'machine.openshift.io/os-id': 'windows' },
      ),
      messages: [/label of the machines is windows/, /disk of the machines is one of Linux/],
    },
    {
      name: 'the secret of Linux workers and an old release',
      document: set('VSphereMachineProviderSpec', {
        template: 'windows-server-2019',
        userDataSecret: { name: 'worker-user-data' },
      }),
      messages: [/secret for user data is worker-user-data/, /not 2019/],
    },
    {
      name: 'hosts in another namespace, in another form',
      document: hosts('default', 'user=core'),
      // The operator may have been installed in another one.
      messages: [/not of the form username=NAME/, /namespace default/],
    },
    {
      name: 'a range of the cluster',
      text: hybrid('10.128.0.0/16'),
      messages: [/10.128.0.0\/16, which overlaps 10.128.0.0\/14/],
      severity: 'error',
    },
    {
      name: 'the default network and a newer host with k0s',
      text: k0sWith('storage: {}', 'Windows Server 2025 Datacenter   10.0.26100.1742'),
      messages: [/k0s names Windows Server 2019 and 2022/, /takes kube-router/],
      severity: 'warning',
    },
    {
      name: 'Calico of k0s in another mode, and a worker in words',
      text: `We add a Windows worker.\n\n\`\`\`yaml\napiVersion: k0s.k0sproject.io/v1beta1\nkind: ClusterConfig\nspec:\n  network:\n    provider: calico\n    calico:\n      mode: bird\n\`\`\`\n`,
      messages: [/mode of Calico is bird/],
      severity: 'warning',
    },
    {
      name: 'a controller of k0s on Windows',
      text: 'PS C:\\> .\\k0s.exe install controller --single\n',
      messages: [/made a controller of k0s/],
    },
    {
      name: 'the socket of Linux for Windows machines of Cluster API',
      text: `${kubeadmTemplate('/var/run/containerd/containerd.sock')}---\n${azureTemplate('Windows')}`,
      messages: [/criSocket is \/var\/run/],
    },
    {
      name: 'an image that Cluster API for AWS does not know',
      text: managedPool('WINDOWS_CORE_2025_x86_64'),
      messages: [/AMI type is WINDOWS_CORE_2025/],
      severity: 'warning',
    },
    {
      name: 'user data of Windows for machines without the label',
      document: {
        apiVersion: 'machine.openshift.io/v1beta1',
        kind: 'MachineSet',
        metadata: { name: 'winworker' },
        spec: {
          template: {
            metadata: { labels: { 'machine.openshift.io/cluster-api-machine-role': 'worker' } },
            spec: { providerSpec: { value: { userDataSecret: { name: 'windows-user-data' } } } },
          },
        },
      },
      messages: [/user data are those of Windows machines, and the machines have no label/],
    },
    {
      name: 'Calico of k0s that is told to be without Windows nodes',
      text: k0sWith(
        'network: { provider: calico, calico: { withWindowsNodes: false } }',
        server2022,
      ),
      messages: [/withWindowsNodes is false/],
    },
    {
      name: 'Calico of k0s in another mode',
      text: k0sWith('network: { provider: calico, calico: { mode: bird } }', server2022),
      messages: [/mode of Calico is bird/],
      severity: 'warning',
    },
    {
      name: 'a network in a file of k0sctl',
      document: {
        apiVersion: 'k0sctl.k0sproject.io/v1beta1',
        kind: 'Cluster',
        spec: { k0s: { config: { spec: { network: { provider: 'kuberouter' } } } } },
      },
      messages: [/network of k0s is kuberouter/],
      severity: 'warning',
    },
    {
      name: 'a port of the hybrid overlay in words',
      text: 'OpenShift 4.12, the hybrid overlay uses port 9898, with Windows Server 2019.',
      messages: [/port 9898/],
    },
    {
      name: 'another mode of Calico, with a worker that k0s.exe starts',
      text: 'apiVersion: k0s.k0sproject.io/v1beta1\nkind: ClusterConfig\nmetadata: { name: k0s }\nspec: { network: { provider: calico, calico: { mode: bird } } }\n=== win.txt ===\nPS C:\\> k0s.exe install worker --token-file C:\\t\n',
      messages: [/mode of Calico is bird/],
    },
    {
      name: 'machines of EKS Anywhere with Windows',
      text: `Windows Server 2022 workers are wanted.\n\n=== m.yaml ===\n${anywhere('VSphere', 'windows')}`,
      messages: [/osFamily is windows; EKS Anywhere takes bottlerocket, redhat, ubuntu alone/],
    },
    {
      name: 'machines of EKS Anywhere on Nutanix with Windows',
      text: anywhere('Nutanix', 'Windows2022'),
      messages: [/osFamily is Windows2022/],
    },
    {
      name: 'Windows in EKS Anywhere, as words have it',
      text: 'We run an EKS Anywhere cluster and want to join a Windows Server 2022 machine as a worker.',
      messages: [/one of EKS Anywhere, which makes no Windows nodes/],
      severity: 'warning',
    },
    {
      name: 'the agent of k3s on Windows',
      text: 'PS C:\\> k3s.exe agent --server https://10.1.0.4:6443\n',
      messages: [/one of k3s/],
      severity: 'warning',
    },
    {
      name: 'an image of Windows in kind',
      text: 'I created a kind cluster.\n\n=== p.yaml ===\napiVersion: v1\nkind: Pod\nmetadata: { name: a }\nspec: { containers: [ { name: a, image: mcr.microsoft.com/windows/nanoserver:ltsc2022 } ] }\n',
      messages: [/one of kind/],
      severity: 'warning',
    },
    {
      name: 'a Windows node of k3s',
      text: nodes('v1.30.4+k3s1', 'Windows Server 2022 Datacenter   10.0.20348.4052'),
      messages: [/one of k3s/],
      severity: 'warning',
    },
  ],
})
