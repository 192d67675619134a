import { inferred, verified } from '../fact.ts'
import type { Symptom } from './define.ts'

/** Messages of what is added to a cluster: webhooks, exporters, collectors of logs, Linux agents. */
export const addOnSymptoms: readonly Symptom[] = [
  {
    id: 'A-01',
    about: 'webhook that cannot be called',
    kind: 'error',
    words: [['failed calling webhook'], ['failed to call webhook']],
    printed: [{ by: 'kube-apiserver', in: 'event FailedCreate, output of kubectl' }],
    causes: [
      {
        cause: inferred(
          'The certificate of the webhook is not of the CA in caBundle of its configuration, as after it was made anew.',
          ['github kubernetes-sigs/windows-gmsa/issues/153'],
        ),
        likely: [{ says: 'x509:' }, { says: 'tls:' }],
        excluded: [{ says: 'has expired or is not yet valid' }],
        checks: [
          {
            command:
              'kubectl get mutatingwebhookconfiguration,validatingwebhookconfiguration -o yaml',
            shows: 'caBundle of another CA than the secret',
          },
        ],
        remedy: 'Give both the same CA, and restart the webhook.',
      },
      {
        cause: inferred(
          'The certificate of the webhook has expired, or the clock of one side is wrong.',
          ['github kubernetes-sigs/windows-gmsa/issues/153'],
        ),
        likely: [{ says: 'has expired or is not yet valid' }],
        checks: [{ look: 'end of the certificate in the secret of the webhook', shows: 'past' }],
        remedy:
          'Make the certificate anew, with its CA in caBundle, and restart the webhook; on EKS the old vpc-admission-webhook is not needed where enable-windows-ipam is on.',
      },
      {
        cause: inferred(
          'The API server does not reach the webhook: its pod does not run, or sits where the control plane has no way to.',
          ['github aws-samples/amazon-eks-gmsa/issues/1'],
        ),
        likely: [
          { says: 'deadline' },
          { says: 'connection refused' },
          { says: 'no endpoints available' },
          { says: 'timeout' },
        ],
        checks: [
          { command: 'kubectl get pods,endpoints -n NAMESPACE', shows: 'no pod that is Ready' },
        ],
        remedy:
          'Let its pod run on a Linux node that the control plane reaches; else remove the configuration of a webhook that is gone.',
      },
    ],
  },
  {
    id: 'A-02',
    about: 'folder of Linux on a Windows node',
    kind: 'error',
    words: [['hostPath type check failed:']],
    printed: [{ by: 'kubelet', in: 'event FailedMount' }],
    causes: [
      {
        cause: inferred(
          'A pod for Linux, often of a DaemonSet, was sent to this Windows node: the path that it mounts is one of Linux.',
          [
            'github cilium/cilium/issues/31873',
            'github Azure/application-gateway-kubernetes-ingress/issues/1176',
          ],
        ),
        likely: [{ says: 'failed: /' }],
        checks: [
          { look: 'nodeSelector and tolerations of the pod', shows: 'nothing keeps it on Linux' },
        ],
        remedy: 'Give it the nodeSelector kubernetes.io/os: linux.',
      },
      {
        cause: inferred(
          'The path is not there on this node, or is of another type than the pod says.',
          ['github cilium/cilium/issues/31873'],
        ),
        checks: [{ command: 'Test-Path PATH', shows: 'on the node: False' }],
        remedy: 'Create it, or set the type DirectoryOrCreate.',
      },
    ],
  },
  {
    id: 'A-03',
    about: 'disk of another node',
    kind: 'error',
    words: [['Multi-Attach error for volume']],
    passedBy: ['AttachVolume.Attach succeeded'],
    printed: [{ by: 'attach/detach controller', in: 'event FailedAttachVolume' }],
    causes: [
      {
        cause: inferred(
          'The disk can be at one node at a time, and is still attached to that of an earlier pod, which runs, ends, or whose node is gone.',
          ['github kubernetes-sigs/aws-ebs-csi-driver/issues/1001'],
        ),
        checks: [{ command: 'kubectl get volumeattachments', shows: 'the other node' }],
        remedy:
          'Delete the earlier pod and wait; a node that is gone holds it for minutes. For several nodes take a share.',
      },
    ],
  },
  {
    id: 'A-04',
    about: 'collector of windows_exporter',
    kind: 'error',
    words: [["Couldn't load collectors:"], ['unknown collector']],
    printed: [{ by: 'windows_exporter', in: 'its log' }],
    causes: [
      {
        cause: inferred('This version or build has no collector of that name.', [
          'github prometheus-community/windows_exporter/issues/391',
        ]),
        checks: [{ command: 'windows_exporter.exe --help', shows: 'the names that it has' }],
        remedy: 'Correct the name, or take another release.',
      },
      {
        cause: inferred('The names were passed on with their quotation marks.', [
          'github prometheus-community/windows_exporter/issues/628',
        ]),
        checks: [{ command: 'sc.exe qc windows_exporter', shows: 'quotation marks around names' }],
        remedy: 'Write --collectors.enabled=cpu,container without further quotation marks.',
      },
    ],
  },
  {
    id: 'A-05',
    about: 'lines of windows_exporter',
    kind: 'noise',
    words: [
      ['Error reading textfile collector directory'],
      ['No Network Stats for container'],
      ['callbackNumber does not exist in callbackMap'],
      ['error encoding and sending metric family:', 'wsasend'],
    ],
    printed: [{ by: 'windows_exporter', in: 'its log' }],
    causes: [
      {
        cause: inferred(
          'A folder for text files that nobody uses, containers that ended while they were counted or share the network of the host, or a scrape that was cut off: the other numbers are right.',
          [
            'github prometheus-community/windows_exporter/issues/1229',
            'github prometheus-community/windows_exporter/issues/1861',
          ],
        ),
        checks: [],
        remedy: 'Create the folder or leave the collector textfile out; raise scrape_timeout.',
      },
    ],
  },
  {
    id: 'A-06',
    about: 'logs that a collector does not see',
    kind: 'error',
    words: [
      ['skip (invalid) entry=', '.log'],
      ['error scanning path:', 'containers'],
      ["0 new files found on path 'C:"],
    ],
    printed: [{ by: 'Fluent Bit', in: 'its log' }],
    causes: [
      {
        cause: verified(
          'The files in C:\\var\\log\\containers are links, and the folder that they lead to is not mounted in the pod of the collector: C:\\var\\log\\pods, C:\\ProgramData with docker, or a root on another drive.',
          ['github fluent/fluent-bit/issues/960', 'github fluent/fluent-bit/issues/4202'],
        ),
        checks: [
          { command: 'dir C:\\var\\log\\containers', shows: 'on the node: where the links lead' },
        ],
        remedy: 'Mount that folder at the same path and drive.',
      },
    ],
  },
  {
    id: 'A-07',
    about: 'Open vSwitch that does not answer',
    kind: 'error',
    words: [['timeval|ERR|wake up from WaitForMultipleObjects after deadline']],
    printed: [{ by: 'ovs-vsctl', in: 'log of OVN or Antrea' }],
    causes: [
      {
        cause: inferred('ovs-vsctl waited in vain for ovs-vswitchd: it does not run, or hangs.', [
          'github ovn-kubernetes/ovn-kubernetes/issues/287',
        ]),
        checks: [{ command: 'Get-Service ovs-vswitchd, ovsdb-server', shows: 'not Running' }],
        remedy: 'Start or restart ovsdb-server, then ovs-vswitchd; look at its log.',
      },
    ],
  },
  {
    id: 'A-08',
    about: 'OVN of different times',
    kind: 'error',
    words: [['lflow|WARN|error parsing actions', 'expecting action']],
    printed: [{ by: 'ovn-controller', in: 'its log' }],
    causes: [
      {
        cause: inferred(
          'OVN on this node is older than that of the control plane and does not know an action, so that some pods are not reached.',
          ['github ovn-kubernetes/ovn-kubernetes/issues/657'],
        ),
        checks: [{ command: 'ovn-controller --version', shows: 'another one than on the masters' }],
        remedy: 'Install the same OVN and Open vSwitch on all nodes.',
      },
    ],
  },
  {
    id: 'A-09',
    about: 'no device plugins',
    kind: 'error',
    words: [['unknown service deviceplugin.Registration']],
    printed: [{ by: 'device plugins', in: 'their log' }],
    causes: [
      {
        cause: verified(
          'This kubelet takes no device plugins: on Windows old ones had no part for them.',
          ['github kubernetes/kubernetes/issues/88157', 'github kubernetes/kubernetes/pull/93285'],
        ),
        checks: [{ command: 'kubelet --version', shows: 'before 1.20' }],
        remedy: 'Update Kubernetes on the node.',
      },
    ],
  },
  {
    id: 'A-10',
    about: 'lines that tell of no fault',
    kind: 'noise',
    words: [
      ['is not supported for trunk interface (Security Group for Pods)'],
      ['Invalid attach limit value 0 cannot be added to CSINode'],
    ],
    printed: [{ by: 'vpc-resource-controller, kubelet', in: 'event, log' }],
    causes: [
      {
        cause: inferred(
          'Windows nodes use no trunk interface, and a driver that sets no limit of volumes tells 0; pods got their addresses and volumes all the same.',
          [
            'github aws/amazon-vpc-resource-controller-k8s/issues/231',
            'github kubernetes-csi/csi-driver-smb/issues/447',
          ],
        ),
        checks: [],
        remedy: 'Nothing to do.',
      },
    ],
  },
  {
    id: 'A-12',
    about: 'container without SMB of its own',
    kind: 'error',
    words: [
      ['System error 1783 has occurred'],
      ['System error 1312 has occurred'],
      ['A specified logon session does not exist'],
    ],
    printed: [{ by: 'net use', in: 'console' }],
    causes: [
      {
        cause: inferred(
          'A share is mapped inside a container, which does not work in every Windows; the node maps shares for its containers.',
          ['github Azure/acs-engine/issues/1737'],
        ),
        checks: [{ command: 'New-SmbGlobalMapping', shows: 'on the node: it works' }],
        remedy: 'Map it on the node with New-SmbGlobalMapping, or use the CSI driver for SMB.',
      },
      {
        cause: verified('The account in the secret of the driver stands without a domain.', [
          'smb-known-issues',
        ]),
        likely: [{ says: 'SmbGlobalMapping' }],
        checks: [{ look: 'username in the secret', shows: 'no domain before the name' }],
        remedy: String.raw`Write the account as DOMAIN\NAME; a made-up domain will do.`,
      },
    ],
  },
  {
    id: 'A-13',
    about: 'secret of a pod that ended',
    kind: 'warning',
    words: [['failed to list all files in target path']],
    printed: [{ by: 'secrets-store driver', in: 'event FailedToCreateSecret' }],
    causes: [
      {
        cause: inferred(
          'The pod, such as that of a Job, ended before the driver read its mounted files to make the secret.',
          ['github Azure/secrets-store-csi-driver-provider-azure/issues/268'],
        ),
        checks: [{ look: 'status of the pod', shows: 'Completed' }],
        remedy: 'Nothing where the Job is done; else take a newer driver.',
      },
    ],
  },
  {
    id: 'A-14',
    about: 'what Antrea lacks on Windows',
    kind: 'error',
    words: [
      ['unsupported features on Windows: {'],
      ['Docker runtime is not supported after Antrea 2.0'],
      ['AntreaProxy is disabled, Service traffic is unlikely to work'],
      ['AntreaProxy proxyAll is disabled, Service traffic is unlikely to work'],
      ['open vswitch extension driver is not installed'],
    ],
    printed: [{ by: 'antrea-agent', in: 'its log' }],
    causes: [
      {
        cause: verified(
          'antrea-agent.conf of the Windows nodes asks for what only Linux has; the message names it.',
          [
            'github antrea-io/antrea/blob/fc70f2bb7037f398196fd42210d34800cb6aa398/cmd/antrea-agent/options_windows.go#L67',
          ],
        ),
        likely: [{ says: 'unsupported features' }],
        checks: [
          {
            look: 'ConfigMap antrea-windows-config',
            shows: 'featureGates and modes of the message',
          },
        ],
        remedy: 'Take them out of that file; the one for Linux may keep them.',
      },
      {
        cause: verified('AntreaProxy is off, on which Services of Windows nodes rest.', [
          'github antrea-io/antrea/blob/fc70f2bb7037f398196fd42210d34800cb6aa398/cmd/antrea-agent/options_windows.go#L82',
        ]),
        likely: [{ says: 'Service traffic is unlikely' }],
        checks: [{ look: 'antreaProxy of antrea-agent.conf', shows: 'enable or proxyAll: false' }],
        remedy: 'Set enable and proxyAll to true.',
      },
      {
        cause: verified('The node runs docker, which this Antrea no longer takes on Windows.', [
          'github antrea-io/antrea/blob/fc70f2bb7037f398196fd42210d34800cb6aa398/pkg/agent/cniserver/server_windows.go#L73',
        ]),
        likely: [{ says: 'Docker runtime' }],
        checks: [{ command: 'kubectl get nodes -o wide', shows: 'docker:// for the node' }],
        remedy: 'Move the node to containerd.',
      },
      {
        cause: verified('The driver of Open vSwitch is not installed on this host.', [
          'github antrea-io/antrea/blob/fc70f2bb7037f398196fd42210d34800cb6aa398/pkg/agent/util/winnet/net_windows.go#L725',
        ]),
        likely: [{ says: 'extension driver' }],
        checks: [{ command: 'Get-VMSystemSwitchExtension', shows: 'no Open vSwitch Extension' }],
        remedy: 'Install it with Install-OVS.ps1 or by the container antrea-ovs.',
      },
    ],
  },
  {
    id: 'A-15',
    about: 'folder that csi-proxy does not serve',
    kind: 'error',
    words: [['is not within the working directories']],
    printed: [{ by: 'csi-proxy', in: 'log of csi-proxy or of the driver' }],
    causes: [
      {
        cause: verified(
          'The kubelet or the driver uses another root than csi-proxy was started for, which takes C:\\var\\lib\\kubelet if it is told nothing.',
          [
            'github kubernetes-csi/csi-proxy/blob/eeba470682d91bd60d0cc5b02c9000193d86fbbe/pkg/server/filesystem/server.go#L106',
          ],
        ),
        checks: [
          { command: 'sc.exe qc csi-proxy', shows: 'other --kubelet-path or --working-dir' },
        ],
        remedy: 'Start csi-proxy with the --kubelet-path of this node.',
      },
    ],
  },
  {
    id: 'A-16',
    about: 'addresses that rest',
    kind: 'warning',
    weak: 'message',
    words: [
      ['PrivateIPv4Address are being cooled down'],
      ['Warm pool for resource', 'is currently empty'],
      ['cannot assign any more resource from warm pool'],
    ],
    printed: [{ by: 'vpc-resource-controller', in: 'pod event' }],
    causes: [
      {
        cause: verified(
          'All addresses of the node are in use or were given back less than 30 seconds ago; the controller tries again.',
          [
            'github aws/amazon-vpc-resource-controller-k8s/blob/b8d425119bdba371202882b808f202c6073a46cc/pkg/config/type.go#L128-L129',
          ],
        ),
        likely: [{ observed: 'it goes on for minutes', repeats: true }],
        checks: [
          {
            command: 'kubectl describe node NODE',
            shows: 'vpc.amazonaws.com/PrivateIPv4Address all used',
          },
        ],
        remedy:
          'Wait; where it goes on, add nodes, take a larger type, or turn prefix delegation on.',
      },
    ],
  },
  {
    id: 'A-17',
    about: 'Calico CNI on Windows',
    kind: 'error',
    words: [
      ['Calico VXLAN requires IPAM type calico-ipam'],
      ['endpoint with same ID was recently deleted'],
    ],
    printed: [{ by: 'calico', in: 'log of install-cni, pod events' }],
    causes: [
      {
        cause: verified(
          'CNI_IPAM_TYPE is another one, and with VXLAN Calico takes calico-ipam alone on Windows.',
          [
            'github projectcalico/calico/blob/87c15906f20c4ca1fda55af92295e7678b0cc0b2/cni-plugin/pkg/install/install_windows.go#L151',
          ],
        ),
        likely: [{ says: 'calico-ipam' }],
        checks: [{ look: 'environment of install-cni', shows: 'CNI_IPAM_TYPE' }],
        remedy: 'Leave it out, or set calico-ipam.',
      },
      {
        cause: verified(
          'The pod was deleted while the kubelet still asked for its state: the plugin says so on purpose.',
          [
            'github projectcalico/calico/blob/87c15906f20c4ca1fda55af92295e7678b0cc0b2/cni-plugin/internal/pkg/utils/network_windows.go#L257-L269',
          ],
        ),
        likely: [{ says: 'recently deleted' }],
        checks: [{ command: 'kubectl get pod POD', shows: 'Terminating, or gone' }],
        remedy: 'Nothing to do unless the pod should live.',
      },
    ],
  },
  {
    id: 'A-18',
    about: 'private key of the operator',
    kind: 'error',
    weak: 'message',
    words: [['Unable to retrieve private key, please ensure it is created']],
    printed: [{ by: 'windows-machine-config-operator', in: 'its log' }],
    causes: [
      {
        cause: verified(
          'The secret cloud-private-key is not there, with which the operator logs on to the machines.',
          [
            'github openshift/windows-machine-config-operator/blob/0be4b9ccb94d8450f918724a93fb4c7d89d6eefe/README.md#L25',
          ],
        ),
        likely: [{ observed: 'again and again', repeats: true }],
        excluded: [{ says: 'the cache is not started' }],
        checks: [
          {
            command: 'oc get secret cloud-private-key -n openshift-windows-machine-config-operator',
            shows: 'NotFound',
          },
        ],
        remedy: 'Create it from private-key.pem, in the namespace of the operator.',
      },
      {
        cause: inferred(
          'The operator just starts, and looks for the secret before it can read any.',
          ['github openshift/windows-machine-config-operator/pull/2166'],
        ),
        likely: [{ observed: 'the line comes once' }],
        checks: [{ look: 'the lines behind it', shows: 'controllers start' }],
        remedy: 'Nothing to do where it comes once, at the start.',
      },
    ],
  },
]
