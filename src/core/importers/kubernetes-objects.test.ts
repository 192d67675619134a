import { testImporter } from '../testing/test-importer.ts'
import { kubernetesObjects } from './kubernetes-objects.ts'

testImporter(kubernetesObjects, [
  {
    name: 'the spec of a Service alone',
    text: '{\n  "clusterIP": "10.0.0.7",\n  "externalTrafficPolicy": "Local",\n  "ports": [{ "port": 80 }],\n  "type": "LoadBalancer"\n}',
    reads: [
      ['externalTrafficPolicy', 'Local', 3],
      ['servicePort', 80, 4],
      ['serviceType', 'LoadBalancer', 5],
    ],
  },
  {
    name: 'a cluster of Cluster API',
    text: `apiVersion: cluster.x-k8s.io/v1beta1
kind: Cluster
metadata: { name: a }
spec:
  clusterNetwork:
    pods: { cidrBlocks: [10.20.0.0/16] }
    services: { cidrBlocks: [10.30.0.0/20] }
---
apiVersion: controlplane.cluster.x-k8s.io/v1beta1
kind: KubeadmControlPlane
metadata: { name: b }
spec: { version: v1.30.4 }`,
    reads: [
      ['clusterCIDR', '10.20.0.0/16', 6],
      ['serviceCIDR', '10.30.0.0/20', 7],
      ['kubernetes.serverVersion', '1.30.4', 12],
    ],
  },
  {
    name: 'a name with dots, which the API takes',
    text: 'apiVersion: apps/v1\nkind: DaemonSet\nmetadata: {name: agent-v2.0.4}\nspec: {template: {spec: {containers: []}}}',
    reads: [['workload.name', 'agent-v2.0.4', 3]],
    never: ['workloadName'],
  },
  {
    name: 'a cluster of something else, and variables of a template',
    text: `apiVersion: example.org/v1
kind: Cluster
metadata: { name: a }
spec: { clusterNetwork: { pods: { cidrBlocks: [10.20.0.0/16] } } }
---
apiVersion: cluster.x-k8s.io/v1beta1
kind: Cluster
metadata: { name: a }
spec: { clusterNetwork: { pods: { cidrBlocks: ['\${POD_CIDR}'] } } }`,
    reads: [],
    never: ['clusterCIDR'],
  },
  {
    name: 'a workload inside a mail',
    text: `Hello,

this one does not start:

apiVersion: apps/v1
kind: Deployment
metadata:
  name: web
spec:
  replicas: 2
  template:
    spec:
      nodeSelector:
        kubernetes.io/os: windows
        node.kubernetes.io/windows-build: 10.0.17763
      containers:
        - name: web
          image: mcr.microsoft.com/windows/servercore/iis:windowsservercore-ltsc2019
          resources:
            limits: {memory: 1Gi}

Thank you`,
    reads: [
      ['workload.apiVersion', 'apps/v1', 5],
      ['workloadKind', 'Deployment', 6],
      ['workloadName', 'web', 8],
      ['replicas', 2, 10],
      ['workload.windowsBuild', '10.0.17763', 15],
      ['imageRelease', 'ltsc2019', 18],
      ['memoryLimit', '1Gi', 20],
    ],
  },
  {
    name: 'a node with its status, in a list',
    text: JSON.stringify(
      {
        apiVersion: 'v1',
        kind: 'List',
        items: [
          {
            apiVersion: 'v1',
            kind: 'Node',
            metadata: { name: 'win-a' },
            spec: { podCIDR: '10.244.3.0/24' },
            status: {
              addresses: [{ address: '10.0.0.4', type: 'InternalIP' }],
              nodeInfo: {
                containerRuntimeVersion: 'containerd://1.7.16',
                kernelVersion: '10.0.20348.2527',
                kubeletVersion: 'v1.29.6',
                operatingSystem: 'windows',
                osImage: 'Windows Server 2022 Datacenter',
              },
            },
          },
        ],
      },
      null,
      1,
    ),
    reads: [
      ['nodeName', 'win-a', 9],
      ['podCIDR', '10.244.3.0/24', 12],
      ['nodeIP', '10.0.0.4', 17],
      ['windowsRelease', 'ltsc2022', 23],
      ['kubernetesRelease', '1.29.6', 24],
    ],
  },
  {
    name: 'a RuntimeClass and a Service',
    text: `apiVersion: node.k8s.io/v1
kind: RuntimeClass
metadata: {name: windows}
handler: 'docker'
---
apiVersion: v1
kind: Service
metadata: {name: web, annotations: {preserve-destination: "true"}}
spec:
  type: NodePort
  externalTrafficPolicy: Local
  sessionAffinity: ClientIP
  ports: [{port: 80, targetPort: 8080}]`,
    reads: [
      ['runtimeClass.handler', 'docker', 4],
      ['serviceType', 'NodePort', 10],
      ['preserveDestination', true, 8],
      ['externalTrafficPolicy', 'Local', 11],
      ['sessionAffinity', 'ClientIP', 12],
      ['servicePort', 80, 13],
      ['containerPort', 8080, 13],
    ],
  },
  {
    name: 'the Services that each cluster has',
    text: `apiVersion: v1
kind: List
items:
- apiVersion: v1
  kind: Service
  metadata: {name: kubernetes, namespace: default}
  spec: {clusterIP: 10.96.0.1, ports: [{port: 443, targetPort: 6443}]}
- apiVersion: v1
  kind: Service
  metadata: {name: kube-dns, namespace: kube-system}
  spec: {clusterIP: 10.96.0.10, type: ClusterIP, ports: [{port: 53, targetPort: 53}]}`,
    reads: [
      ['kubeDns.clusterIp', '10.96.0.10', 11],
      ['clusterDNS', '10.96.0.10', 11],
    ],
    never: ['serviceType', 'servicePort', 'containerPort'],
  },
  {
    name: 'a Service without a type, which the API makes a ClusterIP',
    text: `apiVersion: v1
kind: Service
metadata: {name: cache}
spec:
  selector: {app: cache}
  ports:
  - port: 6379`,
    reads: [
      ['serviceType', 'ClusterIP', 7],
      ['servicePort', 6379, 7],
    ],
  },
  {
    name: 'the flags of a component in a container for Windows',
    text: `apiVersion: apps/v1
kind: DaemonSet
metadata: {name: kube-proxy-windows}
spec:
  template:
    spec:
      nodeSelector: {kubernetes.io/os: windows}
      containers:
      - name: kube-proxy
        command: [kube-proxy.exe, "--enable-dsr=true"]
        args:
        - --cluster-cidr=10.244.0.0/16
        - --hostname-override=$(NODE_NAME)`,
    reads: [
      ['directServerReturn', true, 10],
      ['clusterCIDR', '10.244.0.0/16', 12],
    ],
    never: ['nodeName'],
  },
  {
    name: 'a component that a shell of the container starts',
    text: `apiVersion: v1
kind: Pod
metadata: {name: kube-proxy-windows}
spec:
  nodeSelector: {kubernetes.io/os: windows}
  containers:
  - image: r.example/a:1
    command: [powershell.exe, -Command, "C:/k/kube-proxy.exe --enable-dsr=true --v=4"]
  - image: r.example/b:1
    command: [powershell.exe, -Command, "Get-Content C:/k/kube-proxy.log --source-vip=1.2.3.4"]`,
    reads: [['directServerReturn', true, 8]],
    never: ['sourceVip'],
  },
  {
    name: 'a component that an init container starts',
    text: `apiVersion: v1
kind: Pod
metadata: {name: kube-proxy-windows}
spec:
  nodeSelector: {kubernetes.io/os: windows}
  initContainers:
  - name: a
    command: [kube-proxy.exe, "--init-only", "--v=4"]
  containers:
  - image: r.example/b:1`,
    reads: [['kubeProxy.flag.init-only', 'true', 8]],
  },
  {
    name: 'flags alone, behind an image that starts the component itself',
    text: `apiVersion: apps/v1
kind: DaemonSet
metadata: {name: kube-proxy-windows}
spec:
  template:
    spec:
      nodeSelector: {kubernetes.io/os: windows}
      containers:
      - image: r.example/a/kube-proxy:v1.26.3-flannel-hostprocess
        args: ["--enable-dsr=true", "--source-vip=10.244.3.2"]
      - image: r.example/a/shop:1
        args: ["--config=a", "--proxy-mode=none"]`,
    reads: [
      ['directServerReturn', true, 10],
      ['sourceVip', '10.244.3.2', 10],
    ],
    never: ['kubeProxy.flag.proxy-mode'],
  },
  {
    name: 'the flags of a component in a container for Linux',
    text: 'apiVersion: v1\nkind: Pod\nmetadata: {name: kube-proxy}\nspec:\n  nodeSelector: {kubernetes.io/os: linux}\n  containers:\n  - command: [kube-proxy, --proxy-mode=iptables]',
    reads: [],
    never: ['kubeProxy.flag.proxy-mode'],
  },
  {
    name: 'what kubeadm was told of the cluster',
    text: `apiVersion: kubeadm.k8s.io/v1beta3
kind: ClusterConfiguration
kubernetesVersion: v1.29.3
networking:
  podSubnet: 10.244.0.0/16
  serviceSubnet: 10.96.0.0/12
controlPlaneEndpoint: api.example.com:6443
`,
    reads: [
      ['controlPlaneVersion', '1.29', 3],
      ['clusterCIDR', '10.244.0.0/16', 5],
      ['serviceCIDR', '10.96.0.0/12', 6],
      ['apiServerEndpoint', 'api.example.com:6443', 7],
    ],
  },
  {
    name: 'who may join a cluster of EKS',
    text: 'apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: aws-auth\n  namespace: kube-system\ndata:\n  mapRoles: |\n    - rolearn: arn:aws:iam::111122223333:role/nodes\n',
    reads: [['platform', 'eks', 4]],
  },
  {
    name: 'the network of a cluster that may be none of EKS',
    text: 'apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: amazon-vpc-cni\n  namespace: kube-system\ndata:\n  enable-network-policy-controller: "true"\n',
    reads: [],
  },
  {
    name: 'what the agents of Calico on Windows take from a ConfigMap',
    text: `apiVersion: v1
kind: ConfigMap
metadata:
  name: calico-windows-config
data:
  K8S_SERVICE_CIDR: "10.96.0.0/12"
  CALICO_NETWORKING_BACKEND: "vxlan"
  VXLAN_VNI: "100"
`,
    reads: [
      ['serviceCIDR', '10.96.0.0/12', 6],
      ['networkMode', 'overlay', 7],
      ['vni', 100, 8],
    ],
  },
  {
    name: 'how a node of Windows joins by kubeadm',
    text: `apiVersion: kubeadm.k8s.io/v1beta3
kind: JoinConfiguration
nodeRegistration:
  name: win-1
  criSocket: npipe:////./pipe/containerd-containerd
  kubeletExtraArgs:
    node-ip: 10.0.0.7
    feature-gates: "A=true,B=false"
`,
    reads: [
      ['joinMethod', 'kubeadm', 5],
      ['nodeName', 'win-1', 4],
      ['containerRuntime', 'containerd', 5],
      ['nodeIP', '10.0.0.7', 7],
      ['featureGates', ['A=true', 'B=false'], 8],
    ],
  },
  {
    name: 'a node whose taint alone tells its system',
    text: `apiVersion: kubeadm.k8s.io/v1beta3
kind: JoinConfiguration
nodeRegistration:
  name: edge-4
  criSocket: unix:///run/containerd/containerd.sock
  kubeletExtraArgs: {node-ip: 10.5.0.64}
  taints:
  - {key: os, value: windows, effect: NoSchedule}
`,
    reads: [
      ['joinMethod', 'kubeadm', 8],
      ['nodeName', 'edge-4', 4],
      ['nodeIP', '10.5.0.64', 6],
    ],
  },
  {
    name: 'arguments as a list of names and values',
    text: `apiVersion: kubeadm.k8s.io/v1beta4
kind: JoinConfiguration
nodeRegistration:
  kubeletExtraArgs:
  - name: root-dir
    value: C:\\var\\lib\\kubelet
  - name: windows-priorityclass
    value: HIGH_PRIORITY_CLASS
discovery:
  bootstrapToken:
    apiServerEndpoint: k8s.example.com:6443
`,
    reads: [
      ['windowsPriorityClass', 'HIGH_PRIORITY_CLASS', 8],
      ['apiServerEndpoint', 'k8s.example.com:6443', 11],
    ],
  },
  {
    name: 'how nodes of Windows join in a cluster of Cluster API, and their version',
    text: `apiVersion: bootstrap.cluster.x-k8s.io/v1beta1
kind: KubeadmConfigTemplate
metadata: {name: md-win}
spec:
  template:
    spec:
      joinConfiguration:
        nodeRegistration:
          criSocket: npipe:////./pipe/containerd-containerd
          kubeletExtraArgs:
            azure-container-registry-config: c:/k/azure.json
          name: '{{ ds.meta_data["local_hostname"] }}'
---
apiVersion: cluster.x-k8s.io/v1beta1
kind: MachineDeployment
metadata: {name: md-win}
spec:
  template:
    spec: {version: v1.30.4}
`,
    reads: [
      ['containerRuntime', 'containerd', 9],
      ['kubelet.flag.azure-container-registry-config', 'c:/k/azure.json', 11],
      ['kubernetesRelease', '1.30.4', 19],
    ],
    never: ['nodeName'],
  },
  {
    name: 'how a machine joins that shows Windows by what is put on it',
    text: `apiVersion: bootstrap.cluster.x-k8s.io/v1beta1
kind: KubeadmConfigTemplate
metadata: {name: md-0}
spec:
  template:
    spec:
      preKubeadmCommands: ['powershell C:/setup.ps1']
      joinConfiguration:
        nodeRegistration:
          criSocket: unix:///var/run/containerd/containerd.sock
          kubeletExtraArgs: {pod-infra-container-image: 'registry.k8s.io/pause:3.9'}
`,
    reads: [['kubelet.flag.pod-infra-container-image', 'registry.k8s.io/pause:3.9', 11]],
  },
  {
    name: 'where a kubeconfig finds the API server',
    text: `apiVersion: v1
kind: Config
clusters:
- name: a
  cluster: {server: "https://127.0.0.1:6443"}
- name: b
  cluster:
    server: https://k8s.example.com
contexts:
- name: c
  context: {cluster: b, user: u}
current-context: c`,
    reads: [['apiServerEndpoint', 'k8s.example.com:443', 8]],
  },
  {
    name: 'how a node of Linux joins by kubeadm',
    text: 'apiVersion: kubeadm.k8s.io/v1beta3\nkind: JoinConfiguration\nnodeRegistration:\n  name: m2\n  criSocket: unix:///run/containerd/containerd.sock\n  kubeletExtraArgs: {cgroup-driver: systemd}',
    reads: [],
    never: ['nodeName', 'joinMethod', 'kubelet.flag.cgroup-driver'],
  },
  {
    name: 'the flags of an API server',
    text: `apiVersion: v1
kind: Pod
metadata: {name: kube-apiserver}
spec:
  containers:
  - command:
    - kube-apiserver
    - --service-cluster-ip-range=10.97.0.0/16
`,
    reads: [['serviceCIDR', '10.97.0.0/16', 8]],
  },
  {
    name: 'a node with its labels, annotations and capacity',
    text: `apiVersion: v1
kind: Node
metadata:
  name: win-c
  labels:
    kubernetes.azure.com/agentpool: npwin
    node.kubernetes.io/windows-build: 10.0.17763
  annotations:
    flannel.alpha.coreos.com/backend-type: host-gw
status:
  capacity:
    cpu: "2"
    memory: 8388148Ki
  nodeInfo:
    operatingSystem: windows
    kubeletVersion: v1.29.2`,
    reads: [
      ['platform', 'aks', 6],
      ['windowsRelease', 'ltsc2019', 7],
      ['networkMode', 'l2bridge', 9],
      ['cpuCores', 2, 12],
      ['memoryGiB', 8, 13],
    ],
  },
  {
    name: 'pools of both families of a cluster with Windows nodes',
    text: `apiVersion: operator.tigera.io/v1
kind: Installation
metadata: {name: default}
spec:
  calicoNetwork:
    windowsDataplane: HNS
    ipPools:
    - cidr: 10.244.0.0/16
    - cidr: fd00:10:244::/56`,
    reads: [
      ['clusterCIDR', '10.244.0.0/16,fd00:10:244::/56', 8],
      ['ipFamily', 'dual-stack', 9],
    ],
  },
  {
    name: 'folders of Windows nodes, and how Calico encapsulates',
    text: `apiVersion: operator.tigera.io/v1
kind: Installation
metadata: {name: default}
spec:
  windowsNodes: {cniBinDir: /opt/cni/bin, cniConfigDir: '{{ .Dir }}'}
  calicoNetwork:
    windowsDataplane: Disabled
    ipPools: [{cidr: 10.48.0.0/16, encapsulation: None}]`,
    reads: [
      ['calico.windowsNodes.cniBinDir', '/opt/cni/bin', 5],
      ['calico.windowsDataplane', 'Disabled', 7],
      ['calico.encapsulation', 'None', 8],
    ],
    never: ['calico.windowsNodes.cniConfigDir'],
  },
  {
    name: 'the release of Calico that its operator runs',
    text: `apiVersion: operator.tigera.io/v1
kind: Installation
metadata: {name: default}
spec: {}
status: {calicoVersion: v3.29.1, variant: Calico}`,
    reads: [['calico.version', '3.29.1', 5]],
  },
  {
    name: 'an agent for Windows nodes',
    text: `apiVersion: apps/v1
kind: DaemonSet
metadata: {name: antrea-agent-windows}
spec: {template: {spec: {containers: [{name: a, image: b}]}}}`,
    reads: [['cni', 'antrea', 3]],
  },
  ...['AmazonVPC', 'AzureVNET', 'GKE'].map((type) => ({
    name: `Calico for policies beside the plugin ${type}`,
    text: `apiVersion: operator.tigera.io/v1
kind: Installation
metadata: {name: default}
spec:
  calicoNetwork: {bgp: Disabled, windowsDataplane: HNS}
  cni: {type: ${type}}
  serviceCIDRs: [172.20.0.0/16]`,
    reads: [['serviceCIDR', '172.20.0.0/16', 7] as const, ['calico.cniType', type, 6] as const],
    never: ['cni', 'platform'],
  })),
  {
    name: 'Calico for policies by the platform alone',
    text: `apiVersion: operator.tigera.io/v1
kind: Installation
metadata: {name: default}
spec:
  kubernetesProvider: EKS
  serviceCIDRs: [172.20.0.0/16]`,
    reads: [
      ['platform', 'eks', 5],
      ['serviceCIDR', '172.20.0.0/16', 6],
    ],
    never: ['cni', 'calico.cniType'],
  },
  {
    name: 'Calico of a distribution',
    text: `apiVersion: operator.tigera.io/v1
kind: Installation
metadata: {name: default}
spec:
  kubernetesProvider: OpenShift
  cni: {type: Calico}`,
    reads: [
      ['cni', 'calico', 1],
      ['cluster.distribution', 'openshift', 5],
    ],
    never: ['platform'],
  },
  {
    name: 'Calico as the network of a managed cluster',
    text: `apiVersion: operator.tigera.io/v1
kind: Installation
metadata: {name: default}
spec:
  kubernetesProvider: EKS
  cni: {type: Calico}`,
    reads: [['cni', 'calico', 1]],
  },
  {
    name: 'how Calico is installed',
    text: `apiVersion: operator.tigera.io/v1
kind: Installation
metadata: {name: default}
spec:
  serviceCIDRs: [10.96.0.0/12]
  calicoNetwork:
    ipPools:
    - cidr: 10.244.0.0/16
      encapsulation: VXLAN
---
apiVersion: crd.projectcalico.org/v1
kind: FelixConfiguration
metadata: {name: default}
spec:
  vxlanVNI: 4097`,
    reads: [
      ['cni', 'calico', 1],
      ['serviceCIDR', '10.96.0.0/12', 5],
      ['clusterCIDR', '10.244.0.0/16', 8],
      ['networkMode', 'overlay', 9],
      ['vni', 4097, 15],
    ],
  },
  {
    name: 'the API server as a pod',
    text: `apiVersion: v1
kind: Pod
metadata: {name: kube-apiserver}
spec:
  securityContext: {runAsUser: 0}
  containers:
  - name: kube-apiserver
    image: registry.k8s.io/kube-apiserver:v1.30.2`,
    reads: [
      ['workload.runAsUser', 0, 5],
      ['kubernetes.serverVersion', '1.30.2', 8],
      ['controlPlaneVersion', '1.30', 8],
    ],
  },
  {
    name: 'a list as the API server gives it',
    text: `apiVersion: v1
kind: NodeList
items:
- metadata: {name: w1}
  status:
    nodeInfo: {operatingSystem: windows, kubeletVersion: v1.25.2}`,
    reads: [
      ['nodeName', 'w1', 4],
      ['kubernetesRelease', '1.25.2', 6],
    ],
  },
  {
    name: 'what a pod asks for besides',
    text: `apiVersion: v1
kind: Pod
metadata: {name: a}
spec:
  nodeSelector:
    kubernetes.io/os: windows
  tolerations:
  - {key: os, operator: Equal, value: windows, effect: NoSchedule}
  containers:
  - name: kube-proxy
    image: sigwindowstools/kube-proxy:v1.31.2-calico-hostprocess
    command: [cmd.exe, /c, ping]
    volumeMounts:
    - {name: c, mountPath: 'C:\\c', subPath: x}
  volumes:
  - name: c
    emptyDir: {medium: Memory}`,
    reads: [
      ['workload.nodeSelector', 'kubernetes.io/os=windows', 6],
      ['workload.toleration', 'os=windows:NoSchedule', 8],
      ['kubeProxy.version', '1.31.2', 11],
      ['workload.command', 'cmd.exe /c ping', 12],
      ['workload.subPath', 'x', 14],
      ['workload.emptyDirMedium', 'Memory', 17],
    ],
  },
  {
    name: 'the network of OpenShift',
    text: `apiVersion: operator.openshift.io/v1
kind: Network
metadata: {name: cluster}
spec:
  clusterNetwork:
  - cidr: 10.128.0.0/14
  serviceNetwork:
  - 172.30.0.0/16
  defaultNetwork:
    type: OVNKubernetes
    ovnKubernetesConfig:
      hybridOverlayConfig:
        hybridClusterNetwork:
        - cidr: 10.132.0.0/14
        hybridOverlayVXLANPort: 9898`,
    reads: [
      ['cluster.distribution', 'openshift', 1],
      ['network.vxlanPort', 9898, 15],
      ['serviceCIDR', '172.30.0.0/16', 8],
      ['cni', 'ovn-kubernetes', 10],
      ['clusterCIDR', '10.132.0.0/14', 14],
      ['networkMode', 'overlay', 14],
    ],
  },
  {
    name: 'machines of OpenShift on AWS and on vSphere',
    text: `apiVersion: machine.openshift.io/v1beta1
kind: MachineSet
metadata:
  name: shop-win-a
spec:
  replicas: 2
  template:
    metadata:
      labels:
        machine.openshift.io/os-id: Windows
    spec:
      providerSpec:
        value:
          kind: AWSMachineProviderConfig
          ami:
            id: ami-0a1b2c3d4e5f60718
          instanceType: m5a.xlarge
          userDataSecret:
            name: windows-user-data
---
apiVersion: machine.openshift.io/v1beta1
kind: MachineSet
metadata:
  name: win
spec:
  template:
    metadata:
      labels:
        machine.openshift.io/os-id: Windows
    spec:
      providerSpec:
        value:
          kind: VSphereMachineProviderSpec
          template: windows-golden-2022-0914
          userDataSecret:
            name: windows-user-data
`,
    reads: [
      ['cluster.distribution', 'openshift', 1],
      ['platform', 'aws', 14],
      ['machine.count', 2, 6],
      ['machine.type', 'm5a.xlarge', 17],
      ['machine.image', 'ami-0a1b2c3d4e5f60718', 16],
      ['platform', 'vsphere', 33],
      ['windowsRelease', 'ltsc2022', 34],
    ],
  },
  {
    name: 'machines of OpenShift for Linux, and an image that is still to be named',
    text: `apiVersion: machine.openshift.io/v1beta1
kind: MachineSet
metadata:
  name: worker
spec:
  template:
    spec:
      providerSpec:
        value:
          kind: AzureMachineProviderSpec
          image:
            sku: 2022-datacenter
          userDataSecret:
            name: worker-user-data
---
apiVersion: machine.openshift.io/v1beta1
kind: MachineSet
metadata:
  name: win
spec:
  template:
    metadata:
      labels:
        machine.openshift.io/os-id: Windows
    spec:
      providerSpec:
        value:
          kind: GCPMachineProviderSpec
          machineType: <machine_type>
          disks:
          - image: projects/windows-cloud/global/images/family/windows-2022-core
`,
    reads: [
      ['platform', 'gcp', 28],
      ['windowsRelease', 'ltsc2022', 31],
    ],
    never: ['machine.type'],
  },
  ...(
    [
      ['datacenter-core-2004-with-containers-smalldisk', '2004'],
      ['datacenter-core-20h2-with-containers', '20H2'],
      ['datacenter-core-1909.0.20201010', undefined],
      ['datacenter-core-2031-with-containers', undefined],
    ] as const
  ).map(([sku, release]) => ({
    name: `machines of OpenShift with ${sku}`,
    text: `apiVersion: machine.openshift.io/v1beta1
kind: MachineSet
metadata: { name: win }
spec:
  template:
    metadata: { labels: { machine.openshift.io/os-id: Windows } }
    spec: { providerSpec: { value: { kind: AzureMachineProviderSpec, image: { sku: ${sku} } } } }
`,
    reads: release === undefined ? [] : [['windowsRelease', release, 7] as const],
    never: release === undefined ? ['windowsRelease'] : [],
  })),
  {
    name: 'a credential spec whose password a plug-in reads',
    text: `apiVersion: windows.k8s.io/v1
kind: GMSACredentialSpec
metadata:
  name: shop-web
credspec:
  ActiveDirectoryConfig:
    GroupManagedServiceAccounts:
    - Name: WebApp
      Scope: CORP
    - Name: WebApp
      Scope: corp.example
    HostAccountConfig:
      PluginGUID: "{CCC2A336-D7F3-4818-A213-272B7924213E}"
      PortableCcgVersion: "1"
  DomainJoinConfig:
    DnsName: corp.example
    NetBiosName: CORP
`,
    reads: [
      ['gmsa.spec', 'shop-web', 4],
      ['gmsa.account', String.raw`CORP\WebApp`, 8],
      ['gmsa.account', String.raw`corp.example\WebApp`, 10],
      ['gmsa.domain', 'corp.example', 16],
      ['gmsa.passwordReader', '{CCC2A336-D7F3-4818-A213-272B7924213E}', 13],
    ],
  },
  {
    name: 'a credential spec that is still to be filled in',
    text: `apiVersion: windows.k8s.io/v1
kind: GMSACredentialSpec
metadata:
  name: shop-web
credspec:
  ActiveDirectoryConfig:
    GroupManagedServiceAccounts:
    - Name: <account>
      Scope: CORP
  DomainJoinConfig:
    DnsName: \${DOMAIN}
`,
    reads: [['gmsa.spec', 'shop-web', 4]],
    never: ['gmsa.account', 'gmsa.domain', 'gmsa.passwordReader'],
  },
  {
    name: 'machines of OpenShift on Azure',
    text: `apiVersion: machine.openshift.io/v1beta1
kind: MachineSet
metadata:
  name: win
spec:
  template:
    metadata:
      labels:
        machine.openshift.io/os-id: Windows
    spec:
      providerSpec:
        value:
          kind: AzureMachineProviderSpec
          image:
            sku: 2019-Datacenter-with-Containers`,
    reads: [['windowsRelease', 'ltsc2019', 15]],
  },
])
