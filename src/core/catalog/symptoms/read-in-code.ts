import { verified } from '../fact.ts'
import type { Symptom } from './define.ts'

const kubernetes =
  'github openshift/microshift/blob/8e16b12fda5b1dccc41a6de48b3e356cc7d5048b/deps/github.com/openshift/kubernetes'
const flannel = 'github flannel-io/flannel/blob/cdf760595c23292fd03ff4daf03638ac1ceef417/pkg'
const hcsshim = 'github microsoft/hcsshim/blob/7c9ff7f481383ff47524bade75d1b25d631b49ce/internal'
const containerd = 'github containerd/containerd/blob/301026e58c619e63d09c0ec411012e54c0124b03'
const calico = 'github projectcalico/calico/blob/87c15906f20c4ca1fda55af92295e7678b0cc0b2'
const hybrid =
  'github ovn-kubernetes/ovn-kubernetes/blob/8871cd9cec9c45d6da1baf9e3b06eb575f49039c/go-controller/hybrid-overlay'
const smb =
  'github kubernetes-csi/csi-driver-smb/blob/95c6968057eeab711c5913fa6c26295759b6ceb3/pkg/smb'
const rke2 = 'github rancher/rke2/blob/6ce1a8019e9d0b81eb7a715edbc2b8ac12d26da0/pkg'

/** Messages of components on Windows nodes whose one cause their code shows. */
export const readInCodeSymptoms: readonly Symptom[] = [
  {
    id: 'W-19',
    about: 'field that Windows lacks',
    kind: 'error',
    words: [
      ['singleProcessOOMKill is not supported on Windows'],
      ['userNamespaces is not supported on Windows'],
    ],
    printed: [{ by: 'kubelet', in: 'kubelet log' }],
    causes: [
      {
        cause: verified(
          'The KubeletConfiguration sets a field that the kubelet refuses on Windows.',
          [`${kubernetes}/pkg/kubelet/apis/config/validation/validation_windows.go`],
        ),
        checks: [{ look: 'the KubeletConfiguration', shows: 'the field that the message names' }],
        remedy: 'Take the field out of the configuration of Windows nodes.',
      },
    ],
  },
  {
    id: 'W-20',
    about: 'switch of Linux for kube-proxy',
    kind: 'error',
    words: [
      ['--cleanup-and-exit is not implemented on Windows'],
      ['--init-only is not implemented on Windows'],
    ],
    printed: [{ by: 'kube-proxy', in: 'kube-proxy log' }],
    causes: [
      {
        cause: verified('kube-proxy was started with a switch that it has on Linux alone.', [
          `${kubernetes}/cmd/kube-proxy/app/server_windows.go`,
        ]),
        checks: [{ look: 'the arguments of kube-proxy', shows: '--cleanup or --init-only' }],
        remedy: 'Take the switch out.',
      },
    ],
  },
  {
    id: 'W-21',
    about: 'load balancer of a Service',
    kind: 'error',
    words: [
      ['ClusterIP policy creation failed'],
      ['Nodeport policy creation failed'],
      ['ExternalIP policy creation failed'],
      ['IngressIP policy creation failed'],
    ],
    printed: [{ by: 'kube-proxy', in: 'kube-proxy log' }],
    causes: [
      {
        cause: verified(
          'HNS took no load balancer for this Service, so that its address does not work on this node.',
          [`${kubernetes}/pkg/proxy/winkernel/proxier.go`],
        ),
        checks: [
          { look: 'err at the end of the line', shows: 'the code with which HNS refused' },
          { command: 'hnsdiag list loadbalancers', shows: 'whether it is there by now' },
        ],
        remedy: 'Mend what the code names; then restart kube-proxy.',
      },
    ],
  },
  {
    id: 'W-22',
    about: 'address for flanneld',
    kind: 'error',
    words: [
      ['no interface with given IP found'],
      ['no IPv4 address found for given interface'],
      ['unable to find default gateway interface index'],
    ],
    printed: [{ by: 'flanneld', in: 'flanneld log' }],
    causes: [
      {
        cause: verified('No adapter of the node has the address of --iface, or of HNS, any more.', [
          `${flannel}/ip/iface_windows.go`,
        ]),
        likely: [{ says: 'given IP' }],
        excluded: [{ says: 'default gateway' }, { says: 'no IPv4' }],
        checks: [{ command: 'Get-NetIPAddress -AddressFamily IPv4', shows: 'the addresses now' }],
        remedy: 'Give --iface the address of this node.',
      },
      {
        cause: verified('The adapter has no IPv4 address.', [`${flannel}/ip/iface_windows.go`]),
        likely: [{ says: 'no IPv4' }],
        excluded: [{ says: 'default gateway' }, { says: 'given IP' }],
        checks: [{ command: 'ipconfig /all', shows: 'an adapter without IPv4' }],
        remedy: 'Give the adapter its address, or --iface another one.',
      },
      {
        cause: verified('The node has no default route, by which flanneld looks for its adapter.', [
          `${flannel}/ip/iface_windows.go`,
        ]),
        likely: [{ says: 'default gateway' }],
        excluded: [{ says: 'given IP' }, { says: 'no IPv4' }],
        checks: [{ command: 'Get-NetRoute -DestinationPrefix 0.0.0.0/0', shows: 'nothing' }],
        remedy: 'Set the default gateway again, or start flanneld with --iface.',
      },
    ],
  },
  {
    id: 'W-23',
    about: 'adapter that HNS takes away',
    kind: 'error',
    words: [
      ['timeout, failed to get net interface for HNSNetwork'],
      ['timeout, failed to get net interface for HostComputeNetwork'],
    ],
    printed: [{ by: 'flanneld', in: 'flanneld log' }],
    causes: [
      {
        cause: verified(
          'HNS made the network, and the node’s address did not come back to an adapter in time.',
          [`${flannel}/backend/hostgw/hostgw_windows.go`],
        ),
        checks: [{ command: 'ipconfig', shows: 'vEthernet (…) without the address of the node' }],
        remedy:
          'Start flanneld again; where the address is static and gone, set it on the vEthernet adapter.',
      },
    ],
  },
  {
    id: 'W-24',
    about: 'delegate of flannel',
    kind: 'error',
    words: [
      ["'delegate' dictionary must not have"],
      ["'delegate' dictionary, if present, must have"],
    ],
    printed: [{ by: 'flannel CNI plugin', in: 'pod events' }],
    causes: [
      {
        cause: verified(
          'The delegate of the CNI file has a name or an ipam, which the plugin flannel sets itself, or a type that is no text.',
          ['github flannel-io/cni-plugin/blob/092e6d26e43c0c09c5bd4e8c49231d69cc2673be/flannel.go'],
        ),
        checks: [{ look: 'delegate in the CNI file', shows: 'name or ipam' }],
        remedy: 'Take name and ipam out of delegate.',
      },
    ],
  },
  {
    id: 'W-25',
    about: 'rule of a policy that Calico skips',
    kind: 'error',
    words: [
      ['rule contained unsupported feature'],
      ["Skipped rule because it's not supported on Windows"],
      ['Skipping rule because it contains'],
      ['Skipping rule because it is for an unsupported IP version'],
      ['This rule action is not supported, rule will be skipped'],
    ],
    settledBy: ['calico-rule-skipped'],
    printed: [{ by: 'felix', in: 'log of calico-node' }],
    causes: [
      {
        cause: verified(
          'The rule has what Felix leaves out on Windows: negated matches, ICMP types, named ports, Log, or the other IP version.',
          [`${calico}/felix/dataplane/windows/policysets/policysets.go`],
        ),
        checks: [
          { command: 'kubectl get networkpolicy -A -o yaml', shows: 'which of these it has' },
        ],
        remedy: 'Write the rule without it, with numbers of ports.',
      },
    ],
  },
  {
    id: 'W-26',
    about: 'BPF on Windows',
    kind: 'error',
    words: [['BPF dataplane is not supported on Windows']],
    printed: [{ by: 'felix', in: 'log of calico-node' }],
    causes: [
      {
        cause: verified('bpfEnabled is on for all nodes; Felix has no eBPF dataplane on Windows.', [
          `${calico}/felix/dataplane/driver_windows.go`,
        ]),
        checks: [
          { command: 'kubectl get felixconfiguration default -o yaml', shows: 'bpfEnabled: true' },
        ],
        remedy: 'Leave eBPF off in clusters with Windows nodes.',
      },
    ],
  },
  {
    id: 'W-27',
    about: 'backend of Calico',
    kind: 'error',
    words: [['Invalid backend networking type'], ['invalid backend configuration']],
    printed: [{ by: 'calico-node', in: 'log of calico-node' }],
    causes: [
      {
        cause: verified('CALICO_NETWORKING_BACKEND is neither vxlan nor windows-bgp nor none.', [
          `${calico}/node/pkg/lifecycle/startup/startup_windows.go`,
        ]),
        checks: [{ look: 'config.ps1', shows: 'CALICO_NETWORKING_BACKEND' }],
        remedy: 'Set it to vxlan, windows-bgp or none.',
      },
    ],
  },
  {
    id: 'W-28',
    about: 'hybrid overlay without its annotations',
    kind: 'error',
    words: [
      ['missing node subnet and/or node IP'],
      ['missing distributed router MAC annotation'],
      ["missing node name; use the 'node' flag"],
    ],
    printed: [{ by: 'hybrid-overlay-node', in: 'hybrid-overlay log' }],
    causes: [
      {
        cause: verified('hybrid-overlay-node was started without --node.', [
          `${hybrid}/cmd/hybrid-overlay-node/hybrid-overlay-node.go`,
        ]),
        likely: [{ says: 'missing node name' }],
        excluded: [{ says: 'missing node subnet' }, { says: 'router MAC' }],
        checks: [{ command: 'sc.exe qc hybrid-overlay-node', shows: 'no --node' }],
        remedy: 'Start it with --node and the name of the node.',
      },
      {
        cause: verified(
          'A node lacks the annotations of the hybrid overlay, which the control plane of OVN-Kubernetes sets.',
          [`${hybrid}/pkg/controller/node.go`],
        ),
        excluded: [{ says: 'missing node name' }],
        checks: [
          {
            command: 'kubectl get node NODE -o yaml',
            shows: 'no k8s.ovn.org/hybrid-overlay-node-subnet or -distributed-router-gateway-mac',
          },
        ],
        remedy: 'Turn hybridOverlayConfig on with a range of its own, and wait for ovnkube.',
      },
    ],
  },
  {
    id: 'W-29',
    about: 'VOLUME of an image that cannot be followed',
    kind: 'error',
    words: [
      ['rootpath on mountPath', 'readlink'],
      ['rootpath on mountPath', 'Incorrect function'],
      ['rootpath on mountPath', 'cannot find the path'],
    ],
    printed: [{ by: 'containerd', in: 'pod events' }],
    causes: [
      {
        cause: verified(
          'containerd copies what the image has in its VOLUME, and could not follow that path in the image.',
          [`${containerd}/internal/cri/opts/container.go`],
        ),
        checks: [{ command: 'docker history IMAGE', shows: 'a line VOLUME' }],
        remedy: 'Take VOLUME out of the image; the pod mounts its volumes all the same.',
      },
    ],
  },
  {
    id: 'W-30',
    about: 'layer without its files',
    kind: 'error',
    words: [
      ['no Files folder in layer'],
      ['does not exist in Utility VM image'],
      ['failed to find UtilityVM directory in base layer'],
    ],
    printed: [{ by: 'containerd', in: 'pod events, containerd log' }],
    causes: [
      {
        cause: verified('The base layer lies on the disk without parts that its unpacking makes.', [
          `${containerd}/core/mount/mount_windows.go`,
          `${containerd}/plugins/snapshots/windows/common.go`,
        ]),
        checks: [{ look: 'the folder of the layer', shows: 'no Files, or no UtilityVM' }],
        remedy: 'Remove the image with crictl rmi and pull it again.',
      },
    ],
  },
  {
    id: 'W-31',
    about: 'program of a HostProcess container',
    kind: 'error',
    outerTo: ['M-HPC-02'],
    words: [['failed to find executable']],
    printed: [{ by: 'containerd-shim-runhcs-v1', in: 'pod events' }],
    causes: [
      {
        cause: verified(
          'The command of a HostProcess container is found neither in its folder nor in PATH of the node.',
          [`${hcsshim}/jobcontainers/path.go`],
        ),
        checks: [
          { look: 'command and workingDir of the container', shows: 'the path of the program' },
        ],
        remedy:
          'Write the whole path, with %CONTAINER_SANDBOX_MOUNT_POINT% for what the image has.',
      },
    ],
  },
  {
    id: 'W-32',
    about: 'device for a container',
    kind: 'error',
    words: [
      ['device extensions are not supported on this build'],
      ['device type', 'is not supported in windows'],
      ['unrecognised HostPath format', 'IDType://ID'],
      ['device from path not supported on Windows'],
    ],
    printed: [{ by: 'containerd, containerd-shim-runhcs-v1', in: 'pod events' }],
    causes: [
      {
        cause: verified(
          'A device of a Windows container is named by a class, such as class/GUID, and this one is not, or this build of Windows takes none.',
          [
            `${hcsshim}/devices/assigned_devices.go`,
            `${hcsshim}/hcsoci/devices.go`,
            `${containerd}/internal/cri/opts/spec_windows_opts.go`,
          ],
        ),
        checks: [
          { look: 'the device plugin of the node', shows: 'a path of Linux such as /dev/…' },
        ],
        remedy: 'Use a device plugin for Windows, on a build that has device extensions.',
      },
    ],
  },
  {
    id: 'W-33',
    about: 'driver of SMB as a HostProcess container',
    kind: 'error',
    words: [['unable to load in-cluster configuration, containerSandboxMountPath']],
    printed: [{ by: 'csi-driver-smb', in: 'driver log' }],
    causes: [
      {
        cause: verified(
          'The driver runs with --enable-windows-host-process, and not in a HostProcess container.',
          [`${smb}/smb.go`],
        ),
        checks: [{ look: 'its DaemonSet', shows: 'no hostProcess: true' }],
        remedy: 'Install the chart with windows.useHostProcessContainers.',
      },
    ],
  },
  {
    id: 'W-34',
    about: 'StorageClass for SMB',
    kind: 'error',
    words: [
      ['invalid parameter', 'in storage class'],
      ['path contains directory traversal sequence'],
    ],
    printed: [{ by: 'csi-driver-smb', in: 'events of the claim' }],
    causes: [
      {
        cause: verified(
          'The StorageClass or volume has a parameter that the driver does not know, or two dots in a path.',
          [`${smb}/controllerserver.go`, `${smb}/smb.go`],
        ),
        checks: [{ command: 'kubectl get sc,pv -o yaml', shows: 'the parameter or path' }],
        remedy: 'Take it out, or spell it as the driver’s documentation does; paths have no “..”.',
      },
    ],
  },
  {
    id: 'W-35',
    about: 'service of RKE2',
    kind: 'error',
    words: [['service subcommand requires one of --add or --delete']],
    printed: [{ by: 'rke2.exe', in: 'the console' }],
    causes: [
      {
        cause: verified('rke2.exe agent service wants --add or --delete, and one of them.', [
          `${rke2}/cli/cmds/agent_service_windows.go`,
        ]),
        checks: [{ look: 'the command', shows: 'neither, or both' }],
        remedy: 'Run rke2.exe agent service --add.',
      },
    ],
  },
  {
    id: 'W-36',
    about: 'adapter that RKE2 looks for',
    kind: 'error',
    words: [
      ['the passed autoDetect value is not supported'],
      ['no interface can route IP'],
      ['no interface matches the set expression'],
    ],
    printed: [{ by: 'rke2.exe', in: 'rke2 log' }],
    causes: [
      {
        cause: verified(
          'No adapter of the node fits the detection of addresses of Calico or Flannel (nodeAddressAutodetectionV4), or its kind is none that RKE2 knows on Windows.',
          [`${rke2}/windows/utils.go`],
        ),
        checks: [
          { command: 'kubectl get installation default -o yaml', shows: 'the method' },
          { command: 'Get-NetAdapter', shows: 'the names of the adapters' },
        ],
        remedy: 'Name an adapter or a range in the HelmChartConfig that Windows nodes have too.',
      },
    ],
  },
  {
    id: 'W-37',
    about: 'wins that is not a service',
    kind: 'error',
    words: [["service hasn't been registered"], ['rancher-wins service does not exist']],
    printed: [{ by: 'wins', in: 'the console' }],
    causes: [
      {
        cause: verified('wins.exe was started as a service before it was registered as one.', [
          'github rancher/wins/blob/a4db3731c7df46ac5b7605734842a5a6051c4415/cmd/server/app/run_service.go',
        ]),
        checks: [{ command: 'sc.exe query rancher-wins', shows: 'no such service' }],
        remedy: 'Run wins.exe srv app run --register, or the installer of Rancher again.',
      },
    ],
  },
  {
    id: 'W-38',
    about: 'pool of addresses of EKS at rest',
    kind: 'warning',
    words: [['cannot assign resource now, resources are being'], ['warm pool is empty']],
    printed: [{ by: 'vpc-resource-controller', in: 'events of the pod' }],
    causes: [
      {
        cause: verified(
          'Addresses for Windows pods are just being made, or rest after their last pod; the controller asks again by itself.',
          [
            'github aws/amazon-vpc-resource-controller-k8s/blob/b8d425119bdba371202882b808f202c6073a46cc/pkg/pool/pool.go',
          ],
        ),
        checks: [{ look: 'the events of the pod', shows: 'whether it passes within minutes' }],
        remedy:
          'Wait; where it stays, look for free addresses of the subnet and limits of the instance.',
      },
    ],
  },
]
