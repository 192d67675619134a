import { testImporter } from '../testing/test-importer.ts'
import { helmValues } from './helm-values.ts'

testImporter(helmValues, [
  {
    name: 'the pod of runners of GitHub',
    text: 'githubConfigUrl: https://github.com/a\ncontainerMode:\n  type: dind\ntemplate:\n  spec:\n    nodeSelector:\n      kubernetes.io/os: windows\n    containers:\n    - name: runner\n      image: example.com/runner:ltsc2022\n',
    reads: [
      ['chart.addsLinuxContainer', 'dind', 3],
      ['workload.nodeSelector', 'kubernetes.io/os=windows', 7],
      ['image', 'example.com/runner:ltsc2022', 10],
    ],
  },
  {
    name: 'runners of GitHub on Linux',
    text: 'githubConfigUrl: https://github.com/a\ncontainerMode:\n  type: dind\ntemplate:\n  spec:\n    nodeSelector:\n      kubernetes.io/os: linux\n    containers:\n    - name: runner\n      image: ghcr.io/actions/actions-runner:latest\n',
    reads: [['workload.nodeSelector', 'kubernetes.io/os=linux', 7]],
    never: ['chart.addsLinuxContainer'],
  },
  {
    name: 'an image by its registry and its name',
    text: 'image:\n  registry: docker.io\n  name: example/agent-win\n  tag: 1.0.0\nnodeSelector:\n  kubernetes.io/os: windows\n',
    reads: [
      ['image', 'docker.io/example/agent-win:1.0.0', 4],
      ['workload.nodeSelector', 'kubernetes.io/os=windows', 6],
    ],
  },
  {
    name: 'values that say as whom the pods run on Windows',
    text: `agent:
  command: ['%CONTAINER_SANDBOX_MOUNT_POINT%\\agent.exe']
  securityContext:
    windowsOptions:
      hostProcess: true
      runAsUserName: "NT AUTHORITY\\\\SYSTEM"
`,
    reads: [
      ['workload.hostProcess', true, 5],
      ['isolation', 'hostprocess', 5],
      ['runAsUserName', 'NT AUTHORITY\\SYSTEM', 6],
    ],
  },
  {
    name: 'values of a user alone',
    text: 'podSecurityContext:\n  windowsOptions:\n    hostProcess: false\n    runAsUserName: ContainerUser\n',
    reads: [['runAsUserName', 'ContainerUser', 4]],
    never: ['isolation'],
  },
  {
    name: 'a chart with a tag of its own',
    text: 'image:\n  repository: example.com/agent\n  tag: ""\nnodeSelector:\n  kubernetes.io/os: windows\n',
    reads: [['workload.nodeSelector', 'kubernetes.io/os=windows', 5]],
  },
  {
    name: 'the image of a workload and where it runs',
    text: `# values.yaml
image:
  repository: mcr.microsoft.com/windows/servercore/iis
  tag: windowsservercore-ltsc2022
  pullPolicy: IfNotPresent
nodeSelector:
  kubernetes.io/os: windows
`,
    reads: [
      ['image', 'mcr.microsoft.com/windows/servercore/iis:windowsservercore-ltsc2022', 4],
      ['imageRelease', 'ltsc2022', 4],
      ['workload.nodeSelector', 'kubernetes.io/os=windows', 7],
    ],
  },
  {
    name: 'the Service and the resources of a workload',
    text: `image:
  repository: mcr.microsoft.com/windows/servercore/iis
  tag: windowsservercore-ltsc2022
service:
  type: NodePort
  port: 80
resources:
  limits: {cpu: 2, memory: 2Gi}
  requests: {cpu: 1, memory: 2Gi}
nodeSelector:
  kubernetes.io/os: windows
`,
    reads: [
      ['serviceType', 'NodePort', 5],
      ['servicePort', 80, 6],
      ['memoryLimit', '2Gi', 8],
      ['memoryRequest', '2Gi', 9],
      ['cpuLimit', '2', 8],
      ['cpuRequest', '1', 9],
    ],
  },
  {
    name: 'the resources of a workload for any system',
    text: `image: {repository: example.com/web, tag: "1"}
service: {type: ClusterIP, port: 80}
resources: {limits: {memory: 2Gi}, requests: {memory: 1Gi}}
`,
    reads: [['image', 'example.com/web:1', 1]],
    never: ['serviceType', 'servicePort', 'memoryLimit'],
  },
  {
    name: 'a Service of a kind that a chart alone knows',
    text: `image: {repository: example.com/web, tag: "1"}
service: {type: internal, port: http}
resources: {}
nodeSelector: {kubernetes.io/os: windows}
`,
    reads: [['image', 'example.com/web:1', 1]],
    never: ['serviceType', 'servicePort', 'memoryLimit'],
  },
  {
    name: 'an image whose tag is the version of the chart',
    text: `image:
  repository: registry.example.com/web
  tag: ""
nodeSelector:
  kubernetes.io/os: windows
`,
    reads: [['workload.nodeSelector', 'kubernetes.io/os=windows', 5]],
    never: ['image'],
  },
  {
    name: 'the network of Flannel',
    text: `podCidr: "10.244.0.0/16"
flannel:
  backend: "vxlan"
  backendPort: 4789
  vni: 4096
`,
    reads: [
      ['clusterCIDR', '10.244.0.0/16', 1],
      ['cni', 'flannel', 3],
      ['networkMode', 'overlay', 3],
      ['vxlanPort', 4789, 4],
      ['vni', 4096, 5],
    ],
  },
  {
    name: 'what RKE2 gives to the chart of Flannel',
    text: `apiVersion: helm.cattle.io/v1
kind: HelmChartConfig
metadata:
  name: rke2-flannel
spec:
  valuesContent: |-
    flannel:
      backend: vxlan
      vni: 1
`,
    reads: [['vni', 1, 9]],
  },
  {
    name: 'what Argo CD gives to a chart',
    text: `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata:
  name: web
spec:
  sources:
    - chart: web
      helm:
        values: |
          nodeSelector:
            kubernetes.io/os: windows
          image:
            repository: mcr.microsoft.com/windows/servercore/iis
            tag: windowsservercore-ltsc2022
`,
    reads: [['imageRelease', 'ltsc2022', 14]],
  },
  {
    name: 'one of several workloads',
    text: `global: {registry: example.com}
web:
  replicaCount: 2
  image:
    repository: example.com/web
    tag: 1.4-ltsc2019
  nodeSelector:
    kubernetes.io/os: windows
cache:
  image:
    repository: example.com/cache
    tag: 2.0-ltsc2022
`,
    reads: [
      ['imageRelease', 'ltsc2019', 6],
      ['replicas', 2, 3],
    ],
    never: ['clusterCIDR'],
  },
  {
    name: 'what Argo CD gives to a chart as keys',
    text: `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata:
  name: web
spec:
  source:
    helm:
      releaseName: web
      valuesObject:
        # of the pool
        nodeSelector:
          kubernetes.io/os: windows
        image: { repository: mcr.microsoft.com/windows/servercore/iis, tag: windowsservercore-ltsc2022 }
    chart: web
`,
    reads: [['imageRelease', 'ltsc2022', 13]],
  },
  {
    name: 'what Flux gives to a chart',
    text: `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata:
  name: calico
spec:
  values:
    installation:
      calicoNetwork:
        ipPools:
        - cidr: 10.42.0.0/16
          encapsulation: VXLAN
  interval: 1h
`,
    reads: [
      ['clusterCIDR', '10.42.0.0/16', 10],
      ['networkMode', 'overlay', 11],
    ],
  },
  {
    name: 'what Rancher gives to the charts of a cluster',
    text: `apiVersion: provisioning.cattle.io/v1
kind: Cluster
metadata:
  name: win
spec:
  kubernetesVersion: v1.28.9+rke2r1
  rkeConfig:
    chartValues:
      rke2-calico:
        installation:
          calicoNetwork:
            ipPools:
            - cidr: 10.42.0.0/16
              encapsulation: VXLAN
      rke2-coredns: {}
    machineGlobalConfig:
      cni: calico
`,
    reads: [['clusterCIDR', '10.42.0.0/16', 13]],
  },
  {
    name: 'the network of Calico',
    text: `installation:
  calicoNetwork:
    bgp: Disabled
    ipPools:
      - cidr: 10.42.0.0/16
        encapsulation: VXLAN
felixConfiguration:
  vxlanVNI: 4096
`,
    reads: [
      ['cni', 'calico', 1],
      ['clusterCIDR', '10.42.0.0/16', 5],
      ['networkMode', 'overlay', 6],
      ['vni', 4096, 8],
    ],
  },
])
