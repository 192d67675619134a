import { inferred, verified, type Fact } from './fact.ts'

/** A value in the output of a command that is a fault by itself. */
export interface ToldByOutput {
  /** The fact that an importer reads. */
  readonly name: string
  /** Its values that are one. */
  readonly is: readonly string[]
  /** Said of the value, which stands before it. */
  readonly means: Fact<string>
  readonly remedy: string
  /** Healthy clusters have it too, where nobody needs the thing. */
  readonly isOften?: true
  /** It is none where something else does the work: the other runtime, a plugin, or a pod of this name. */
  readonly unless?: {
    readonly containerRuntime?: string
    readonly cni?: string
    readonly pod?: string
  }
  /** It is one only where the setup has these decisions. */
  readonly where?: Partial<Readonly<Record<'isolation' | 'cni' | 'networkMode', string>>>
}

const down = ['Stopped', 'STOPPED', 'Paused', 'PAUSED', 'StopPending', 'STOP_PENDING']
const missing = ['Available', 'Removed', 'Disabled', 'DisabledWithPayloadRemoved']

const debugScript = ['swtools hack/DebugWindowsNode.ps1'] as const

export const toldByOutput: readonly ToldByOutput[] = [
  {
    name: 'kubelet.serviceState',
    is: down,
    means: verified('the service kubelet does not run, so nothing tells of the node', ['swt#229']),
    remedy: 'Start it, and read the last lines of its log where it ends again.',
  },
  {
    name: 'containerd.serviceState',
    is: down,
    unless: { containerRuntime: 'docker' },
    means: verified('the service containerd does not run, so no container starts', ['swt#229']),
    remedy: 'Start it, and run containerd by hand where it ends again: the console shows why.',
  },
  {
    name: 'kubeProxy.serviceState',
    is: down,
    unless: { cni: 'antrea', pod: 'kube-proxy' },
    means: verified('the service kube-proxy does not run, so pods of the node reach no Service', [
      'k8s-proxier',
    ]),
    remedy: 'Start it; its first error that repeats decides.',
  },
  {
    name: 'node.capacityWithout',
    is: ['vpc.amazonaws.com/PrivateIPv4Address'],
    means: verified(
      'the capacity of the node has no such resource, so no pod gets an address: enable-windows-ipam is not "true", the role of the cluster lacks AmazonEKSVPCResourceController, the node lacks its label of the system, or no address is left',
      ['vpc-controller docs/troubleshooting.md#L87', 'eks-windows'],
    ),
    remedy:
      'Read the ConfigMap amazon-vpc-cni in kube-system and the policies of the cluster role; then replace the node.',
  },
  {
    name: 'host.process.busiest',
    is: ['MsMpEng', 'MsMpEng.exe'],
    means: verified(
      'Defender has taken more CPU than any other process; it scans every file of starting containers and of image layers',
      ['windows-containers#201', 'windows-containers#92', 'ctrd#6875'],
    ),
    remedy: 'Exempt containerd, its shim, the kubelet and the data root as far as policy allows.',
    isOften: true,
  },
  {
    name: 'host.pagefile',
    is: ['No Instance(s) Available'],
    means: verified(
      'the host has no paging file; Windows always treats memory as virtual, and a node must have one',
      ['github kubernetes/website/pull/24843', 'github kubernetes/enhancements/pull/848'],
    ),
    remedy: 'Let Windows manage a paging file of the system, and restart the machine.',
    isOften: true,
  },
  {
    name: 'host.feature.Containers',
    is: missing,
    means: verified(
      'the Windows feature Containers is not installed, and no container runs without it',
      ['swt-install-containerd'],
    ),
    remedy: 'Install-WindowsFeature Containers, then restart the node.',
  },
  {
    name: 'host.feature.Containers',
    is: ['InstallPending', 'EnablePending', 'Enable Pending'],
    means: inferred('the Windows feature Containers waits for a restart', [
      'swt-install-containerd',
    ]),
    remedy: 'Restart the node.',
  },
  {
    name: 'host.feature.Hyper-V',
    is: missing,
    where: { isolation: 'hyperv' },
    means: verified('pods with Hyper-V isolation need the feature Hyper-V', [
      'moby#27198',
      'virtualization-documentation-hcshresult',
    ]),
    remedy: 'Install-WindowsFeature Hyper-V, then restart the node in a planned window.',
  },
  {
    name: 'host.hypervisorPresent',
    is: ['False'],
    where: { isolation: 'hyperv' },
    means: verified('pods with Hyper-V isolation need a hypervisor', [
      'moby#27198',
      'virtualization-documentation-hcshresult',
    ]),
    remedy: 'Install Hyper-V and restart; on a virtual machine allow nested virtualization.',
  },
  {
    name: 'pod.dnsServer',
    is: ['fec0:0:0:ffff::1'],
    means: verified(
      'Windows shows these addresses where an adapter has no DNS server, so no name resolves in the pod',
      ['github ovn-kubernetes/ovn-kubernetes/issues/655'],
    ),
    remedy:
      'Give the kubelet clusterDNS, and let the CNI file hand it on: capabilities dns true, or dns.nameservers. Then create the pod again.',
  },
  {
    name: 'pod.adapters',
    is: ['none'],
    means: inferred(
      'ipconfig in this pod lists no adapter: HNS made no endpoint for it, as where kube-proxy holds a remote endpoint with the address that a pod on Linux had before',
      ['github kubernetes/kubernetes/issues/130963'],
    ),
    remedy:
      'On the node, look for the address of the pod in Get-HnsEndpoint; remove one with IsRemoteEndpoint, create the pod again, and update kube-proxy.',
  },
  {
    name: 'firewall.kubelet.enabled',
    is: ['False'],
    means: inferred(
      'the firewall rule of the kubelet is off: where the firewall is on and no other rule opens the port, kubectl logs and exec reach no pod of the node',
      ['docs-troubleshoot.mdx'],
    ),
    remedy: 'Enable it: inbound TCP 10250.',
  },
  {
    name: 'host.check.failed',
    is: ["Has 'Containers' feature"],
    means: verified('the Windows feature Containers is not installed', debugScript),
    remedy: 'Install-WindowsFeature Containers, then restart the node.',
  },
  {
    name: 'host.check.failed',
    is: ['Has HNS running'],
    means: verified('the service HNS does not run, so nothing makes networks', debugScript),
    remedy: 'Start-Service hns; it comes with the feature Containers.',
  },
  {
    name: 'host.check.failed',
    is: ['There is 1 running kubelet.exe', 'There is 1 running kube-proxy.exe'],
    means: verified('it does not run, or more than once', debugScript),
    remedy: 'Start its service, and read its log where it ends again.',
  },
  {
    name: 'host.feature.RemoteAccess',
    is: missing,
    where: { cni: 'calico', networkMode: 'l2bridge' },
    means: verified('Calico needs the feature RemoteAccess for BGP', [
      'tigera-win-operator#L37-L59',
    ]),
    remedy:
      'Install-WindowsFeature RemoteAccess, RSAT-RemoteAccess-PowerShell, Routing, then restart the node.',
  },
  {
    name: 'remoteAccess.serviceState',
    is: down,
    where: { cni: 'calico', networkMode: 'l2bridge' },
    means: verified('the service RemoteAccess does not run, and Calico needs it for BGP', [
      'tigera-win-operator#L37-L59',
    ]),
    remedy: 'Start-Service RemoteAccess; it sometimes does not start by itself.',
  },
  {
    name: 'ovsdb.serviceState',
    is: down,
    means: inferred(
      'the service ovsdb-server of Open vSwitch does not run, so the agent of Antrea does not connect',
      ['get-antrea 163d865c77ad/docs/windows.md#L225-L257'],
    ),
    remedy:
      'Start-Service ovsdb-server, ovs-vswitchd; where Open vSwitch runs in the pod of the agent, remove these services.',
  },
  {
    name: 'ovsVswitchd.serviceState',
    is: down,
    means: inferred(
      'the service ovs-vswitchd of Open vSwitch does not run, so pods have no switch',
      ['get-antrea 163d865c77ad/docs/windows.md#L225-L257'],
    ),
    remedy: 'Start-Service ovs-vswitchd, once ovsdb-server runs.',
  },
  {
    name: 'csiProxy.serviceState',
    is: down,
    isOften: true,
    means: inferred(
      'the service of csi-proxy does not run, so drivers that ask it mount no volumes',
      ['csi-proxy#80'],
    ),
    remedy: 'Start it; drivers that run as HostProcess containers need none.',
  },
  {
    name: 'hns.serviceState',
    is: down,
    // On a host without containers nothing has started it yet.
    isOften: true,
    means: verified('the service HNS does not run, so nothing makes networks', debugScript),
    remedy: 'Start-Service hns; where it ends again, read the event log of Host-Network-Service.',
  },
  {
    name: 'service.endpoints',
    is: ['<unset>'],
    isOften: true,
    means: verified('the Service has no ready endpoint', ['k8s-proxier']),
    remedy: 'Check its selector, its target port, and whether its pods are Ready.',
  },
  {
    name: 'certificate.residual',
    is: ['<invalid>'],
    means: inferred(
      'this certificate of the control plane has expired: nodes refuse the API server that shows it, or it gets nothing done',
      ['github snowdrop/k8s-infra/issues/260'],
    ),
    remedy:
      'Renew it on the control plane with kubeadm certs renew all, and restart its static pods.',
  },
  {
    name: 'csr.condition',
    is: ['Pending'],
    isOften: true,
    means: verified('nobody has approved this request for a certificate', [
      'w-kubelet-tls-bootstrapping',
    ]),
    remedy: 'Approve it where the node is known: kubectl certificate approve NAME.',
  },
  {
    name: 'gmsa.isUsable',
    is: ['False'],
    means: verified('the node may not read the password of the gMSA', [
      'virtualization-documentation-gmsa-troubleshooting',
    ]),
    remedy: 'Add it to the group that may, then restart it.',
  },
]
