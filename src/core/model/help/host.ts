import { defineHelp } from './define.ts'

export const hostHelp = defineHelp({
  windowsRelease: {
    find: { on: 'node', command: '[System.Environment]::OSVersion.Version' },
    text: 'The Windows Server release of the machine. With process isolation a container image must fit its build, and each Kubernetes version supports certain releases only.',
    sources: ['web-intro-36', 'msvc'],
  },
  windowsRevision: {
    find: {
      on: 'node',
      command: "(Get-ItemProperty 'HKLM:\\SOFTWARE\\Microsoft\\Windows NT\\CurrentVersion').UBR",
    },
    text: 'The last part of the build number, 1217 in 10.0.17763.1217: it says which updates the machine has. Leave 0 if you do not know it; what depends on it then stays a question.',
  },
  installedKBs: {
    find: { on: 'node', command: 'Get-HotFix' },
    text: 'Updates that you know are installed, by their KB number. Only needed where a feature asks for one and the revision is not known.',
  },
  nodeName: {
    find: { on: 'node', command: 'hostname' },
    text: 'The name under which the node appears in the cluster: a DNS name in lower case. The kubelet and kube-proxy must use the same one; otherwise network endpoints of pods can disappear.',
    sources: ['doc004'],
  },
  nodeIP: {
    find: { on: 'node', command: 'Get-NetIPAddress -AddressFamily IPv4' },
    text: 'The address of the machine in its own network, the one that other nodes reach it at.',
  },
  managementSubnet: {
    find: {
      on: 'node',
      command:
        'Get-NetIPAddress -AddressFamily IPv4 | Format-Table InterfaceAlias, IPAddress, PrefixLength',
    },
    text: 'The network that the nodes themselves are in. Traffic to it must not be translated, so it belongs in the exception list of most network modes.',
    sources: ['doc004'],
  },
  networkAdapter: {
    find: { on: 'node', command: 'Get-NetAdapter' },
    text: 'The name of the network adapter that carries the node’s traffic, as Get-NetAdapter shows it.',
  },
  cpuCores: {
    find: {
      on: 'node',
      command: '(Get-CimInstance Win32_ComputerSystem).NumberOfLogicalProcessors',
    },
    text: 'Logical processors of the machine. The proposals for reservations follow from it.',
  },
  memoryGiB: {
    find: {
      on: 'node',
      command: '(Get-CimInstance Win32_ComputerSystem).TotalPhysicalMemory / 1GB',
    },
    text: 'Memory of the machine. Windows does not kill processes when memory runs out, it pages to disk, so leave enough for the system itself.',
    sources: ['web-res'],
  },
  maxPods: {
    text: 'How many pods the kubelet accepts. The node needs an address for each of them, and every pod costs memory of the host.',
  },
  kubeReserved: {
    text: 'CPU and memory that are kept for the kubelet, kube-proxy and the runtime, as name=quantity pairs. Pods cannot be scheduled onto this share.',
    sources: ['web-res'],
  },
  systemReserved: {
    text: 'CPU and memory that are kept for Windows itself, as name=quantity pairs. The Kubernetes documentation asks for at least 2 GiB of memory.',
    sources: ['web-res'],
  },
  windowsPriorityClass: {
    text: 'The priority of the kubelet process. A higher class gives it enough processor time on a busy node to keep the node ready.',
    sources: ['doc004', 'web-res'],
  },
  nodeLabels: {
    text: 'Labels that the node gets when it registers, one key=value each. Workloads select nodes by them.',
  },
  nodeTaint: {
    find: { on: 'cluster', command: 'kubectl describe node NODE' },
    text: 'Keeps pods off the node that do not tolerate it. Linux workloads without a node selector would otherwise be scheduled here and fail.',
    sources: ['doc004-guide'],
  },
  installDirectory: {
    text: 'The folder for the binaries, scripts and configuration of the node.',
  },
  logDirectory: {
    text: 'The folder that the components write their logs to.',
  },
  serviceManager: {
    find: { on: 'node', command: 'sc.exe qc kubelet' },
    text: 'What keeps kubelet and kube-proxy running: the service control manager of Windows itself, or nssm, a helper that the older guides use.',
    sources: ['doc004'],
  },
  httpProxy: {
    text: 'The proxy for plain HTTP, set for the whole machine. Leave it empty if the node reaches the internet directly. Write it without user name and password.',
    sources: ['doc004'],
  },
  httpsProxy: {
    text: 'The proxy for HTTPS, set for the whole machine. Images and binaries are fetched through it. Write it without user name and password.',
    sources: ['doc004'],
  },
  noProxy: {
    text: 'Addresses and domains that are reached without the proxy. The ranges of the cluster are added by themselves.',
  },
})
