import type { Severity } from '../../model/finding.ts'

/** What a customer sent, and what an expert reads in it. */
export interface CustomerCase {
  readonly id: string
  readonly files: readonly { readonly name: string; readonly text: string }[]
  /** Value, file and line of facts that the input states. */
  readonly facts: readonly (readonly [
    names: readonly string[],
    value: string,
    file: string,
    line: number,
  ])[]
  /** At least this severe, at this place or one of those beside it. */
  readonly findings: readonly (readonly [Severity, id: string, file: string, line: number])[]
  /** Words that an error or a warning has. */
  readonly texts?: readonly string[]
  /** Words that no error or warning has. */
  readonly neverText?: readonly string[]
  readonly noErrors?: true
}

/** Setups as support engineers receive them. */
export const customerCases: readonly CustomerCase[] = [
  {
    id: 'hyperv-annotation-without-gate',
    files: [
      {
        name: 'deployment.yaml',
        text: `apiVersion: apps/v1beta2
kind: Deployment
metadata:
  labels:
    app: test
  name: test
  namespace: default
spec:
  replicas: 1
  selector:
    matchLabels:
      app: test
  template:
    metadata:
      annotations:
        experimental.windows.kubernetes.io/isolation-type: hyperv
      labels:
        app: test
    spec:
      nodeSelector:
        beta.kubernetes.io/os: windows
      containers:
      - name: test
        image: microsoft/windowsservercore:1709
`,
      },
      {
        name: 'kubeletstart.ps1',
        text: String.raw`$global:KubeDnsSearchPath = "svc.cluster.local"
$global:KubeDnsServiceIp = "10.0.0.10"
$global:MasterSubnet = "10.240.0.0/16"
$global:KubeClusterCIDR = "10.240.0.0/16"
$global:KubeServiceCIDR = "10.0.0.0/16"
$global:KubeBinariesVersion = "1.17.3"
$global:CNIPath = "c:\k\cni"
$global:NetworkMode = "L2Bridge"
$global:CNIConfig = "c:\k\cni\config\$global:NetworkMode.conf"
$global:NetworkPlugin="azure"
netsh advfirewall set allprofiles state off
Restart-Service Kubeproxy
c:\k\kubelet.exe --address=0.0.0.0 --authorization-mode=Webhook --cgroups-per-qos=false --cluster-dns=10.0.0.10 --cluster-domain=cluster.local --enforce-node-allocatable="" --eviction-hard="" --feature-gates=RotateKubeletServerCertificate=true --hairpin-mode=promiscuous-bridge --image-pull-progress-deadline=20m --kube-reserved=cpu=100m,memory=1843Mi --kubeconfig=c:\k\config --max-pods=30 --network-plugin=cni --non-masquerade-cidr=0.0.0.0/0 --pod-infra-container-image=kubletwin/pause --resolv-conf="" --system-reserved=memory=2Gi --cni-bin-dir=c:\k\azurecni\bin --cni-conf-dir=c:\k\azurecni\netconf
`,
      },
      {
        name: 'user-message.txt',
        text: `Pod stays in ContainerCreating on our Windows pool. Docker says:

Error response from daemon: CreateComputeSystem test: The container operating system does not match the host operating system.

Kubernetes Ver: 1.14.8
Kubernetes Node OS Ver: Windows Server Datacenter 10.0.17763.504 (1809)
Container Base Image: windowsservercore-1709

We set the hyperv annotation because Hyper-V isolation should allow an older image. Colleagues had success with
apiVersion apps/v1, but I believe our provider's 1.14.8 does not offer apps/v1.
The kubelet start script further down is from another pool of ours, but it is built the same way.
`,
      },
    ],
    facts: [
      [
        [
          'kubernetes.serverVersion',
          'controlPlaneVersion',
          'kubernetesRelease',
          'kubernetesVersion',
        ],
        '1.14.8',
        'user-message.txt',
        5,
      ],
      [
        ['host.build', 'windowsRelease', 'windowsRevision'],
        '10.0.17763.504',
        'user-message.txt',
        6,
      ],
      [['image', 'image'], 'microsoft/windowsservercore:1709', 'deployment.yaml', 24],
      [['workload.apiVersion'], 'apps/v1beta2', 'deployment.yaml', 1],
      [['workload.isolationAnnotation', 'isolation'], 'hyperv', 'deployment.yaml', 16],
      [
        [
          'kubelet.featureGates',
          'featureGates',
          'kubelet.flag.feature-gates',
          'kubelet.config.featureGates',
        ],
        'RotateKubeletServerCertificate=true',
        'kubeletstart.ps1',
        13,
      ],
      [
        ['script.kubeBinariesVersion', 'kubernetesRelease', 'kubernetesVersion'],
        '1.17.3',
        'kubeletstart.ps1',
        6,
      ],
      [['network.mode', 'networkMode'], 'l2bridge', 'kubeletstart.ps1', 8],
      [['network.cni', 'cni'], 'azure', 'kubeletstart.ps1', 10],
      [['network.serviceCidr', 'serviceCIDR'], '10.0.0.0/16', 'kubeletstart.ps1', 5],
      [['network.dnsIp', 'clusterDNS'], '10.0.0.10', 'kubeletstart.ps1', 2],
    ],
    findings: [
      ['error', 'image-matches-host-ungated', 'deployment.yaml', 24],
      ['error', 'hyperv-container-gate', 'kubeletstart.ps1', 13],
      ['warning', 'values-disagree', 'user-message.txt', 5],
    ],
    neverText: ['apps/v1 '],
  },
  {
    id: 'dockershim-flags-on-1-24',
    files: [
      {
        name: 'StartKubelet.ps1',
        text: '$FileContent = Get-Content -Path "/var/lib/kubelet/kubeadm-flags.env"\n$global:KubeletArgs = $FileContent.TrimStart(\'KUBELET_KUBEADM_ARGS=\').Trim(\'"\')\n\n$cmd = "C:\\k\\kubelet.exe $global:KubeletArgs --cert-dir=$env:SYSTEMDRIVE\\var\\lib\\kubelet\\pki --config=/var/lib/kubelet/config.yaml --bootstrap-kubeconfig=/etc/kubernetes/bootstrap-kubelet.conf --kubeconfig=/etc/kubernetes/kubelet.conf --hostname-override=$(hostname) --pod-infra-container-image=`"mcr.microsoft.com/oss/kubernetes/pause:1.4.1`" --enable-debugging-handlers --cgroups-per-qos=false --enforce-node-allocatable=`"`" --network-plugin=cni --resolv-conf=`"`" --log-dir=/var/log/kubelet --logtostderr=false --image-pull-progress-deadline=20m"\n\nInvoke-Expression $cmd\n',
      },
      {
        name: 'user-message.txt',
        text: `kubelet service does not come up on the Windows node, it just says unknown flag.
Windows Server 2019 (Build 17763), Kubernetes 1.24.0, flannel v0.17.0. Node was prepared with PrepareNode.ps1.
`,
      },
    ],
    facts: [
      [
        [
          'kubernetes.serverVersion',
          'controlPlaneVersion',
          'kubernetesRelease',
          'kubernetesVersion',
        ],
        '1.24.0',
        'user-message.txt',
        2,
      ],
      [['host.build', 'windowsRelease', 'windowsRevision'], '10.0.17763', 'user-message.txt', 2],
      [['network.cni', 'cni'], 'flannel v0.17.0', 'user-message.txt', 2],
      [['kubelet.flag.network-plugin'], 'cni', 'StartKubelet.ps1', 4],
      [['kubelet.flag.image-pull-progress-deadline'], '20m', 'StartKubelet.ps1', 4],
      [['kubelet.flag.resolv-conf'], '""', 'StartKubelet.ps1', 4],
      [
        ['pauseImage', 'kubelet.flag.pod-infra-container-image', 'containerd.sandboxImage'],
        'mcr.microsoft.com/oss/kubernetes/pause:1.4.1',
        'StartKubelet.ps1',
        4,
      ],
    ],
    findings: [['error', 'flag-known', 'StartKubelet.ps1', 4]],
    texts: ['--network-plugin', '--image-pull-progress-deadline'],
    neverText: ['--log-dir', '--pod-infra-container-image'],
  },
  {
    id: 'image-newer-than-host',
    files: [
      {
        name: 'events.txt',
        text: `Warning  Failed  11s  kubelet  Failed to pull image "mcr.microsoft.com/windows/servercore:ltsc2022": rpc error: code = NotFound desc = failed to pull and unpack image "mcr.microsoft.com/windows/servercore:ltsc2022": no match for platform in manifest: not found
`,
      },
      {
        name: 'kubectl-get-nodes.txt',
        text: `NAME                                STATUS   ROLES   AGE   VERSION   INTERNAL-IP   EXTERNAL-IP   OS-IMAGE                         KERNEL-VERSION      CONTAINER-RUNTIME
aks-linux1-30339024-vmss000000      Ready    agent   40d   v1.23.5   10.240.0.4    <none>        Ubuntu 18.04.6 LTS               5.4.0-1074-azure    containerd://1.5.11+azure-1
akswin1000000                       Ready    agent   40d   v1.23.5   10.240.0.35   <none>        Windows Server 2019 Datacenter   10.0.17763.2803     containerd://1.6.1+azure
`,
      },
      {
        name: 'pod.yaml',
        text: `apiVersion: v1
kind: Pod
metadata:
  name: core2022
spec:
  nodeSelector:
    kubernetes.io/os: windows
  containers:
  - name: core
    image: mcr.microsoft.com/windows/servercore:ltsc2022
    command: ["powershell", "-Command", "Start-Sleep 3600"]
`,
      },
    ],
    facts: [
      [
        ['kubelet.version', 'kubernetesRelease', 'kubernetesVersion'],
        'v1.23.5',
        'kubectl-get-nodes.txt',
        2,
      ],
      [
        ['host.build', 'windowsRelease', 'windowsRevision'],
        '10.0.17763.2803',
        'kubectl-get-nodes.txt',
        3,
      ],
      [['host.os', 'windowsRelease'], 'Windows Server 2019 Datacenter', 'kubectl-get-nodes.txt', 3],
      [
        ['runtime', 'containerRuntime', 'runtimeVersion'],
        'containerd 1.6.1+azure',
        'kubectl-get-nodes.txt',
        3,
      ],
      [['image', 'image'], 'mcr.microsoft.com/windows/servercore:ltsc2022', 'pod.yaml', 10],
    ],
    findings: [['error', 'image-matches-host', 'pod.yaml', 10]],
    neverText: ['Hyper-V'],
  },
  {
    id: 'flannel-vni-1',
    files: [
      {
        name: 'flanneld.log',
        text: `E0523 09:14:02.114903    4120 vxlan_network_windows.go:106] VNI is 1 but it is required to greater than or equal to 4096 on Windows.
`,
      },
      {
        name: 'kubectl-get-nodes.txt',
        text: `NAME        STATUS   ROLES                       AGE   VERSION          INTERNAL-IP    EXTERNAL-IP   OS-IMAGE                         KERNEL-VERSION     CONTAINER-RUNTIME
cp-1        Ready    control-plane,etcd,master   5h    v1.30.1+rke2r1   172.31.9.10    <none>        Ubuntu 22.04.4 LTS               6.5.0-1020-aws     containerd://1.7.11-k3s2
winw-1      Ready    <none>                      4h    v1.30.1          172.31.9.22    <none>        Windows Server 2022 Datacenter   10.0.20348.2461    containerd://1.7.16-k3s1
`,
      },
      {
        name: 'net-conf.json',
        text: `{
  "Network": "10.42.0.0/16",
  "Backend": {
    "Type": "vxlan",
    "VNI": 1,
    "Port": 4789
  }
}
`,
      },
    ],
    facts: [
      [['network.mode', 'networkMode'], 'overlay (vxlan)', 'net-conf.json', 4],
      [['network.vni', 'vni'], '1', 'net-conf.json', 5],
      [['network.vxlanPort', 'vxlanPort'], '4789', 'net-conf.json', 6],
      [['network.clusterCidr', 'clusterCIDR'], '10.42.0.0/16', 'net-conf.json', 2],
      [
        ['kubelet.version', 'kubernetesRelease', 'kubernetesVersion'],
        'v1.30.1',
        'kubectl-get-nodes.txt',
        3,
      ],
      [
        ['host.build', 'windowsRelease', 'windowsRevision'],
        '10.0.20348.2461',
        'kubectl-get-nodes.txt',
        3,
      ],
    ],
    findings: [['error', 'vxlan-vni', 'net-conf.json', 5]],
  },
  {
    id: 'cgroups-left-at-default',
    files: [
      {
        name: 'error.txt',
        text: `F0611 19:57:18.295485    5556 server.go:215] [invalid configuration: CgroupsPerQOS (--cgroups-per-qos) true is not supported on Windows, invalid configuration: EnforceNodeAllocatable (--enforce-node-allocatable) [pods] is not supported on Windows]
`,
      },
      {
        name: 'kubelet-appparameters.txt',
        text: String.raw`PS C:\k> nssm get kubelet AppParameters
--hostname-override=win-1 --kubeconfig=c:\k\config --resolv-conf="" --pod-infra-container-image=mcr.microsoft.com/k8s/core/pause:1.2.0 --cluster-dns=10.96.0.10 --cluster-domain=cluster.local --network-plugin=cni --cni-bin-dir=c:\k\cni --cni-conf-dir=c:\k\cni\config
PS C:\k> .\kubelet.exe --version
Kubernetes v1.15.0-rc.1
`,
      },
    ],
    facts: [
      [
        ['kubelet.version', 'kubernetesRelease', 'kubernetesVersion'],
        'v1.15.0-rc.1',
        'kubelet-appparameters.txt',
        4,
      ],
      [
        ['pauseImage', 'kubelet.flag.pod-infra-container-image', 'containerd.sandboxImage'],
        'mcr.microsoft.com/k8s/core/pause:1.2.0',
        'kubelet-appparameters.txt',
        2,
      ],
      [['network.dnsIp', 'clusterDNS'], '10.96.0.10', 'kubelet-appparameters.txt', 2],
    ],
    findings: [['error', 'kubelet-cgroups', 'kubelet-appparameters.txt', 2]],
    texts: ['--cgroups-per-qos', '--enforce-node-allocatable'],
    neverText: ['--network-plugin'],
  },
  {
    id: 'privileged-windows-pod',
    files: [
      {
        name: 'daemonset.yaml',
        text: `apiVersion: apps/v1
kind: DaemonSet
metadata:
  name: node-tuner
  namespace: kube-system
spec:
  selector:
    matchLabels: {app: node-tuner}
  template:
    metadata:
      labels: {app: node-tuner}
    spec:
      nodeSelector:
        kubernetes.io/os: windows
      containers:
      - name: powershell
        image: mcr.microsoft.com/powershell:lts-nanoserver-1809
        securityContext:
          privileged: true
        command: ["pwsh.exe", "-Command", "Get-Service; Start-Sleep 2147483"]
`,
      },
      {
        name: 'kubectl-get-nodes.txt',
        text: `NAME             STATUS   ROLES   AGE   VERSION   INTERNAL-IP   OS-IMAGE                         KERNEL-VERSION    CONTAINER-RUNTIME
akswinp000000    Ready    agent   9d    v1.24.6   10.224.0.33   Windows Server 2019 Datacenter   10.0.17763.3770   containerd://1.6.8+azure
`,
      },
    ],
    facts: [
      [
        ['kubelet.version', 'kubernetesRelease', 'kubernetesVersion'],
        'v1.24.6',
        'kubectl-get-nodes.txt',
        2,
      ],
      [
        ['host.build', 'windowsRelease', 'windowsRevision'],
        '10.0.17763.3770',
        'kubectl-get-nodes.txt',
        2,
      ],
      [['workload.kind'], 'DaemonSet', 'daemonset.yaml', 2],
      [
        ['image', 'image'],
        'mcr.microsoft.com/powershell:lts-nanoserver-1809',
        'daemonset.yaml',
        17,
      ],
    ],
    findings: [['error', 'pod-field', 'daemonset.yaml', 19]],
  },
  {
    id: 'runtime-class-v1-on-1-19',
    files: [
      {
        name: 'error.txt',
        text: `$ kubectl apply -f runtimeclass.yaml
error: unable to recognize "runtimeclass.yaml": no matches for kind "RuntimeClass" in version "node.k8s.io/v1"
$ kubectl version --short
Client Version: v1.19.8
Server Version: v1.19.8
`,
      },
      {
        name: 'runtimeclass.yaml',
        text: `apiVersion: node.k8s.io/v1
kind: RuntimeClass
metadata:
  name: windows-2019
handler: 'docker'
scheduling:
  nodeSelector:
    kubernetes.io/os: 'windows'
    kubernetes.io/arch: 'amd64'
    node.kubernetes.io/windows-build: '10.0.17763'
  tolerations:
  - effect: NoSchedule
    key: os
    operator: Equal
    value: "windows"
`,
      },
    ],
    facts: [
      [
        [
          'kubernetes.serverVersion',
          'controlPlaneVersion',
          'kubernetesRelease',
          'kubernetesVersion',
        ],
        '1.19.8',
        'error.txt',
        5,
      ],
      [['runtimeClass.apiVersion'], 'node.k8s.io/v1', 'runtimeclass.yaml', 1],
      [['runtimeClass.handler'], 'docker', 'runtimeclass.yaml', 5],
      [['runtimeClass.windowsBuild', 'windowsRelease'], '10.0.17763', 'runtimeclass.yaml', 10],
    ],
    findings: [['error', 'api-version-served', 'runtimeclass.yaml', 1]],
    neverText: ['handler'],
  },
  {
    id: 'memory-request-below-limit',
    files: [
      {
        name: 'deployment.yaml',
        text: `apiVersion: apps/v1
kind: Deployment
metadata:
  name: orders-iis
spec:
  replicas: 6
  selector:
    matchLabels: {app: orders-iis}
  template:
    metadata:
      labels: {app: orders-iis}
    spec:
      nodeSelector:
        kubernetes.io/os: windows
      containers:
      - name: iis
        image: mcr.microsoft.com/windows/servercore/iis:windowsservercore-ltsc2019
        resources:
          requests:
            memory: 1Gi
            cpu: 500m
          limits:
            memory: 4Gi
            cpu: "1"
`,
      },
      {
        name: 'kubectl-get-nodes.txt',
        text: `NAME            STATUS   ROLES   AGE   VERSION   INTERNAL-IP   OS-IMAGE                         KERNEL-VERSION    CONTAINER-RUNTIME
akswin000001    Ready    agent   61d   v1.20.5   10.240.0.66   Windows Server 2019 Datacenter   10.0.17763.1935   docker://19.3.14
`,
      },
    ],
    facts: [
      [
        ['kubelet.version', 'kubernetesRelease', 'kubernetesVersion'],
        'v1.20.5',
        'kubectl-get-nodes.txt',
        2,
      ],
      [
        ['host.build', 'windowsRelease', 'windowsRevision'],
        '10.0.17763.1935',
        'kubectl-get-nodes.txt',
        2,
      ],
      [
        ['runtime', 'containerRuntime', 'runtimeVersion'],
        'docker 19.3.14',
        'kubectl-get-nodes.txt',
        2,
      ],
      [['workload.memoryRequest', 'memoryRequest'], '1Gi', 'deployment.yaml', 20],
      [['workload.memoryLimit', 'memoryLimit'], '4Gi', 'deployment.yaml', 23],
      [
        ['image', 'image'],
        'mcr.microsoft.com/windows/servercore/iis:windowsservercore-ltsc2019',
        'deployment.yaml',
        17,
      ],
    ],
    findings: [['warning', 'memory-overbooked', 'deployment.yaml', 20]],
    noErrors: true,
  },
  {
    id: 'clean-node-1-29',
    files: [
      {
        name: 'StartKubelet.ps1',
        text: '$FileContent = Get-Content -Path "/var/lib/kubelet/kubeadm-flags.env"\n$global:KubeletArgs = $FileContent.TrimStart(\'KUBELET_KUBEADM_ARGS=\').Trim(\'"\')\n\n$cmd = "C:\\k\\kubelet.exe $global:KubeletArgs --cert-dir=$env:SYSTEMDRIVE\\var\\lib\\kubelet\\pki --config=/var/lib/kubelet/config.yaml --bootstrap-kubeconfig=/etc/kubernetes/bootstrap-kubelet.conf --kubeconfig=/etc/kubernetes/kubelet.conf --hostname-override=win22-a --enable-debugging-handlers --cgroups-per-qos=false --enforce-node-allocatable=`"`" --resolv-conf=`"`""\nInvoke-Expression $cmd\n',
      },
      {
        name: 'deployment.yaml',
        text: `apiVersion: apps/v1
kind: Deployment
metadata:
  name: iis
spec:
  replicas: 2
  selector:
    matchLabels: {app: iis}
  template:
    metadata:
      labels: {app: iis}
    spec:
      os:
        name: windows
      nodeSelector:
        kubernetes.io/os: windows
      containers:
      - name: iis
        image: mcr.microsoft.com/windows/servercore/iis:windowsservercore-ltsc2022
        resources:
          limits:
            memory: 1Gi
            cpu: "1"
`,
      },
      {
        name: 'kubeadm-flags.env',
        text: `KUBELET_KUBEADM_ARGS="--container-runtime-endpoint=npipe:////./pipe/containerd-containerd --pod-infra-container-image=registry.k8s.io/pause:3.9"
`,
      },
      {
        name: 'kubectl-get-nodes.txt',
        text: `NAME      STATUS   ROLES           AGE   VERSION   INTERNAL-IP     EXTERNAL-IP   OS-IMAGE                         KERNEL-VERSION      CONTAINER-RUNTIME
cp-a      Ready    control-plane   20d   v1.29.6   192.168.50.10   <none>        Ubuntu 22.04.4 LTS               5.15.0-107-generic  containerd://1.7.16
win22-a   Ready    <none>          20d   v1.29.6   192.168.50.31   <none>        Windows Server 2022 Datacenter   10.0.20348.2527     containerd://1.7.16
`,
      },
    ],
    facts: [
      [
        ['kubelet.version', 'kubernetesRelease', 'kubernetesVersion'],
        'v1.29.6',
        'kubectl-get-nodes.txt',
        3,
      ],
      [
        ['host.build', 'windowsRelease', 'windowsRevision'],
        '10.0.20348.2527',
        'kubectl-get-nodes.txt',
        3,
      ],
      [
        ['runtime', 'containerRuntime', 'runtimeVersion'],
        'containerd 1.7.16',
        'kubectl-get-nodes.txt',
        3,
      ],
      [
        ['kubelet.flag.container-runtime-endpoint'],
        'npipe:////./pipe/containerd-containerd',
        'kubeadm-flags.env',
        1,
      ],
      [
        ['pauseImage', 'kubelet.flag.pod-infra-container-image', 'containerd.sandboxImage'],
        'registry.k8s.io/pause:3.9',
        'kubeadm-flags.env',
        1,
      ],
      [
        ['image', 'image'],
        'mcr.microsoft.com/windows/servercore/iis:windowsservercore-ltsc2022',
        'deployment.yaml',
        19,
      ],
    ],
    findings: [],
    neverText: ['removed'],
    noErrors: true,
  },
  {
    id: 'subnet-env-missing',
    files: [
      {
        name: 'kubelet.log',
        text: `E0503 13:39:16.351791    5324 cni.go:364] Error adding kube-system_kube-proxy-windows-pz26m/0b3a1b0f to network flannel/vxlan0: open /run/flannel/subnet.env: The system cannot find the path specified.
E0503 13:39:16.641778    5324 remote_runtime.go:105] RunPodSandbox from runtime service failed: rpc error: code = Unknown desc = failed to set up sandbox container "0b3a1b0f" network for pod "kube-proxy-windows-pz26m": networkPlugin cni failed to set up pod network: open /run/flannel/subnet.env: The system cannot find the path specified.
`,
      },
      {
        name: 'user-message.txt',
        text: `kube-proxy-windows stays in ContainerCreating for hours. kubeadm 1.18, docker, flannel overlay (vxlan0).
`,
      },
    ],
    facts: [
      [['network.cni', 'cni'], 'flannel', 'kubelet.log', 1],
      [['network.mode', 'networkMode'], 'overlay', 'user-message.txt', 1],
      [
        [
          'kubernetes.serverVersion',
          'controlPlaneVersion',
          'kubernetesRelease',
          'kubernetesVersion',
        ],
        '1.18',
        'user-message.txt',
        1,
      ],
    ],
    findings: [],
  },
]
